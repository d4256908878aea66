import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRevalidateCoupon } from '#application/coupon/revalidate-coupon.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import type { CouponRecord } from '#domain/coupon/coupon.ts';
import type { Cents } from '#domain/money/cents.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { adasCard, adasShipping, memoryShop } from '#test/application/memory-shop.ts';
import { chips } from '#test/fixtures.ts';

const ten: CouponRecord = { code: 'TEN', rule: { kind: 'percent', percent: 10 } };
const big: CouponRecord = { ...ten, code: 'BIG', minimum: 1000 as Cents };
const free: CouponRecord = { code: 'FREE', rule: { kind: 'free-order' } };

const shopWith = (...coupons: readonly CouponRecord[]) => memoryShop({ coupons: () => coupons });
const run = Effect.runPromise;

describe('applyCoupon', () => {
  it('[COUPON-01] [COUPON-02] keeps couponData with the cart', async () => {
    const shop = shopWith(ten);
    await run(shop.addToCart(chips, 2));
    const { coupon } = await run(shop.applyCoupon(' ten '));
    expect(coupon).toEqual({
      couponName: 'TEN',
      cartAmount: 858,
      discount: 86,
      discountedAmount: 772,
      message: 'TEN: good',
      freeOrder: false,
      cartID: expect.stringMatching(/.+/),
      date: new Date(shop.clock.now()).toISOString(),
    });
    expect((await run(shop.cart.read)).coupon).toEqual(coupon);
  });

  it('[COUPON-04] a refused coupon changes nothing, and says why', async () => {
    const shop = shopWith(ten);
    await run(shop.addToCart(chips, 2));
    const before = await run(shop.applyCoupon('TEN'));
    const failure = await failureOf(shop.applyCoupon('NOPE'));
    expect(failure).toMatchObject({
      _tag: 'CouponRefused',
      reason: 'unknown',
      text: 'NOPE: unknown',
    });
    expect(await run(shop.cart.read)).toEqual(before);
  });

  it('asks the shop about nothing that cannot be a coupon, and for no empty cart', async () => {
    const shop = shopWith(ten);
    expect(await failureOf(shop.applyCoupon('TEN'))).toMatchObject({ _tag: 'CartEmpty' });
    expect(await failureOf(shop.applyCoupon('  '))).toMatchObject({
      problems: { couponName: { key: 'required.couponName' } },
    });
    expect(shop.couponDesk.questions).toEqual([]);
  });

  it('[COUPON-01] one at a time: the later takes the place of the earlier, in the same cart', async () => {
    const shop = shopWith(ten, free);
    await run(shop.addToCart(chips, 2));
    const first = await run(shop.applyCoupon('TEN', 'ada@example.com'));
    const second = await run(shop.applyCoupon('FREE'));
    expect(second.coupon).toMatchObject({ couponName: 'FREE', cartID: first.coupon?.cartID });
    expect(shop.couponDesk.questions.map(({ email }) => email)).toEqual([
      'ada@example.com',
      undefined,
    ]);
  });
});

describe('removeCoupon', () => {
  it('[COUPON-05] gives back the totals of before, whatever the cart', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 100 }),
        async (quantity, percent) => {
          const shop = shopWith({ code: 'ANY', rule: { kind: 'percent', percent } });
          const before = totalsOfCart(await run(shop.addToCart(chips, quantity)));
          await run(shop.applyCoupon('ANY'));
          expect(totalsOfCart(await run(shop.removeCoupon()))).toEqual(before);
        },
      ),
    );
  });
});

