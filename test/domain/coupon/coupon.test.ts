import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from '#domain/cart/totals.ts';
import {
  type CouponRecord,
  type CouponRule,
  discountOf,
  judgeCoupon,
} from '#domain/coupon/coupon.ts';
import { couponCode, couponCodeProblem } from '#domain/coupon/coupon-code.ts';
import type { Cents } from '#domain/money/cents.ts';
import { product } from '#test/arbitraries/cart.ts';

const amounts = () => fc.nat({ max: 1_000_000 }).map((cents) => cents as Cents);
const rules = (): fc.Arbitrary<CouponRule> =>
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.nat({ max: 150 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: amounts() }),
    fc.constant({ kind: 'free-order' as const }),
  );
const facts = {
  cartAmount: 2000 as Cents,
  includesGiftCard: false,
  now: 1000,
  uses: 0,
  usedBefore: false,
};
const ten: CouponRecord = { code: 'TEN', rule: { kind: 'percent', percent: 10 } };

describe('discountOf', () => {
  it('[COUPON-03] takes whole cents, never more than there is', () => {
    fc.assert(
      fc.property(rules(), fc.integer({ min: -1000, max: 1_000_000 }), (rule, amount) => {
        const discount = discountOf(rule, amount as Cents);
        expect(Number.isSafeInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(Math.max(0, amount));
      }),
    );
  });

  it('[COUPON-03] leaves a total that is never negative', () => {
    fc.assert(
      fc.property(rules(), amounts(), amounts(), amounts(), (rule, price, shipping, tax) => {
        const effect = judgeCoupon({ code: 'X', rule }, { ...facts, cartAmount: price });
        const totals = totalsOf([product('CHP-0101', 1, price)], {
          ...(effect.ok && effect.effect),
          shippingCharge: shipping,
          tax,
        });
        expect(totals.ok && totals.value.totalAmount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [10, 5, 1],
    [10, 4, 0],
    [15, 333, 50],
    [100, 333, 333],
  ])('%s %% of %s cents are %s, half up', (percent, amount, discount) => {
    expect(discountOf({ kind: 'percent', percent }, amount as Cents)).toBe(discount);
  });

  it('[COUPON-03] an amount is taken off as it is, up to all there is', () => {
    const five: CouponRule = { kind: 'amount', amount: 500 as Cents };
    expect([499, 500, 2000].map((cents) => discountOf(five, cents as Cents))).toEqual([
      499, 500, 500,
    ]);
  });
});

describe('judgeCoupon', () => {
  it('[COUPON-01] says what is taken off and what is left', () => {
    expect(judgeCoupon(ten, facts)).toEqual({
      ok: true,
      effect: { discount: 200, discountedAmount: 1800, freeOrder: false },
    });
    const free = judgeCoupon({ code: 'FREE', rule: { kind: 'free-order' } }, facts);
    expect(free).toMatchObject({ effect: { discountedAmount: 0, freeOrder: true } });
  });

  const free: CouponRecord = { code: 'FREE', rule: { kind: 'free-order' } };
  it.each([
    ['ended', { ...ten, endsAt: 1000 }, {}],
    ['used-up', { ...ten, mostUses: 2 }, { uses: 2 }],
    ['used-before', { ...ten, oncePerCustomer: true }, { usedBefore: true }],
    ['minimum', { ...ten, minimum: 2001 as Cents }, {}],
    ['minimum', ten, { cartAmount: 0 as Cents }],
    ['gift-cards', free, { includesGiftCard: true }],
    ['gift-cards', ten, { cartAmount: 0 as Cents, includesGiftCard: true }],
  ] as const)('[COUPON-04] refuses: %s', (reason, coupon, changes) => {
    expect(judgeCoupon(coupon, { ...facts, ...changes })).toEqual({ ok: false, reason });
  });

  it('[COUPON-05] a gift card in the cart is in the way of a free order only', () => {
    expect(judgeCoupon(ten, { ...facts, includesGiftCard: true }).ok).toBe(true);
    expect(judgeCoupon(free, facts).ok).toBe(true);
  });

  it('takes what just about fits', () => {
    const narrow = { ...ten, minimum: 2000 as Cents, endsAt: 1001, mostUses: 3 };
    expect(judgeCoupon(narrow, { ...facts, uses: 2, usedBefore: true }).ok).toBe(true);
  });
});

describe('couponCode', () => {
  it('does not care for letter case or blanks around it', () => {
    expect(couponCode('  save5 ')).toBe('SAVE5');
    expect(couponCodeProblem(' save-5 ')).toBeUndefined();
    expect(couponCodeProblem('A'.repeat(40))).toBeUndefined();
    expect(couponCodeProblem('A'.repeat(41))).toEqual({
      key: 'text.long',
      values: { field: 'couponName', max: 40 },
    });
  });

  it.each([
    ['', 'required.couponName'],
    ['a b', 'text.unseen'],
    ['<b>', 'text.characters'],
    ['-A', 'text.characters'],
    ['A'.repeat(41), 'text.long'],
  ])('refuses %j', (typed, key) => {
    expect(couponCodeProblem(typed)?.key).toBe(key);
  });
});
