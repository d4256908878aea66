import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ObstacleList } from '#application/checkout/obstacles/list-obstacles.ts';
import type { TypedShipping } from '#domain/checkout/entered-shipping.ts';
import type { CouponRecord } from '#domain/coupon/coupon.ts';
import type { Cents } from '#domain/money/cents.ts';
import { emptyAddress } from '#domain/shipping/address.ts';
import { AddressNotServiceable } from '#ports/order/order-failures.ts';
import { SessionExpired, ShopUnreachable } from '#ports/session/call-failures.ts';
import { type MemoryShop, memoryShop, readyToOrder } from '#test/application/memory-shop.ts';
import { ada, chips, popcorn } from '#test/fixtures.ts';

const run = Effect.runPromise;
const look = (shop: MemoryShop, typed?: TypedShipping) => run(shop.listObstacles(typed));
const names = ({ inTheWay, toCome }: ObstacleList) => [
  inTheWay.map(({ obstacle, place }) => [
    'failure' in obstacle ? obstacle.failure._tag : obstacle.is,
    place,
  ]),
  toCome.map(({ obstacle }) => obstacle.is),
];
const typedBy = (shipping: Partial<typeof ada>): TypedShipping => ({
  contact: { email: 'ada@example.com', phoneNumber: '2145550100' },
  shipping: { ...ada, ...shipping },
  giftOrder: false,
  giftMessage: '',
});

