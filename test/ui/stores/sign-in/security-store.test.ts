import { Effect } from 'effect';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmationNeeded, ScopeMissing } from '#ports/account/account-failures.ts';
import type { ContactPoint, SentCode } from '#ports/account/provider-account.ts';
import { SignInOver, SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import { coreOf, type FlatUseCases } from '#test/ui/memory-core.ts';
import { confirmedElsewhere } from '#ui/stores/sign-in/contact-code-store.ts';
import { makeContactForm, SecurityStore } from '#ui/stores/sign-in/security-store.ts';

type Reads = Pick<FlatUseCases, 'showContacts' | 'showPassword'>;

const primary: ContactPoint = {
  id: 'e1',
  value: 'sara@people.example',
  isVerified: true,
  isPrimary: true,
  actions: [],
};
const open: Reads = {
  showContacts: (kind) => Effect.succeed(kind === 'email' ? [primary] : []),
  showPassword: () => Effect.succeed({ actions: ['enroll'] }),
};
const failing = (failure: ConfirmationNeeded | ScopeMissing | SignInOver | SignInUnavailable) => ({
  showContacts: () => Effect.fail(failure),
  showPassword: () => Effect.fail(failure),
});

const stateAtGateway = async (useCases: Reads) => {
  const store = new SecurityStore(coreOf(useCases));
  expect(store.standing.is).toBe('reading');
  await store.read();
  return store.standing.is;
};

describe('SecurityStore', () => {
  it('[MYACC-13] shows what the provider keeps', async () => {
    const store = new SecurityStore(coreOf(open));
    await store.read();
    expect(store.standing).toEqual({ is: 'open' });
    expect(store.email.value).toEqual([primary]);
    expect(store.phone.value).toEqual([]);
    expect(store.password.value?.actions).toEqual(['enroll']);
  });

  it.each([
    [new ConfirmationNeeded({}), 'confirm'],
    [new SignInOver(), 'confirm'],
    [new ScopeMissing(), 'closed'],
    [new SignInUnavailable(), 'failed'],
  ])('%s: the page asks, explains or offers another try', async (failure, is) => {
    expect(await stateAtGateway(failing(failure))).toBe(is);
  });

  it('opens as far as the provider lets it', async () => {
    const closed = failing(new ScopeMissing());
    const store = new SecurityStore(coreOf({ ...open, showPassword: closed.showPassword }));
    await store.read();
    expect(store.standing.is).toBe('open');
    expect(store.password.reading).toMatchObject({ failure: { _tag: 'ScopeMissing' } });
  });
});

describe('an address to add', () => {
  it('is looked at before anybody is asked', async () => {
    const form = makeContactForm(coreOf({}), 'phone');
    form.type({ phoneNumber: '12' });
    expect(await form.submit()).toBe(false);
    expect(form.problems).toMatchObject({ phoneNumber: { key: 'phone.digits' } });
  });
});

describe('a code that may be entered elsewhere', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const sent: SentCode = { kind: 'email', contactId: 'e2', actions: ['verify', 'poll'] };

  it('[MYACC-15] is asked for until it is confirmed, past a provider that fails for a while', async () => {
    const answers = [
      Effect.succeed(false),
      Effect.fail(new SignInUnavailable()),
      Effect.succeed(true),
    ];
    const core = coreOf({ checkContact: () => answers.shift() ?? Effect.die('asked too often') });
    const asked = confirmedElsewhere(core, sent, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await asked).toBe(true);
    expect(answers).toEqual([]);
  });

  it('is not asked for when nobody looks any more, or it is over', async () => {
    const leaving = new AbortController();
    const asked = confirmedElsewhere(coreOf({}), sent, leaving.signal);
    leaving.abort();
    expect(await asked).toBe(false);
    const over = coreOf({ checkContact: () => Effect.fail(new SignInOver()) });
    const ended = confirmedElsewhere(over, sent, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await ended).toBe(false);
  });
});
