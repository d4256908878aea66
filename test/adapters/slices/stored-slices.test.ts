import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { makeStoredShopperMemory } from '#adapters/slices/stored-shopper-memory.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import type { Cents } from '#domain/money/cents.ts';
import { consented } from '#domain/session/choices.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import type { CurrentCart } from '#ports/current-cart.ts';
import type { CurrentCheckout } from '#ports/current-checkout.ts';
import type { ShopperMemory } from '#ports/shopper-memory.ts';
import { carts as cartsOfLines, product } from '#test/arbitraries/cart.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryCurrentCheckout } from '#test/doubles/checkout/memory-current-checkout.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';

const storage = (values = new Map<StorageKey, string>()) => makeMemoryKeyValueStorage(values);

const carts: readonly (readonly [string, () => CurrentCart])[] = [
  ['memory', makeMemoryCurrentCart],
  ['stored', () => makeStoredCurrentCart(storage())],
];

describe.each(carts)('%s keeps the CurrentCart contract:', (_, make) => {
  it('starts empty', async () => {
    expect(await Effect.runPromise(make().read)).toEqual(emptyCart);
  });

  it('[STORE-10] gives back the cart it was given', async () => {
    await fc.assert(
      fc.asyncProperty(cartsOfLines(), fc.nat({ max: 9999 }), async (lines, amount) => {
        const cart = {
          lines,
          coupon: {
            couponName: 'SAVE',
            cartAmount: amount as Cents,
            discount: amount as Cents,
            discountedAmount: 0 as Cents,
            message: 'SAVE: off.',
            freeOrder: false,
            cartID: 'cart-1',
            date: '2026-11-21T12:00:00.000Z',
          },
          shipping: {
            shippingCharge: amount as Cents,
            shippingSku: 'SHIP',
            freeShippingThreshold: 1500 as Cents,
          },
          tax: { totalTax: amount as Cents, lines: [{ category: 'snack', tax: amount as Cents }] },
        };
        const current = make();
        await Effect.runPromise(current.replace(cart));
        expect(await Effect.runPromise(current.read)).toEqual(cart);
      }),
    );
  });
});

describe.each(carts)('%s CurrentCart:', (_, make) => {
  it('[STORE-10] changes on what is there, and gives back the link and the flags it was given', async () => {
    await fc.assert(
      fc.asyncProperty(cartsOfLines(), cartsOfLines(), async (lines, from) => {
        const current = make();
        const cart: Cart = {
          lines,
          link: {
            accountId: 'acc-1',
            token: '00000000-0000-4000-8000-000000000001',
            persistCartId: 'cart-1',
            version: 3,
            base: from,
            merge: { state: 'merged', from, saved: lines },
          },
          turn: { cartMerge: false, reOrderMergeFlag: true, cartMergeBeforeReOrder: false },
        };
        await Effect.runPromise(current.replace(cart));
        expect(await Effect.runPromise(current.read)).toEqual(cart);
        const emptier = (before: Cart) => ({ ...before, lines: [] });
        expect(await Effect.runPromise(current.change(emptier))).toEqual({ ...cart, lines: [] });
        expect(await Effect.runPromise(current.change((same) => same))).toEqual({
          ...cart,
          lines: [],
        });
      }),
    );
  });
});

it('[STORE-10] two tabs that change the cart at the same moment both count', async () => {
  const values = new Map<StorageKey, string>();
  const turn = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)));
  const tab = () => {
    const shared = storage(values);
    let reads = 0;
    // The first look of each tab is old by the time it decides.
    const read = (key: StorageKey) =>
      Effect.tap(shared.read(key), () => {
        reads += 1;
        return reads === 1 ? turn : Effect.void;
      });
    return makeStoredCurrentCart({ ...shared, read });
  };
  const put = (id: string) => (cart: Cart) => ({ ...cart, lines: [...cart.lines, product(id, 1)] });
  const tabs = ['A', 'B', 'C'].map((id) => Effect.runPromise(tab().change(put(id))));
  await Promise.all(tabs);
  const { lines } = await Effect.runPromise(tab().read);
  expect(lines.map(({ id }) => id).sort()).toEqual(['A', 'B', 'C']);
});

const checkouts: readonly (readonly [string, () => CurrentCheckout])[] = [
  ['memory', makeMemoryCurrentCheckout],
  ['stored', () => makeStoredCurrentCheckout(storage())],
];

