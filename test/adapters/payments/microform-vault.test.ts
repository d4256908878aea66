import { Effect, Fiber } from 'effect';
import { describe, expect, it, vi } from 'vitest';
import { makeMicroformVault } from '#adapters/payments/microform-vault.ts';
import type { CardEntryEvent, FieldLook, FieldWords } from '#ports/payment/card-vault.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { element, fakeFlex } from '#test/adapters/payments/fake-flex.ts';
import {
  madeCodeToken,
  madeContext,
  madeToken,
  vaultOrigin,
} from '#test/adapters/payments/made-jwt.ts';
import { cardVaultContract } from '#test/ports/payment/card-vault.contract.ts';

const look: FieldLook = {
  color: '#111',
  placeholderColor: '#777',
  errorColor: '#b00',
  fontFamily: 'sans-serif',
  fontSize: '16px',
};
const words: FieldWords = {
  numberLabel: 'Card number',
  securityCodeLabel: 'Security code',
  numberDescription: 'Digits',
  securityCodeDescription: 'Back of the card',
};
const session = (captureContext = madeContext(), paymentSessionId = 'session-1') => ({
  paymentSessionId,
  captureContext,
  createdAt: 0,
  deadline: 1,
  extensionsLeft: 10,
  ahead: 0,
});
const slots = () => ({ number: element(), securityCode: element() });
const visa = { brandedName: 'Visa', cybsCardType: '001', securityCode: { name: 'CVV', length: 3 } };
const amex = {
  brandedName: 'American Express',
  cybsCardType: '003',
  securityCode: { name: 'CID', length: 4 },
};
const change = (...card: readonly object[]) => ({
  card,
  valid: true,
  couldBeValid: true,
  empty: false,
});

const setUp = () => {
  const fake = fakeFlex();
  const loaded: string[] = [];
  const vault = makeMicroformVault({
    allowedOrigins: [vaultOrigin],
    load: ({ address }) =>
      Effect.sync(() => {
        loaded.push(address);
        return fake.flex;
      }),
  });
  return { ...fake, vault, loaded };
};

const mounted = async () => {
  const world = setUp();
  const entry = await Effect.runPromise(world.vault.open(session()));
  const mounting = Effect.runPromise(world.vault.mount(entry, slots(), look, words));
  world.load();
  await mounting;
  return { ...world, entry };
};

cardVaultContract('microform-vault', async () => {
  const world = setUp();
  const { form, vault } = world;
  let made = 0;
  /** The vault answers by itself, each time with another token. */
  const answering = (token: (jti: string) => string) => {
    form().onAsked = ({ answer }) => {
      made += 1;
      const jti = `TOKEN${made}`;
      setImmediate(() => answer(null, token(jti)));
    };
  };
  return {
    vault,
    clock: { now: () => 0 },
    session: session(),
    typeCard: async (entry) => {
      const mounting = Effect.runPromise(vault.mount(entry, slots(), look, words));
      world.load();
      await mounting;
      form().number.emit('change', change(visa));
      form().securityCode.emit('change', change());
      answering((jti) => madeToken('XXXXXXXXXXXX1111', ['001'], jti));
    },
    typeCode: async (entry) => {
      const slot = { securityCode: element(), codeLength: 3 };
      const mounting = Effect.runPromise(vault.mount(entry, slot, look, words));
      form().securityCode.emit('load');
      await mounting;
      form().securityCode.emit('change', change());
      answering((jti) => madeCodeToken(jti));
    },
  };
});

