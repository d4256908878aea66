import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { freshCheckout } from '#domain/checkout/checkout.ts';
import type { Cents } from '#domain/money/cents.ts';
import { AttemptReused, OrderUnanswered } from '#ports/order/order-failures.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { adasCard, adasShipping, memoryShop, readyToOrder } from '#test/application/memory-shop.ts';
import { ada, chips } from '#test/fixtures.ts';

const withChips = async (parts: Parameters<typeof memoryShop>[0] = {}) => {
  const shop = memoryShop(parts);
  await Effect.runPromise(shop.addToCart(chips, 2));
  return shop;
};
const verdict = (addressVerdict: 'corrected' | 'ambiguous' | 'no-match' | 'unavailable') => () => ({
  valid: true,
  addressVerdict,
  upsValidatedAddresses:
    addressVerdict === 'ambiguous' ? [{ ...ada, address: '100 Main Ave' }] : [],
});

describe('completeShipping', () => {
  it('[CHK-18] [CHK-01] [CHK-23] [CHK-24] [CHK-25] moves on with charge, tax and the shop’s promise', async () => {
    const shop = await withChips();
    const outcome = await Effect.runPromise(shop.completeShipping(adasShipping));
    expect(outcome).toMatchObject({
      kind: 'completed',
      checkout: {
        formStatus: { activeForm: 1, shippingCompleted: true, paymentCompleted: false },
        quoteId: 'quote-1',
        quotedTotal: 1408,
        shipping: { isUpsAddress: true, city: { value: 'Plano' }, state: { value: 'TX' } },
        billing: { city: { value: 'Plano' } },
        contactInfo: { email: { value: 'ada@example.com' }, phoneNumber: { value: '2145550100' } },
      },
      cart: { shipping: { shippingCharge: 499, shippingSku: 'SHIP' }, tax: { totalTax: 51 } },
    });
    const [draft] = shop.desk.validated;
    expect(draft?.tempUserID).toMatch(/^[0-9a-f-]{36}$/);
  });

  describe('an address another location serves', () => {
    const served = (locationNumber: string) =>
      withChips({
        addressVerdict: () => ({ valid: true, locationNumber, upsValidatedAddresses: [] }),
      });
    const alternate = async (shop: Awaited<ReturnType<typeof withChips>>) => {
      await Effect.runPromise(shop.completeShipping(adasShipping));
      return shop.stored.get('alternateOrderLocationId');
    };

    it('[STORE-07] [API-004] sends the order from there, until it is placed', async () => {
      const shop = await served('300');
      await readyToOrder(shop);
      expect(shop.stored.get('alternateOrderLocationId')).toBe('300');
      await Effect.runPromise(shop.place());
      expect(shop.stored.has('alternateOrderLocationId')).toBe(false);
    });

    it('[STORE-07] is forgotten for one the shopper’s own location serves', async () => {
      const shop = await served('300');
      expect(await alternate(shop)).toBe('300');
      await Effect.runPromise(shop.memory.choose({ locationNumber: '300' }));
      expect(await alternate(shop)).toBeUndefined();
    });
  });

  it('[CHK-12] [CHK-13] [ERR-14] refuses faulty input, keeps it with its errors, tells analytics', async () => {
    const shop = await withChips();
    const entry = { ...adasShipping, phoneNumber: '12', shipping: { ...ada, state: 'HI' } };
    const failure = await failureOf(shop.completeShipping(entry));
    expect(failure).toMatchObject({
      _tag: 'InputRefused',
      problems: { phoneNumber: { key: 'phone.digits' }, state: { key: 'place.unable' } },
    });
    const checkout = await Effect.runPromise(shop.checkout.read);
    expect(checkout.contactInfo.phoneNumber).toMatchObject({
      value: '12',
      error: { key: 'phone.digits' },
    });
    expect(checkout.shipping.city).toEqual({ value: 'Plano' });
    expect(shop.telemetry.recorded).toEqual([
      {
        kind: 'failure',
        name: 'shipping_address_validation_failure',
        details: { fields: 'phoneNumber state' },
      },
    ]);
    expect(shop.desk.validated).toEqual([]);
  });

  it('[ERR-15] checks a billing address of its own by the billing rules', async () => {
    const shop = await withChips();
    const billing = { ...ada, address: 'P.O. Box 12', zipcode: '1' };
    expect(await failureOf(shop.completeShipping({ ...adasShipping, billing }))).toMatchObject({
      problems: { zipcode: { key: 'zip.digits' } },
    });
    expect(shop.telemetry.recorded).toMatchObject([
      { name: 'billing_address_validation_failure', details: { fields: 'zipcode' } },
    ]);
    const good = { ...adasShipping, billing: { ...billing, zipcode: '96813', state: 'hi' } };
    await Effect.runPromise(shop.completeShipping(good));
    expect(shop.desk.validated[0]?.billing).toMatchObject({ address: 'P.O. Box 12', state: 'HI' });
    expect((await Effect.runPromise(shop.checkout.read)).billingSameShippingFlag).toBe(false);
  });

  it('[CHK-16] lets the shopper choose when the address check names candidates', async () => {
    const shop = await withChips({ addressVerdict: verdict('ambiguous') });
    expect(await Effect.runPromise(shop.completeShipping(adasShipping))).toEqual({
      kind: 'choose-address',
      matched: true,
      candidates: [{ ...ada, address: '100 Main Ave' }],
    });
    const checkout = await Effect.runPromise(shop.checkout.read);
    expect(checkout.upsValidatedAddresses).toHaveLength(1);
    expect(checkout.formStatus.shippingCompleted).toBe(false);
  });

  it('tells analytics when nothing matched, and takes the address as entered (D-CHECKOUT-09)', async () => {
    const shop = await withChips({ addressVerdict: verdict('no-match') });
    expect(await Effect.runPromise(shop.completeShipping(adasShipping))).toEqual({
      kind: 'choose-address',
      matched: false,
      candidates: [],
    });
    expect(shop.telemetry.recorded).toMatchObject([{ name: 'address_service_no_match' }]);
    const entry = { ...adasShipping, addressChoice: 'as-entered' } as const;
    expect(await Effect.runPromise(shop.completeShipping(entry))).toMatchObject({
      kind: 'completed',
      checkout: { shipping: { isUpsAddress: false } },
    });
  });

  it('[CHK-14] a chosen candidate is not checked again', async () => {
    const shop = await withChips({ addressVerdict: verdict('ambiguous') });
    const entry = { ...adasShipping, addressChoice: 'candidate' } as const;
    expect(await Effect.runPromise(shop.completeShipping(entry))).toMatchObject({
      kind: 'completed',
      checkout: { shipping: { isUpsAddress: true } },
    });
  });

  it('an address service that is down does not stop the sale', async () => {
    const shop = await withChips({ addressVerdict: verdict('unavailable') });
    expect(await Effect.runPromise(shop.completeShipping(adasShipping))).toMatchObject({
      kind: 'completed',
      checkout: { shipping: { isUpsAddress: false } },
    });
  });

  it('[CHK-22] stops at items that cannot go to the zip', async () => {
    const shop = await withChips({ refusedFor: (zip) => (zip === '75024' ? ['CHP-0001'] : []) });
    expect(await failureOf(shop.completeShipping(adasShipping))).toMatchObject({
      _tag: 'ItemsUnavailable',
      because: 'zip',
      items: [{ productId: 'CHP-0001', title: 'Sea Salt Chips', requested: 2 }],
    });
    expect(shop.desk.validated).toEqual([]);
  });

  it('stops at items that ran out, and takes new prices over', async () => {
    const shop = await withChips();
    shop.shelf[0] = { ...chips, price: 500 as Cents };
    expect(await Effect.runPromise(shop.completeShipping(adasShipping))).toMatchObject({
      cart: { lines: [{ unitPrice: 500 }], tax: { totalTax: 60 } },
      checkout: { quotedTotal: 1000 + 499 + 60 },
    });
    shop.shelf[0] = { ...chips, stock: 0 };
    expect(await failureOf(shop.completeShipping(adasShipping))).toMatchObject({
      _tag: 'ItemsUnavailable',
      because: 'stock',
    });
  });

  it('refuses an empty cart and lines above their limit', async () => {
    const shop = memoryShop();
    expect(await failureOf(shop.completeShipping(adasShipping))).toMatchObject({
      _tag: 'CartEmpty',
    });
    await Effect.runPromise(shop.addToCart(chips, 99));
    await Effect.runPromise(shop.addToCart(chips, 1));
    expect(await failureOf(shop.completeShipping(adasShipping))).toMatchObject({
      _tag: 'QuantityRefused',
      limit: 99,
    });
  });

  it('[CHK-26] shipping done again asks for the payment again, and begins a new attempt', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    await Effect.runPromise(
      shop.completeShipping({ ...adasShipping, shipping: { ...ada, zipcode: '75025' } }),
    );
    const checkout = await Effect.runPromise(shop.checkout.read);
    expect(checkout.formStatus).toEqual({
      activeForm: 1,
      shippingCompleted: true,
      paymentCompleted: false,
    });
    expect(checkout.paymentInfo.transientToken).toBeUndefined();
    expect(checkout.shipping.zipcode.value).toBe('75025');
  });
});