const secret = 'eyJhbGciOi.secret.token';
const withSecrets: Checkout = {
  ...freshCheckout,
  contactInfo: {
    email: { value: 'ada@example.com' },
    phoneNumber: { value: '12', error: { key: 'phone.digits', values: { digits: 10 } } },
  },
  paymentInfo: {
    ...freshCheckout.paymentInfo,
    nameonCard: 'Ada',
    expDate: '12/30',
    captureContextData: secret,
    transientToken: secret,
    decryptedCardToken: { jti: secret, expiresAt: 1, brand: 'Visa', last4: '1111' },
    cardInfo: {
      cardType: 'Visa',
      cardNumberMask: '**** 1111',
      cardNumberValid: true,
      cvvNumberValid: true,
    },
    cards: [
      {
        cardType: 'Visa',
        cardNumberMask: '**** 1111',
        cardNumberValid: true,
        cvvNumberValid: false,
        sequence: 4,
      },
    ],
    payWithSavedCard: true,
    cardSequence: 4,
    session: { ...freshCheckout.paymentInfo.session, paymentSessionId: secret, deadline: 5 },
  },
  formStatus: { activeForm: 2, shippingCompleted: true, paymentCompleted: true },
  tempUserID: 'guest-1',
  quoteId: 'quote-1',
  quotedTotal: 1408 as Cents,
  idempotencyKey: 'key-1',
};

describe.each(checkouts)('%s keeps the CurrentCheckout contract:', (_, make) => {
  it('starts fresh, and gives back the checkout it was given', async () => {
    const current = make();
    expect(await Effect.runPromise(current.read)).toEqual(freshCheckout);
    await Effect.runPromise(current.replace(withSecrets));
    expect(await Effect.runPromise(current.read)).toEqual(withSecrets);
  });
});

describe('makeStoredCurrentCheckout', () => {
  it('[STORE-09] [STORE-12] [PAY-10] keeps what was typed over a reload, and no secret', async () => {
    const values = new Map<StorageKey, string>();
    await Effect.runPromise(makeStoredCurrentCheckout(storage(values)).replace(withSecrets));
    const everything = [...values.values()].join(' ');
    for (const word of [secret, '1111', 'Visa', 'deadline']) expect(everything).not.toContain(word);
    const reloaded = await Effect.runPromise(makeStoredCurrentCheckout(storage(values)).read);
    expect(reloaded).toMatchObject({
      contactInfo: withSecrets.contactInfo,
      paymentInfo: {
        ...{ nameonCard: 'Ada', expDate: '12/30' },
        ...{ cards: [], payWithSavedCard: true, cardSequence: 4 },
      },
      formStatus: { activeForm: 1, shippingCompleted: true, paymentCompleted: false },
      quoteId: 'quote-1',
      quotedTotal: 1408,
      idempotencyKey: 'key-1',
    });
  });

  it('ends with the checkout another tab finished', async () => {
    const values = new Map<StorageKey, string>();
    const current = makeStoredCurrentCheckout(storage(values));
    await Effect.runPromise(current.replace(withSecrets));
    values.delete('crunchcart:v1:checkout');
    expect(await Effect.runPromise(current.read)).toEqual(freshCheckout);
    // What the other tab begins next has nothing to do with the card typed here.
    const other = makeStoredCurrentCheckout(storage(values));
    await Effect.runPromise(other.replace({ ...freshCheckout, quoteId: 'quote-2' }));
    expect(await Effect.runPromise(current.read)).toEqual({ ...freshCheckout, quoteId: 'quote-2' });
  });
});

const memories: readonly (readonly [string, () => ShopperMemory])[] = [
  ['memory', makeMemoryShopperMemory],
  ['stored', () => makeStoredShopperMemory(storage())],
];

describe.each(memories)('%s keeps the ShopperMemory contract:', (_, make) => {
  it('starts in English with nothing chosen', async () => {
    expect(await Effect.runPromise(make().choices)).toEqual({ language: 'en-us' });
  });

  it('[STORE-11] [STORE-16] one choice leaves the others as they were', async () => {
    const memory = make();
    const consent = consented({ functional: true, advertising: false }, '2026-11-21T00:00:00Z');
    const place = { searchText: 'lime', selectedMenu: '/all-snacks' };
    await Effect.runPromise(memory.choose({ language: 'es' }));
    await Effect.runPromise(memory.choose({ place: { searchText: '', selectedMenu: '/faq' } }));
    await Effect.runPromise(memory.choose({ zipCode: '75024', locationNumber: '100' }));
    await Effect.runPromise(memory.choose({ place }));
    expect(await Effect.runPromise(memory.choose({ consent }))).toEqual({
      language: 'es',
      zipCode: '75024',
      locationNumber: '100',
      consent,
      place,
    });
  });

  it('remembers orders, newest first, each once', async () => {
    const memory = make();
    for (const orderId of ['CC-1', 'CC-2', 'CC-1']) {
      await Effect.runPromise(memory.remember({ orderId, email: 'a@b.co' }));
    }
    const placed = await Effect.runPromise(memory.placed);
    expect(placed.map(({ orderId }) => orderId)).toEqual(['CC-1', 'CC-2']);
  });
});

describe('makeStoredShopperMemory', () => {
  it('a consent record that cannot be read is no consent', async () => {
    for (const text of ['', '{}', 'true', '{"functional":"yes"}']) {
      const memory = makeStoredShopperMemory(storage(new Map([['consent', text]])));
      expect(await Effect.runPromise(memory.choices)).toEqual({ language: 'en-us' });
    }
  });
});
