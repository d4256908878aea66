import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeClearCart } from '#application/cart/clear-cart.ts';
import { makeReadCart } from '#application/cart/read-cart.ts';
import type { Cents } from '#domain/money/cents.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { adasShipping, memoryShop } from '#test/application/memory-shop.ts';
import { chips, popcorn, product } from '#test/fixtures.ts';

const quantities = async (shop: ReturnType<typeof memoryShop>) =>
  (await Effect.runPromise(shop.cart.read)).lines.map(({ id, quantity }) => [id, quantity]);

describe('the cart at hand', () => {
  it('[CART-01] [CART-15] [CART-16] a guest adds, changes and removes', async () => {
    const shop = memoryShop();
    await Effect.runPromise(shop.addToCart(chips, 2));
    await Effect.runPromise(shop.addToCart(popcorn, 1));
    await Effect.runPromise(shop.addToCart(chips, 3));
    expect(await quantities(shop)).toEqual([
      ['CHP-0001', 5],
      ['POP-0001', 1],
    ]);
    await Effect.runPromise(shop.changeQuantity('POP-0001', 4));
    await Effect.runPromise(shop.changeQuantity('CHP-0001', 0));
    expect(await quantities(shop)).toEqual([['POP-0001', 4]]);
    await Effect.runPromise(shop.removeLine('POP-0001'));
    expect(await Effect.runPromise(makeReadCart(shop.cart)())).toEqual({ lines: [] });
  });

  it('refuses quantities that count nothing, and lines that are not there', async () => {
    const shop = memoryShop();
    for (const quantity of [0, -1, 1.5, Number.NaN, 100]) {
      expect(await failureOf(shop.addToCart(chips, quantity))).toMatchObject({
        _tag: 'InputRefused',
        problems: { quantity: expect.anything() },
      });
    }
    expect(await failureOf(shop.changeQuantity('CHP-0001', 100))).toMatchObject({
      _tag: 'InputRefused',
    });
    expect(await failureOf(shop.changeQuantity('CHP-0001', 1))).toMatchObject({
      _tag: 'LineNotFound',
    });
    expect(await failureOf(shop.removeLine('CHP-0001'))).toMatchObject({ _tag: 'LineNotFound' });
    expect(await quantities(shop)).toEqual([]);
  });

  it('[CART-20] refuses a product that cannot be had', async () => {
    const shop = memoryShop();
    expect(await failureOf(shop.addToCart({ ...chips, available: false }, 1))).toMatchObject({
      _tag: 'ProductUnavailable',
      productId: 'CHP-0001',
    });
  });

  it('drops charge and tax that were for another cart', async () => {
    const shop = memoryShop();
    await Effect.runPromise(shop.addToCart(chips, 2));
    await Effect.runPromise(shop.completeShipping(adasShipping));
    expect((await Effect.runPromise(shop.cart.read)).tax).toBeDefined();
    await Effect.runPromise(shop.addToCart(chips, 1));
    expect(await Effect.runPromise(shop.cart.read)).toEqual({ lines: [expect.anything()] });
  });

  it('clearing leaves nothing', async () => {
    const shop = memoryShop();
    await Effect.runPromise(shop.addToCart(chips, 2));
    await Effect.runPromise(makeClearCart(shop.cart)());
    expect(await quantities(shop)).toEqual([]);
  });
});

describe('reviewCart', () => {
  it('[CART-20] takes today’s prices over and names what cannot be had', async () => {
    const shop = memoryShop();
    await Effect.runPromise(shop.addToCart(chips, 2));
    await Effect.runPromise(shop.addToCart(popcorn, 2));
    shop.shelf.splice(0, 2, { ...chips, price: 500 as Cents }, { ...popcorn, stock: 1 });
    const { cart, unavailable } = await Effect.runPromise(shop.reviewCart());
    expect(cart.lines.map(({ unitPrice }) => unitPrice)).toEqual([500, 350]);
    expect(unavailable).toEqual(['POP-0001']);
    expect(await Effect.runPromise(shop.cart.read)).toEqual(cart);
  });

  it('names the variety pack whose item ran out, and prices the pack itself', async () => {
    const pack = product({
      productId: 'VP-0001' as typeof chips.productId,
      kind: 'variety-pack',
      price: 1999 as Cents,
      bundle: { virtualSku: 'V-1', products: [{ productId: chips.productId, quantity: 6 }] },
    });
    const shop = memoryShop({ shelf: [chips, pack] });
    await Effect.runPromise(shop.addToCart(pack, 2));
    shop.shelf.splice(0, 2, { ...chips, stock: 11 }, { ...pack, price: 1899 as Cents });
    const { cart, unavailable } = await Effect.runPromise(shop.reviewCart());
    expect(unavailable).toEqual(['CHP-0001', 'VP-0001']);
    expect(cart.lines[0]?.unitPrice).toBe(1899);
  });

  it('asks nothing about an empty cart, and calls an unknown product unavailable', async () => {
    const shop = memoryShop({ shelf: [] });
    expect(await Effect.runPromise(shop.reviewCart())).toEqual({
      cart: { lines: [] },
      unavailable: [],
    });
    await Effect.runPromise(shop.addToCart(chips, 1));
    expect((await Effect.runPromise(shop.reviewCart())).unavailable).toEqual(['CHP-0001']);
  });
});
