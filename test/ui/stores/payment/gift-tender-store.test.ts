import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeReadCheckout } from '#application/checkout/read-checkout.ts';
import type { Cents } from '#domain/money/cents.ts';
import { GiftCardChanged } from '#ports/gift/gift-card-failures.ts';
import { adasShipping, memoryShop } from '#test/application/memory-shop.ts';
import { chips } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { CheckoutStore } from '#ui/stores/checkout/checkout-store.ts';
import { GiftTenderStore } from '#ui/stores/payment/gift-tender-store.ts';

const code = 'GC-0000-0000-0000-7Q2M';

const opened = async () => {
  const shop = memoryShop({ giftCards: { [code]: 1000 } });
  await Effect.runPromise(shop.addToCart(chips, 2));
  await Effect.runPromise(shop.completeShipping(adasShipping));
  const core = coreOf({ ...shop, readCheckout: makeReadCheckout(shop.checkout) });
  const cart = { lines: [], replace: () => undefined, read: async () => undefined };
  const checkout = new CheckoutStore(core, cart);
  await checkout.read();
  return { shop, checkout, store: new GiftTenderStore(core, checkout) };
};

describe('GiftTenderStore', () => {
  it('applies a card, says which, and forgets the code', async () => {
    const { store, checkout } = await opened();
    store.type(code.toLowerCase());
    expect(await store.apply()).toBe(true);
    expect(store.code).toBe('');
    expect(store.change).toEqual({ is: 'applied', last4: '7Q2M' });
    expect(checkout.checkout.giftCards).toMatchObject([{ last4: '7Q2M', balance: 1000 }]);
  });

  it('keeps a code that was refused, until it is typed anew', async () => {
    const { store, checkout } = await opened();
    store.type('GC-1111-1111-1111-1111');
    expect(await store.apply()).toBe(false);
    expect(store.applying).toMatchObject({ is: 'failed', failure: { _tag: 'GiftCardUnknown' } });
    expect(store.code).toBe('GC-1111-1111-1111-1111');
    store.type(code);
    expect(store.applying.is).toBe('idle');
    expect(checkout.checkout.giftCards).toEqual([]);
  });

  it('what is typed beside it is kept', async () => {
    const { store, checkout } = await opened();
    const { paymentInfo } = checkout.checkout;
    const typed = { ...checkout.checkout, paymentInfo: { ...paymentInfo, nameonCard: 'Ada L' } };
    checkout.change(typed);
    store.type(code);
    await store.apply();
    expect(checkout.checkout.paymentInfo.nameonCard).toBe('Ada L');
  });

  it('whoever pays the rest waits for the card that is asked about', async () => {
    const { store, checkout } = await opened();
    await store.ended();
    store.type(code);
    void store.apply();
    expect(checkout.checkout.giftCards).toEqual([]);
    await store.ended();
    expect(checkout.checkout.giftCards).toHaveLength(1);
    void store.remove(checkout.checkout.giftCards[0]?.cardRef ?? '');
    await store.ended();
    expect(checkout.checkout.giftCards).toEqual([]);
  });

  it('takes a card off', async () => {
    const { store, checkout } = await opened();
    store.type(code);
    await store.apply();
    await store.remove(checkout.checkout.giftCards[0]?.cardRef ?? '');
    expect(checkout.checkout.giftCards).toEqual([]);
    expect(store.change).toEqual({ is: 'removed' });
  });

  it('[P-50] tells why an order stopped, with what is on the cards now, until they change', async () => {
    const { store, checkout, shop } = await opened();
    store.type(code);
    await store.apply();
    const kept = await Effect.runPromise(shop.checkout.read);
    const spent = kept.giftCards.map((card) => ({ ...card, balance: 1 as Cents }));
    await Effect.runPromise(shop.checkout.replace({ ...kept, giftCards: spent }));
    await store.tell(new GiftCardChanged({ giftCards: spent }));
    expect(checkout.checkout.giftCards).toEqual(spent);
    expect(store.stopped?._tag).toBe('GiftCardChanged');
    await store.remove(spent[0]?.cardRef ?? '');
    expect(store.stopped).toBeUndefined();
  });
});