describe('makeMicroformVault', () => {
  it.each([
    ['its script', madeContext({ library: 'https://evil.example/flex.js' })],
    ['its token address', madeContext({ origin: 'https://evil.example' })],
    ['its script by another port', madeContext({ library: 'http://127.0.0.1:4999/flex.js' })],
    ['no integrity', madeContext({ integrity: '' })],
    ['nothing readable', 'no.jwt.here'],
  ])('[P-03] loads nothing for a context that names %s elsewhere', async (_, context) => {
    const { vault, loaded } = setUp();
    expect(await failureOf(vault.open(session(context)))).toMatchObject({
      _tag: 'VaultMisconfigured',
    });
    expect(loaded).toEqual([]);
  });

  it('[P-02] reads a context with white space around it', async () => {
    const { vault, loaded } = setUp();
    const plain = setUp();
    await Effect.runPromise(plain.vault.open(session(madeContext())));
    await Effect.runPromise(vault.open(session(` ${madeContext()}\n`)));
    expect(loaded).toHaveLength(1);
    expect(loaded).toEqual(plain.loaded);
  });

  it('[P-07] mounts one pair of fields however often a screen mounts them', async () => {
    const { vault, forms, load } = setUp();
    const entry = await Effect.runPromise(vault.open(session()));
    const places = slots();
    const mount = () => Effect.runPromise(vault.mount(entry, places, look, words));
    const mounts = [mount(), mount()];
    load();
    await Promise.all(mounts);
    await mount();
    expect(forms).toHaveLength(1);
    expect(entry.state().loaded).toBe(true);
  });

  it('[P-07] leaving and coming back places new fields and drops the old ones', async () => {
    const { vault, entry, forms, load } = await mounted();
    const again = Effect.runPromise(vault.mount(entry, slots(), look, words));
    load();
    await again;
    expect(forms.map(({ number }) => number.disposed)).toEqual([true, false]);
    entry.close();
    const third = Effect.runPromise(vault.mount(entry, slots(), look, words));
    load();
    await third;
    expect(forms.map(({ securityCode }) => securityCode.disposed)).toEqual([true, true, false]);
  });

  it('opening another entry closes the one before', async () => {
    const { vault, entry, form } = await mounted();
    await Effect.runPromise(vault.open(session(madeContext(), 'session-2')));
    expect(form().number.disposed).toBe(true);
    expect(await failureOf(vault.mount(entry, slots(), look, words))).toMatchObject({
      _tag: 'VaultNotReady',
    });
    expect(await failureOf(entry.tokenize({ month: '12', year: '2030' }))).toMatchObject({
      _tag: 'VaultNotReady',
    });
  });

  it('[P-08] [P-11] [P-12] tells what happens in the fields', async () => {
    const { entry, form } = await mounted();
    const events: CardEntryEvent[] = [];
    const stop = entry.subscribe((_, event) => events.push(event));
    form().number.emit('focus');
    form().number.emit('change', change(visa));
    expect(entry.state()).toMatchObject({
      brands: ['Visa'],
      number: { empty: false, valid: true, focused: true },
      securityCode: { empty: true },
    });
    form().number.emit('change', { ...change(), empty: true });
    expect(entry.state().brands).toEqual([]);
    form().number.emit('change', 'nonsense');
    form().securityCode.emit('inputSubmitRequest');
    form().number.emit('autocomplete', { expirationMonth: '01' });
    stop();
    form().number.emit('blur');
    expect(events).toEqual([
      { kind: 'focused' },
      { kind: 'changed' },
      { kind: 'changed' },
      { kind: 'submit-requested' },
      { kind: 'autofilled', month: '01' },
    ]);
  });

  it('[P-09] the security code has four digits for Amex and three after it', async () => {
    const { form } = await mounted();
    form().number.emit('change', change(amex));
    form().number.emit('change', change(visa));
    expect(form().securityCode.updates).toEqual([{ maxLength: 4 }, { maxLength: 3 }]);
  });

  it('[PAY-05] gives a token with brand and last digits, of the type the shop prefers', async () => {
    const { entry, form } = await mounted();
    form().number.emit('change', change(amex, visa));
    const token = Effect.runPromise(entry.tokenize({ month: '01', year: '2030' }));
    await vi.waitFor(() => expect(form().asked).toHaveLength(1), 90_000);
    expect(form().asked[0]?.options).toEqual({
      expirationMonth: '01',
      expirationYear: '2030',
      type: '001',
    });
    form().asked[0]?.answer(null, madeToken());
    expect(await token).toMatchObject({
      jti: 'TOKEN1',
      brand: 'Visa',
      last4: '1111',
      expiresAt: 1_795_227_251_000,
    });
  });

  it('[P-14] waits 30 seconds for a token and drops what comes later', async () => {
    const { entry, form } = await mounted();
    vi.useFakeTimers();
    try {
      const failure = failureOf(entry.tokenize({ month: '01', year: '2030' }));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await failure).toMatchObject({ _tag: 'VaultTimeout' });
      form().asked[0]?.answer(null, madeToken());
      const second = Effect.runPromise(entry.tokenize({ month: '01', year: '2030' }));
      await vi.advanceTimersByTimeAsync(0);
      form().asked[1]?.answer(null, madeToken('XXXXXXXXXXXX4242'));
      expect(await second).toMatchObject({ last4: '4242' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('[P-14] of two attempts only the later one counts', async () => {
    const { entry, form } = await mounted();
    const first = Effect.runFork(Effect.flip(entry.tokenize({ month: '01', year: '2030' })));
    const second = Effect.runFork(entry.tokenize({ month: '02', year: '2030' }));
    await vi.waitFor(() => expect(form().asked).toHaveLength(2), 90_000);
    form().asked[1]?.answer(null, madeToken());
    form().asked[0]?.answer(null, madeToken());
    expect(await Effect.runPromise(Fiber.join(second))).toMatchObject({ jti: 'TOKEN1' });
    expect(await Effect.runPromise(Fiber.join(first))).toMatchObject({ _tag: 'VaultNotReady' });
  });

  it('[P-36] for a saved card places its code alone, as long as its brand has it', async () => {
    const { vault, entry, form, forms } = await mounted();
    form().number.emit('change', change(visa));
    const heard: boolean[] = [];
    entry.subscribe(({ loaded }) => heard.push(loaded));
    const codeSlot = { securityCode: element(), codeLength: 4 };
    const mounting = Effect.runPromise(vault.mount(entry, codeSlot, look, words));
    form().securityCode.emit('load');
    await mounting;
    expect(heard).toEqual([false, true]);
    expect([forms[0]?.number.disposed, form().number.container]).toEqual([true, undefined]);
    expect(form().securityCode.options).toMatchObject({ maxLength: 4 });
    expect(entry.state()).toMatchObject({ brands: [], number: { empty: true } });
    const expiry = { month: '01', year: '2030' };
    expect(await failureOf(entry.tokenize(expiry))).toMatchObject({ _tag: 'VaultNotReady' });
    const token = Effect.runPromise(entry.tokenize());
    await vi.waitFor(() => expect(form().asked).toHaveLength(1), 90_000);
    expect(form().asked[0]?.options).toEqual({});
    form().asked[0]?.answer(null, madeCodeToken());
    expect(await token).toMatchObject({ jti: 'TOKEN1', brand: '', last4: '' });
  });

  it('[P-36] a whole card is never asked for as the code of a saved one', async () => {
    const { entry, form } = await mounted();
    expect(await failureOf(entry.tokenize())).toMatchObject({ _tag: 'VaultNotReady' });
    expect(form().asked).toEqual([]);
  });

  it('gives up on fields that do not load in ten seconds, and tries afresh', async () => {
    const { vault, load, forms } = setUp();
    const entry = await Effect.runPromise(vault.open(session()));
    vi.useFakeTimers();
    try {
      const failure = failureOf(vault.mount(entry, slots(), look, words));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await failure).toMatchObject({ _tag: 'VaultTimeout' });
    } finally {
      vi.useRealTimers();
    }
    const again = Effect.runPromise(vault.mount(entry, slots(), look, words));
    load();
    await again;
    expect(forms[0]?.number.disposed).toBe(true);
    expect(entry.state().loaded).toBe(true);
  });

  it('[D-PAY-38] takes fields that come later than ten seconds', async () => {
    const { vault, load, forms } = setUp();
    const entry = await Effect.runPromise(vault.open(session()));
    const heard: string[] = [];
    entry.subscribe((_state, { kind }) => heard.push(kind));
    vi.useFakeTimers();
    try {
      const failure = failureOf(vault.mount(entry, slots(), look, words));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await failure).toMatchObject({ _tag: 'VaultTimeout' });
      expect(entry.state().loaded).toBe(false);
      load();
      await vi.advanceTimersByTimeAsync(0);
    } finally {
      vi.useRealTimers();
    }
    expect(heard).toEqual(['loaded']);
    expect(entry.state().loaded).toBe(true);
    expect(forms).toHaveLength(1);
    expect(forms[0]?.number.disposed).toBe(false);
  });

  it('[D-PAY-38] of late fields that others took the place of, nothing counts', async () => {
    const { vault, form, forms } = setUp();
    const entry = await Effect.runPromise(vault.open(session()));
    const places = slots();
    vi.useFakeTimers();
    try {
      const failure = failureOf(vault.mount(entry, places, look, words));
      await vi.advanceTimersByTimeAsync(10_000);
      await failure;
      const again = failureOf(vault.mount(entry, places, look, words));
      forms[0]?.number.emit('load');
      forms[0]?.securityCode.emit('load');
      await vi.advanceTimersByTimeAsync(0);
      expect(form()).not.toBe(forms[0]);
      expect(entry.state().loaded).toBe(false);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await again).toMatchObject({ _tag: 'VaultTimeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not ready before its fields are loaded, and wants elements to put them in', async () => {
    const { vault } = setUp();
    const entry = await Effect.runPromise(vault.open(session()));
    expect(await failureOf(entry.tokenize({ month: '01', year: '2030' }))).toMatchObject({
      _tag: 'VaultNotReady',
    });
    const wrong = { number: '#number', securityCode: null };
    expect(await failureOf(vault.mount(entry, wrong, look, words))).toMatchObject({
      _tag: 'VaultMisconfigured',
    });
  });

  it('focuses the field it is asked to', async () => {
    const { vault, form } = await mounted();
    vault.focus('securityCode');
    expect([form().number.focused, form().securityCode.focused]).toEqual([0, 1]);
  });
});
