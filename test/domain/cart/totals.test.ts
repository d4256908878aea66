import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { type CartTotals, type Charges, totalsOf, totalsOfCart } from '#domain/cart/totals.ts';
import type { Cents } from '#domain/money/cents.ts';
import { bundle, carts, mix, product } from '#test/arbitraries/cart.ts';
import { prices } from '#test/arbitraries/money.ts';
import { couponOf } from '#test/domain/coupon/coupons.ts';

const charges = () => fc.record({ discount: prices(), shippingCharge: prices(), tax: prices() });

describe('totalsOf', () => {
  it('[CART-05] sums price times quantity exactly', () => {
    fc.assert(
      fc.property(carts(), (lines) => {
        const sum = lines.reduce(
          (total, line) => total + BigInt(line.unitPrice ?? 0) * BigInt(line.quantity),
          0n,
        );
        expect(BigInt(totals(lines).subTotal)).toBe(sum);
      }),
    );
  });

  it('[CART-08] [CART-09] adds up to the total in whole cents', () => {
    fc.assert(
      fc.property(carts(), charges(), (lines, given) => {
        const sums = totals(lines, given);
        expect(sums.totalAmount).toBe(
          sums.subTotal - sums.discount + given.shippingCharge + given.tax,
        );
        expect(Number.isInteger(sums.totalAmount)).toBe(true);
      }),
    );
  });

  it('[COUPON-03] never goes below nothing and shows the discount as applied', () => {
    fc.assert(
      fc.property(carts(), charges(), (lines, given) => {
        const sums = totals(lines, given);
        expect(sums.totalAmount).toBeGreaterThanOrEqual(0);
        expect(sums.discount).toBe(Math.min(given.discount, sums.subTotal));
      }),
    );
  });

  it('[CART-03] counts the units of all lines, a box being one', () => {
    fc.assert(
      fc.property(carts(), (lines) => {
        expect(totals(lines).cartCount).toBe(
          lines.map((line) => line.quantity).reduce((a, b) => a + b, 0),
        );
      }),
    );
  });

  it('[CART-05] [CART-23] gives the totals of the sample cart', () => {
    const sample = [
      product('CHP-0101', 2, 349),
      mix('MYOMP-30-1', { 'CHP-0101': 18, 'POP-0203': 12 }),
      bundle('VP-0007', { 'CHP-0101': 6 }),
    ];
    expect(totals(sample)).toEqual({
      cartCount: 4,
      packCount: 1,
      subTotal: 4295,
      discount: 0,
      shippingCharge: 0,
      tax: 0,
      totalAmount: 4295,
      freeShipping: { percent: 286.33, remaining: -2795 },
    });
  });

  it('[COUPON-06] keeps the parts of a free order and asks for nothing', () => {
    const free = totals([product('CHP-0101', 2)], {
      freeOrder: true,
      shippingCharge: 499 as Cents,
      tax: 42 as Cents,
    });
    expect(free).toMatchObject({ subTotal: 698, shippingCharge: 499, tax: 42, totalAmount: 0 });
  });

  it('[CART-23] looks at merchandise after the discount, gift cards left out', () => {
    const lines = [product('CHP-0101', 1, 1000), product('GC-25', 1, 2500)];
    const sums = totals(lines, { discount: 250 as Cents, giftCards: new Set(['GC-25']) });
    expect(sums.freeShipping).toEqual({ percent: 50, remaining: 750 });
    const all = totals(lines, { discount: 3400 as Cents, giftCards: new Set(['GC-25']) });
    expect(all.freeShipping).toEqual({ percent: 0, remaining: 1500 });
  });

  it('[CART-23] a gift card brings an order no nearer to free shipping', () => {
    const gift = { firstName: 'G', lastName: 'H', recipientEmail: 'g@h.example', giftMessage: '' };
    const card = { ...product('GFT-1', 1, 5000), gift };
    const { subTotal, freeShipping } = totals([card, product('CHP-0101', 1, 600)]);
    expect([subTotal, freeShipping]).toEqual([5600, { percent: 40, remaining: 900 }]);
  });

  it('[CART-04] counts mix lines, not boxes, and no dropped ones', () => {
    const lines = [
      mix('MYOMP-30-1', { 'CHP-0101': 30 }, 3),
      mix('MYOMP-30-2', { 'POP-0203': 30 }, 0),
      product('CHP-0101', 2),
    ];
    expect(totals(lines)).toMatchObject({ packCount: 1, cartCount: 5 });
  });

  it('[CART-09] refuses a line without a price, naming it', () => {
    const { unitPrice: _, ...unpriced } = product('CHP-0101', 2);
    expect(totalsOf([product('POP-0203', 1), unpriced])).toEqual({
      ok: false,
      problem: { key: 'cart.price', values: { line: 'CHP-0101' } },
    });
    expect(totalsOf([{ ...unpriced, quantity: 0 }])).toMatchObject({ ok: true });
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[CART-16] refuses the quantity %d',
    (quantity) => {
      expect(totalsOf([product('CHP-0101', quantity)])).toMatchObject({
        ok: false,
        problem: { key: 'cart.quantity', values: { line: 'CHP-0101' } },
      });
    },
  );

  it.each(['discount', 'shippingCharge', 'tax', 'threshold'] as const)(
    '[COUPON-03] refuses a negative %s',
    (charge) => {
      expect(totalsOf([product('CHP-0101', 1)], { [charge]: -1 as Cents })).toMatchObject({
        ok: false,
        problem: { key: 'cart.amount' },
      });
    },
  );

  it('[COUPON-03] takes no discount off goods that are worth less than nothing', () => {
    const refund = product('CHP-0101', 1, -500);
    expect(totals([refund], { discount: 100 as Cents })).toMatchObject({
      subTotal: -500,
      discount: 0,
      totalAmount: -500,
    });
  });

  it('[CART-09] refuses sums beyond exact arithmetic', () => {
    const huge = product('CHP-0101', 9_000_000, 2_000_000_000);
    expect(totalsOf([huge])).toMatchObject({ ok: false, problem: { key: 'cart.amount' } });
    const most = Number.MAX_SAFE_INTEGER as Cents;
    for (const given of [{ shippingCharge: most }, { tax: most }]) {
      expect(totalsOf([product('CHP-0101', 1)], given).ok).toBe(false);
      expect(totalsOf([], given).ok).toBe(true);
    }
  });
});

describe('totalsOfCart', () => {
  it('[CART-05] is the sum of the lines while the server said nothing yet', () => {
    const lines = [product('CHP-0101', 2, 349)];
    expect(totalsOfCart({ lines })).toEqual(totalsOf(lines));
  });

  it('[CART-06] [CART-07] [COUPON-01] uses what the server said about the cart', () => {
    const sums = totalsOfCart({
      lines: [product('CHP-0101', 2, 349)],
      coupon: couponOf(100, { couponName: 'SAVE1' }),
      shipping: {
        shippingCharge: 499 as Cents,
        shippingSku: 'SHIP',
        freeShippingThreshold: 2000 as Cents,
      },
      tax: { totalTax: 42 as Cents, lines: [] },
    });
    expect(sums).toMatchObject({
      value: {
        totalAmount: 698 - 100 + 499 + 42,
        freeShipping: { percent: 29.9, remaining: 1402 },
      },
    });
  });
});

// Helpers

const totals = (lines: readonly CartLine[], given: Charges = {}): CartTotals => {
  const checked = totalsOf(lines, given);
  if (!checked.ok) throw new Error(checked.problem.key);
  return checked.value;
};