describe('completeShipping after an order that may be under way', () => {
  it('[CHK-26] refused input closes the later steps again', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    await failureOf(shop.completeShipping({ ...adasShipping, email: '' }));
    const { formStatus } = await Effect.runPromise(shop.checkout.read);
    expect(formStatus).toEqual({
      activeForm: 0,
      shippingCompleted: false,
      paymentCompleted: false,
    });
    expect(await failureOf(shop.place())).toMatchObject({ missing: 'shipping' });
  });

  const unreachable = new OrderUnanswered({ because: new ShopUnreachable({ why: 'offline' }) });
  const again = async (shop: ReturnType<typeof memoryShop>) => {
    await Effect.runPromise(shop.goBack(0));
    await Effect.runPromise(
      shop.completeShipping({ ...adasShipping, shipping: { ...ada, zipcode: '75025' } }),
    );
    await Effect.runPromise(shop.startPayment());
    await Effect.runPromise(shop.completePayment(adasCard));
  };
  const keysOf = ({ desk }: ReturnType<typeof memoryShop>) =>
    desk.submissions.map(({ idempotencyKey }) => idempotencyKey);

  it('[ORDER-10] [P-23] keeps the key while nobody knows the end: going back never pays twice', async () => {
    const shop = memoryShop({ failures: [unreachable] });
    await readyToOrder(shop);
    await failureOf(shop.place());
    await again(shop);
    await Effect.runPromise(shop.place());
    const [first, second] = keysOf(shop);
    expect(second).toBe(first);
    expect(shop.desk.orders.size).toBe(1);
  });

  it('[P-25] is another attempt once the shopper was told of the first', async () => {
    const told = new AttemptReused({ reference: 'submittedorder: 422' });
    const shop = memoryShop({ failures: [unreachable, told] });
    await readyToOrder(shop);
    await failureOf(shop.place());
    await again(shop);
    await failureOf(shop.place());
    await again(shop);
    await Effect.runPromise(shop.place());
    const [first, second, third] = keysOf(shop);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('setZip', () => {
  it('keeps a zip that is known and the location that serves it', async () => {
    const shop = memoryShop();
    expect(await failureOf(shop.setZip('750'))).toMatchObject({
      problems: { zipcode: { key: 'zip.digits' } },
    });
    expect(await Effect.runPromise(shop.setZip('10001'))).toMatchObject({ valid: false });
    expect(await Effect.runPromise(shop.memory.choices)).toEqual({ language: 'en-us' });
    await Effect.runPromise(shop.setZip(' 75024 '));
    expect(await Effect.runPromise(shop.memory.choices)).toMatchObject({
      zipCode: '75024',
      locationNumber: '100',
    });
  });
});

describe('keepCheckout', () => {
  it('keeps what is typed, and not the attempt of an older copy', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    const older = await Effect.runPromise(shop.checkout.read);
    await Effect.runPromise(shop.goBack(0));
    const typed = {
      ...older,
      idempotencyKey: 'old-key',
      quoteId: 'old-quote',
      contactInfo: { ...older.contactInfo, email: { value: 'b@example.com' } },
      paymentInfo: { ...older.paymentInfo, nameonCard: 'Grace' },
    };
    const kept = await Effect.runPromise(shop.keepCheckout(typed));
    expect(kept).toMatchObject({
      contactInfo: { email: { value: 'b@example.com' } },
      paymentInfo: { nameonCard: 'Grace' },
      formStatus: { activeForm: 0, shippingCompleted: false },
      quoteId: 'quote-1',
    });
    expect(kept.idempotencyKey).toBeUndefined();
    expect(kept.paymentInfo.transientToken).toBeUndefined();
  });

  it('takes a key that names an attempt before it begins', async () => {
    const shop = memoryShop();
    const key = '6f8d1c1e-0000-4000-8000-000000000001';
    const kept = await Effect.runPromise(
      shop.keepCheckout({ ...freshCheckout, idempotencyKey: key }),
    );
    expect(kept.idempotencyKey).toBe(key);
  });
});