describe('listObstacles', () => {
  it('says only that the cart is empty when it is', async () => {
    expect(names(await look(memoryShop()))).toEqual([[['cart-empty', 'shop']], []]);
  });

  it('[CHK-01] names the steps that come, and nothing when every step is done', async () => {
    const shop = memoryShop();
    await run(shop.addToCart(chips, 1));
    expect(names(await look(shop))).toEqual([[], ['shipping-missing', 'payment-missing']]);
    expect(names(await look(shop, typedBy({})))).toEqual([[], ['payment-missing']]);
    await readyToOrder(shop);
    expect(names(await look(shop))).toEqual([[], []]);
  });

  it('[CART-20] [CHK-21] lists stock, price, zip, coupon, fields and payment at once', async () => {
    const ten: CouponRecord = { code: 'TEN', rule: { kind: 'percent', percent: 10 } };
    const coupons = [ten];
    const shelf = [chips, popcorn];
    const shop = memoryShop({
      shelf,
      coupons: () => coupons,
      refusedFor: (zip) => (zip === '75024' ? [popcorn.productId] : []),
    });
    await run(shop.addToCart(chips, 2));
    await run(shop.addToCart(popcorn, 1));
    await run(shop.applyCoupon('TEN'));
    shelf.splice(
      0,
      2,
      { ...chips, price: 499 as Cents },
      { ...popcorn, available: false, stock: 0 },
    );
    coupons.splice(0);
    const before = [await run(shop.cart.read), await run(shop.checkout.read)];
    const found = await look(shop, typedBy({ lastName: 'L', city: '' }));
    expect(names(found)).toEqual([
      [
        ['price-changed', 'cart'],
        ['out-of-stock', 'cart'],
        ['not-delivered', 'cart'],
        ['CouponRefused', 'coupon'],
        ['field', 'shipping'],
        ['field', 'shipping'],
      ],
      ['payment-missing'],
    ]);
    expect(found.inTheWay[0]?.obstacle).toEqual({
      is: 'price-changed',
      title: chips.title,
      before: 429,
      now: 499,
    });
    expect([await run(shop.cart.read), await run(shop.checkout.read)]).toEqual(before);
  });

  it('[CHK-20] a zip nothing is sent to is in the way, and no goods are', async () => {
    const shop = memoryShop({ shelf: [chips], refusedFor: () => [chips.productId] });
    await run(shop.addToCart(chips, 2));
    const found = await look(shop, typedBy({ zipcode: '96813' }));
    expect(names(found)).toEqual([[['field', 'shipping']], ['payment-missing']]);
    expect(found.inTheWay[0]?.obstacle).toMatchObject({
      field: 'zipcode',
      problem: { key: 'zip.notServed', values: { where: 'Hawaii' } },
    });
  });

  it('[LIM-12] names each line above its limit', async () => {
    const shop = memoryShop();
    await run(shop.addToCart(chips, 1));
    const cart = await run(shop.cart.read);
    const lines = cart.lines.map((line) => ({ ...line, quantity: 120 }));
    await run(shop.cart.replace({ ...cart, lines }));
    expect((await look(shop)).inTheWay.map(({ obstacle }) => obstacle)).toEqual([
      { is: 'over-limit', title: chips.title, limit: 99 },
    ]);
  });

  it('asks the shop about the whole order once its address is right', async () => {
    const told = new AddressNotServiceable({ reference: 'r' });
    const shop = memoryShop();
    await readyToOrder(shop);
    const asked = shop.desk.validate;
    Object.assign(shop.desk, { validate: () => Effect.fail(told) });
    expect(names(await look(shop))).toEqual([[['AddressNotServiceable', 'shipping']], []]);
    expect(names(await look(shop, typedBy({ zipcode: '7502' })))[0]).toEqual([
      ['field', 'shipping'],
    ]);
    Object.assign(shop.desk, { validate: asked });
    expect(names(await look(shop))).toEqual([[], []]);
  });

  it('says when the card was entered too long ago', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    shop.clock.advance(60 * 60_000);
    expect(names(await look(shop))).toEqual([[['payment-ran-out', 'payment']], []]);
  });

  it('names what is gone once, by its line, whatever the shop calls it', async () => {
    const shelf = [chips];
    const shop = memoryShop({ shelf });
    await readyToOrder(shop);
    const cart = await run(shop.cart.read);
    const lines = cart.lines.map((line) => ({ ...line, title: 'Papas con sal de mar' }));
    await run(shop.cart.replace({ ...cart, lines }));
    shelf.splice(0, 1, { ...chips, available: false, stock: 0 });
    expect((await look(shop)).inTheWay.map(({ obstacle }) => obstacle)).toEqual([
      { is: 'out-of-stock', title: 'Papas con sal de mar' },
    ]);
  });

  it('tells a silent shop once, and an ended session with the way to log in', async () => {
    for (const [failure, place] of [
      [new ShopUnreachable({ why: 'offline' }), 'cart'],
      [new SessionExpired(), 'sign-in'],
    ] as const) {
      const shop = memoryShop();
      await readyToOrder(shop);
      for (const name of ['availability', 'validate']) {
        Object.assign(shop.desk, { [name]: () => Effect.fail(failure) });
      }
      expect(names(await look(shop))).toEqual([[[failure._tag, place]], []]);
    }
  });

  it('a form nobody wrote in has nothing wrong, whatever the zip sheet knows', async () => {
    const shop = memoryShop();
    await run(shop.addToCart(chips, 1));
    await run(shop.setZip('75024'));
    const nothing = { ...typedBy(emptyAddress), contact: { email: '', phoneNumber: '' } };
    expect((await look(shop)).inTheWay).toEqual([]);
    // Sent like that, each field says so.
    expect((await look(shop, nothing)).inTheWay.length).toBe(8);
  });

  it('never fails, changes nothing, and is empty of wrong things when an order would be taken', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('75024', 'tx', 'Plano', 'Ada', '100 Main St'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record({ address: text, city: text, state: text, zipcode: text, firstName: text }),
        async (shipping) => {
          const shop = memoryShop();
          await run(shop.addToCart(chips, 1));
          const typed = typedBy(shipping);
          const before = await run(shop.checkout.read);
          const { inTheWay } = await look(shop, typed);
          expect(await run(shop.checkout.read)).toEqual(before);
          const { email, phoneNumber } = typed.contact;
          const entry = { email, phoneNumber, shipping: typed.shipping };
          const ended = await shop.completeShipping(entry).pipe(Effect.result, run);
          expect(inTheWay.length === 0).toBe(ended._tag === 'Success');
        },
      ),
      { numRuns: 60 },
    );
  });
});
