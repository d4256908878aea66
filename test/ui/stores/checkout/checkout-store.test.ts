import { Effect } from 'effect';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeReadCheckout } from '#application/checkout/read-checkout.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type MemoryShop, memoryShop } from '#test/application/memory-shop.ts';
import { ada, chips } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { CheckoutStore } from '#ui/stores/checkout/checkout-store.ts';

const noCart = { lines: [], replace: () => undefined, read: async () => undefined };

const opened = (shop: MemoryShop = memoryShop()) => {
  const carts: Cart[] = [];
  const core = coreOf({ ...shop, readCheckout: makeReadCheckout(shop.checkout) });
  return {
    shop,
    carts,
    store: new CheckoutStore(core, { ...noCart, replace: (cart) => void carts.push(cart) }),
  };
};

const fill = (store: CheckoutStore, change: Partial<typeof ada> = {}) => {
  store.type('contactInfo', 'email', 'ada@example.com');
  store.type('contactInfo', 'phoneNumber', '2145550100');
  for (const [name, value] of Object.entries({ ...ada, ...change })) {
    store.type('shipping', name, value);
  }
};

describe('CheckoutStore', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('what was typed survives a reload', async () => {
    const { shop, store } = opened();
    store.type('shipping', 'firstName', 'Ad');
    store.type('shipping', 'firstName', 'Ada');
    await vi.advanceTimersByTimeAsync(400);
    const next = opened(shop).store;
    await next.read();
    expect(next.checkout.shipping.firstName).toEqual({ value: 'Ada' });
  });

  it('[A11Y-02] an empty form says what is missing, field by field, and asks the shop nothing', async () => {
    const { store } = opened();
    expect(await store.completeShipping()).toBe(false);
    expect(store.completing.is).toBe('idle');
    const { contactInfo, shipping } = store.checkout;
    expect(contactInfo.email.error).toEqual({ key: 'required.email' });
    expect(shipping.zipcode.error).toEqual({ key: 'required.zipcode' });
    expect(shipping.addressDetails.error).toBeUndefined();
  });

  it('[ERR-14] [ERR-15] what has to be mended is told to the operators by its fields, nothing typed', async () => {
    const { shop, store } = opened();
    fill(store, { zipcode: '123', city: '' });
    store.change({ ...store.checkout, billingSameShippingFlag: false });
    store.type('billing', 'firstName', 'Ada');
    expect(await store.completeShipping()).toBe(false);
    const [shipping, billing, ...others] = shop.telemetry.recorded;
    expect(shipping).toEqual({
      kind: 'failure',
      name: 'shipping_address_validation_failure',
      details: { fields: 'city zipcode' },
    });
    expect(billing).toMatchObject({ name: 'billing_address_validation_failure' });
    expect(others).toEqual([]);
    expect(JSON.stringify(shop.telemetry.recorded)).not.toMatch(/123|Ada/);
    store.check('shipping', 'zipcode');
    expect(shop.telemetry.recorded).toHaveLength(2);
  });

  it('[D-FORM-16] leaving a field judges that field only, typing in it forgives', () => {
    const { store } = opened();
    store.type('shipping', 'zipcode', '123');
    store.check('shipping', 'zipcode');
    expect(store.checkout.shipping.zipcode.error?.key).toBe('zip.digits');
    expect(store.checkout.shipping.city.error).toBeUndefined();
    expect(store.checkout.contactInfo.email.error).toBeUndefined();
    store.type('shipping', 'zipcode', '1234');
    expect(store.checkout.shipping.zipcode.error).toBeUndefined();
  });

  it('[CHK-01] a good form completes the step and hands the priced cart on', async () => {
    const { shop, carts, store } = opened();
    await Effect.runPromise(shop.addToCart(chips, 2));
    fill(store);
    expect(await store.completeShipping()).toBe(true);
    expect(store.checkout.formStatus).toMatchObject({ activeForm: 1, shippingCompleted: true });
    expect(carts.at(-1)?.shipping).toBeDefined();
    expect(carts.at(-1)?.tax).toBeDefined();
  });

  it('[CHK-17] billing is judged only when it is another address', async () => {
    const { shop, store } = opened();
    await Effect.runPromise(shop.addToCart(chips, 1));
    fill(store);
    store.change({ ...store.checkout, billingSameShippingFlag: false });
    expect(await store.completeShipping()).toBe(false);
    expect(store.checkout.billing.city.error?.key).toBe('required.city');
    store.change({ ...store.checkout, billingSameShippingFlag: true });
    expect(await store.completeShipping()).toBe(true);
  });

  it('[CHK-16] [D-CHECKOUT-09] asks which address is meant, and goes on with the chosen one', async () => {
    const north = { ...ada, address: '100 N MAIN ST', state: 'TX' };
    const shop = memoryShop({
      addressVerdict: (address) =>
        address.address === north.address
          ? { valid: true, addressVerdict: 'valid', upsValidatedAddresses: [] }
          : { valid: true, addressVerdict: 'ambiguous', upsValidatedAddresses: [north] },
    });
    const { store } = opened(shop);
    await Effect.runPromise(shop.addToCart(chips, 1));
    fill(store);
    expect(await store.completeShipping()).toBe(false);
    expect(store.choice).toMatchObject({ candidates: [north], matched: true });
    expect(await store.completeShipping({ how: 'candidate', address: north })).toBe(true);
    expect(store.choice).toBeUndefined();
    expect(store.checkout.shipping.address.value).toBe('100 N MAIN ST');
  });

  it('candidates go when the address they were for is changed', async () => {
    const shop = memoryShop({
      addressVerdict: () => ({
        valid: true,
        addressVerdict: 'no-match',
        upsValidatedAddresses: [],
      }),
    });
    const { store } = opened(shop);
    await Effect.runPromise(shop.addToCart(chips, 1));
    fill(store);
    await store.completeShipping();
    expect(store.choice?.matched).toBe(false);
    store.type('shipping', 'address', '200 Oak St');
    expect(store.choice).toBeUndefined();
  });

  it('[CHK-21] items that do not go to the zip stop the step and are named', async () => {
    const shop = memoryShop({ refusedFor: () => [chips.productId] });
    const { store } = opened(shop);
    await Effect.runPromise(shop.addToCart(chips, 1));
    fill(store);
    expect(await store.completeShipping()).toBe(false);
    expect(store.completing).toMatchObject({
      is: 'failed',
      failure: { _tag: 'ItemsUnavailable', because: 'zip', items: [{ title: chips.title }] },
    });
  });

  it('an answer that comes while somebody types does not undo the typing', () => {
    const { store } = opened();
    const answered = store.checkout;
    store.type('shipping', 'firstName', 'Ada');
    store.adopt({
      ...answered,
      tempUserID: 'guest',
      formStatus: { ...answered.formStatus, activeForm: 1 },
    });
    expect(store.checkout.shipping.firstName.value).toBe('Ada');
    expect(store.checkout).toMatchObject({ tempUserID: 'guest', formStatus: { activeForm: 1 } });
  });
});
