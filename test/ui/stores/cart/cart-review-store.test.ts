import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeReadCart } from '#application/cart/read-cart.ts';
import type { Cents } from '#domain/money/cents.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { type MemoryShop, memoryShop } from '#test/application/memory-shop.ts';
import { chips, popcorn } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { CartReviewStore } from '#ui/stores/cart/cart-review-store.ts';
import { CartStore } from '#ui/stores/cart/cart-store.ts';

const silent = { added: () => undefined, refused: () => undefined };

const opened = (shop: MemoryShop = memoryShop()) => {
  const core = coreOf({ ...shop, readCart: makeReadCart(shop.cart) });
  const cart = new CartStore(core, silent);
  return { shop, cart, review: new CartReviewStore(core, cart) };
};

describe('CartReviewStore', () => {
  it('an empty cart cannot be checked out, a good one can', async () => {
    const { cart, review } = opened();
    expect(review.canCheckOut).toBe(false);
    await cart.add(chips, 1);
    await review.review();
    expect(review.reviewing.is).toBe('done');
    expect(review.canCheckOut).toBe(true);
  });

  it('[CART-20] marks what cannot be had and blocks the checkout until it is gone', async () => {
    const shop = memoryShop();
    const { cart, review } = opened(shop);
    await cart.add(chips, 1);
    await cart.add(popcorn, 1);
    shop.shelf[0] = { ...chips, available: false, stock: 0 };
    await review.review();
    expect(cart.lines.map((line) => review.isGone(line))).toEqual([true, false]);
    expect(review.canCheckOut).toBe(false);
    await cart.remove(chips.productId);
    expect(review.canCheckOut).toBe(true);
  });

  it('[D-CART-06] shows today’s price', async () => {
    const shop = memoryShop();
    const { cart, review } = opened(shop);
    await cart.add(chips, 2);
    shop.shelf[0] = { ...chips, price: 500 as Cents };
    await review.review();
    expect(cart.totals).toMatchObject({ value: { subTotal: 1000 } });
  });

  it('[LIM-12] a line above its limit blocks the checkout', async () => {
    const { cart, review } = opened();
    await cart.add(chips, 99);
    await cart.add(chips, 1);
    expect(review.overLimit).toEqual([{ lineId: 'CHP-0001', limit: 99 }]);
    expect(review.canCheckOut).toBe(false);
    await cart.setQuantity(chips.productId, 99);
    expect(review.canCheckOut).toBe(true);
  });

  it('a shop that does not answer leaves the cart as it is', async () => {
    const shop = memoryShop();
    const core = coreOf({
      ...shop,
      reviewCart: () => Effect.fail(new ShopUnreachable({ why: 'offline' })),
    });
    const cart = new CartStore(core, silent);
    const review = new CartReviewStore(core, cart);
    await cart.add(chips, 1);
    await review.review();
    expect(review.reviewing).toMatchObject({ is: 'failed', failure: { _tag: 'ShopUnreachable' } });
    expect(cart.count).toBe(1);
    expect(review.canCheckOut).toBe(true);
  });
});