describe('revalidateCoupon', () => {
  it('[COUPON-07] a changed quantity asks a second time and takes over the answer', async () => {
    const shop = shopWith(ten);
    await run(shop.addToCart(chips, 2));
    await run(shop.applyCoupon('TEN'));
    await run(shop.changeQuantity(chips.productId, 3));
    const { cart, refused } = await run(shop.revalidateCoupon());
    expect(shop.couponDesk.questions.map(({ cartAmount }) => cartAmount)).toEqual([858, 1287]);
    expect(refused).toBeUndefined();
    expect(cart.coupon).toMatchObject({ cartAmount: 1287, discount: 129 });
  });

  it('[COUPON-07] one that is no longer good goes, and its message is told', async () => {
    const shop = shopWith(big);
    await run(shop.addToCart(chips, 3));
    await run(shop.applyCoupon('BIG'));
    await run(shop.changeQuantity(chips.productId, 1));
    const { cart, refused } = await run(shop.revalidateCoupon());
    expect(cart.coupon).toBeUndefined();
    expect(refused).toMatchObject({ reason: 'minimum', text: 'BIG: minimum' });
    expect((await run(shop.cart.read)).coupon).toBeUndefined();
  });

  it('does nothing without a coupon, and takes it off an empty cart unasked', async () => {
    const shop = shopWith(ten);
    await run(shop.addToCart(chips, 1));
    expect((await run(shop.revalidateCoupon())).cart.coupon).toBeUndefined();
    await run(shop.applyCoupon('TEN'));
    await run(shop.removeLine(chips.productId));
    expect((await run(shop.revalidateCoupon())).cart).toEqual(emptyCart);
    expect(shop.couponDesk.questions).toHaveLength(1);
  });

  it('an answer that comes after another change does not undo it', async () => {
    const shop = shopWith(ten);
    await run(shop.addToCart(chips, 2));
    await run(shop.applyCoupon('TEN'));
    const { validate } = shop.couponDesk;
    const late = {
      ...shop.couponDesk,
      validate: (question: Parameters<typeof validate>[0]) =>
        Effect.tap(validate(question), () => Effect.orDie(shop.changeQuantity(chips.productId, 7))),
    };
    const { cart } = await run(makeRevalidateCoupon(shop.cart, late, shop.clock)());
    expect(cart.lines[0]?.quantity).toBe(7);
    expect(cart.coupon?.cartAmount).toBe(858);
  });
});

describe('ordering with a coupon', () => {
  const toReview = async (shop: ReturnType<typeof memoryShop>, code: string) => {
    await run(shop.addToCart(chips, 3));
    await run(shop.applyCoupon(code));
    await run(shop.completeShipping(adasShipping));
  };
  const pay = async (shop: ReturnType<typeof memoryShop>) => {
    await run(shop.startPayment());
    await run(shop.completePayment(adasCard));
  };

  it('[COUPON-03] the order costs what the cart said', async () => {
    const shop = shopWith(ten);
    await toReview(shop, 'TEN');
    await pay(shop);
    const told = totalsOfCart(await run(shop.cart.read));
    const order = await run(shop.place());
    // 3 × 4.29 − 1.29 + 4.99 + 6 % of 11.58
    expect(order.totalAmount).toBe(1287 - 129 + 499 + 69);
    expect(told.ok && told.value.totalAmount).toBe(order.totalAmount);
  });

  it('[COUPON-06] a free order is placed without payment data', async () => {
    const shop = shopWith(free);
    await toReview(shop, 'FREE');
    const checkout = await run(shop.skipPayment());
    expect(checkout.formStatus).toMatchObject({ activeForm: 2, paymentCompleted: true });
    const order = await run(shop.place());
    expect(order.totalAmount).toBe(0);
    expect(shop.desk.submissions[0]?.payment).toEqual({ kind: 'nothing-to-pay' });
  });

  it('[COUPON-06] nothing but a free order gets past the payment', async () => {
    const shop = shopWith(ten);
    await toReview(shop, 'TEN');
    expect(await failureOf(shop.skipPayment())).toMatchObject({ missing: 'payment' });
  });

  it('[COUPON-07] a coupon that ended goes at the order, which is priced without it', async () => {
    let coupons: readonly CouponRecord[] = [ten];
    const shop = memoryShop({ coupons: () => coupons });
    await toReview(shop, 'TEN');
    await pay(shop);
    coupons = [];
    expect(await failureOf(shop.place())).toMatchObject({ _tag: 'CouponRefused' });
    const cart = await run(shop.cart.read);
    const totals = totalsOfCart(cart);
    const full = 1287 + 499 + 77;
    expect(cart.coupon).toBeUndefined();
    expect(totals.ok && totals.value.totalAmount).toBe(full);
    // The shopper has seen it: the next press buys.
    expect((await run(shop.place())).totalAmount).toBe(full);
  });

  it('[COUPON-07] the shipping step takes a refused coupon off and says so', async () => {
    let coupons: readonly CouponRecord[] = [ten];
    const shop = memoryShop({ coupons: () => coupons });
    await run(shop.addToCart(chips, 3));
    await run(shop.applyCoupon('TEN'));
    coupons = [];
    expect(await failureOf(shop.completeShipping(adasShipping))).toMatchObject({
      _tag: 'CouponRefused',
    });
    expect((await run(shop.cart.read)).coupon).toBeUndefined();
    expect(await run(shop.completeShipping(adasShipping))).toMatchObject({ kind: 'completed' });
  });
});
