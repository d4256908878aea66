import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demandOf } from '#domain/cart/lines/demand.ts';
import { itemsToReview, repricedLines, reviewLines, withLines } from '#domain/cart/review-lines.ts';
import type { Cents } from '#domain/money/cents.ts';
import { bundle, carts, mix, product } from '#test/arbitraries/cart.ts';
import { couponOf } from '#test/domain/coupon/coupons.ts';

describe('itemsToReview', () => {
  it('asks for everything in demand, and each product once', () => {
    fc.assert(
      fc.property(carts(), (lines) => {
        const asked = itemsToReview(lines);
        expect(asked).toEqual(expect.arrayContaining([...demandOf(lines)]));
        const ids = asked.map(({ productId }) => productId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('asks for a variety pack besides what is in it, but not for one that is gone', () => {
    const pack = bundle('VP-0007', { 'CHP-0101': 6 }, 2);
    expect(itemsToReview([pack, product('POP-0203', 1)])).toEqual([
      { productId: 'CHP-0101', quantity: 12 },
      { productId: 'POP-0203', quantity: 1 },
      { productId: 'VP-0007', quantity: 2 },
    ]);
    expect(itemsToReview([{ ...pack, quantity: 0 }])).toEqual([]);
    expect(itemsToReview([product('VP-0007', 5), pack])).toEqual([
      { productId: 'VP-0007', quantity: 5 },
      { productId: 'CHP-0101', quantity: 12 },
    ]);
  });
});

describe('reviewLines', () => {
  it('[CART-20] finds nothing wrong where everything is in stock at its price', () => {
    fc.assert(
      fc.property(carts(), (lines) => {
        const inventory = itemsToReview(lines).map(({ productId, quantity }) => ({
          productId,
          quantity,
          available: true,
          price: (lines.find((line) => line.productId === productId)?.unitPrice ?? 1) as Cents,
        }));
        const reviewed = reviewLines(lines, inventory);
        expect(reviewed.unavailable).toEqual([]);
        expect(reviewed.lines.map(({ id, quantity }) => [id, quantity])).toEqual(
          lines.map(({ id, quantity }) => [id, quantity]),
        );
      }),
    );
  });

  it('[CART-20] calls everything in demand unavailable where nothing is known', () => {
    fc.assert(
      fc.property(carts(), (lines) => {
        const { unavailable } = reviewLines(lines, []);
        expect(unavailable).toEqual(
          expect.arrayContaining(demandOf(lines).map(({ productId }) => productId)),
        );
      }),
    );
  });
});

describe('reviewLines, by example', () => {
  const inStock = (productId: string, available = true) => ({
    productId,
    quantity: 10,
    available,
    price: 500 as Cents,
  });

  it('[CART-20] names a missing item and every line that holds it, each once', () => {
    const lines = [
      product('CHP-0101', 1),
      mix('MYOMP-30-1', { 'CHP-0101': 20, 'POP-0203': 10 }),
      bundle('VP-0007', { 'POP-0203': 6 }),
    ];
    const { unavailable } = reviewLines(lines, [inStock('CHP-0101', false), inStock('POP-0203')]);
    expect(unavailable).toEqual(['CHP-0101', 'MYOMP-30-1']);
  });

  it("[CART-20] takes today's price for what the shop lists, and leaves a box at its own", () => {
    const lines = [product('CHP-0101', 1, 349), mix('MYOMP-30-1', { 'CHP-0101': 30 })];
    const { lines: priced } = reviewLines(lines, [inStock('CHP-0101')]);
    expect(priced.map(({ unitPrice }) => unitPrice)).toEqual([500, 1998]);
  });
});

describe('repricedLines', () => {
  it('repeats to the same lines and leaves what needs no change untouched', () => {
    const line = product('A', 2, 349);
    const prices = new Map([['A', 500 as Cents]]);
    const [repriced] = repricedLines([line], prices);
    expect(repriced?.unitPrice).toBe(500);
    expect(repricedLines(repricedLines([line], prices), prices)[0]).toEqual(repriced);
    expect(repricedLines([line], new Map([['A', 349 as Cents]]))[0]).toBe(line);
    expect(repricedLines([line], new Map())[0]).toBe(line);
  });
});

describe('withLines', () => {
  it('keeps the coupon and drops what was said for other lines', () => {
    const coupon = couponOf(1);
    const cart = { lines: [], coupon, tax: { totalTax: 1 as Cents, lines: [] } };
    const lines = [product('A', 1)];
    expect(withLines(cart, lines)).toEqual({ lines, coupon });
    expect(withLines({ lines: [] }, lines)).toEqual({ lines });
  });
});
