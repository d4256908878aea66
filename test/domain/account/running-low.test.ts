import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runningLow } from '#domain/account/running-low.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PaymentProgress } from '#domain/order/order.ts';
import type { OrderSummary } from '#domain/order/order-history.ts';

const day = 86_400_000;
const start = Date.parse('2026-01-01T12:00:00Z');

interface Ordered {
  readonly quantity?: number;
  readonly payment?: PaymentProgress;
}

const order = (
  after: number,
  products: readonly string[],
  { quantity = 1, payment = 'PAID' }: Ordered = {},
): OrderSummary => ({
  orderId: `CC-${after}`,
  status: 'DELIVERED',
  payment,
  placedAt: new Date(start + after * day).toISOString(),
  totalAmount: 1000 as Cents,
  lines: products.map((productId) => ({
    productId,
    name: `Snack ${productId}`,
    quantity,
    ...(productId === 'BOX' && { contents: [] }),
    ...(productId === 'GIFT' && { isGift: true }),
  })),
});
const low = (orders: readonly OrderSummary[], after: number) =>
  runningLow(orders, start + after * day).map(({ productId }) => productId);

describe('runningLow', () => {
  it('is what is ordered again and again, from when it is nearly used up until it was left out twice', () => {
    const orders = [order(20, ['A']), order(10, ['A']), order(0, ['A'])];
    expect(runningLow(orders, start + 30 * day)).toEqual([
      { productId: 'A', lastsDays: 10, daysAgo: 10 },
    ]);
    expect([27, 28, 50, 51].map((after) => low(orders, after).length)).toEqual([0, 1, 1, 0]);
  });

  it('lasts longer when more was ordered at once', () => {
    const orders = [order(10, ['A'], { quantity: 3 }), order(0, ['A'])];
    expect(low(orders, 20)).toEqual([]);
    expect(runningLow(orders, start + 40 * day)).toEqual([
      { productId: 'A', lastsDays: 30, daysAgo: 30 },
    ]);
  });

  it('is not what was ordered once, on one day, without being paid, as a box or as a gift card', () => {
    expect(low([order(0, ['A'])], 10)).toEqual([]);
    expect(low([order(0, ['A']), order(0.1, ['A'])], 10)).toEqual([]);
    expect(low([order(0, ['A']), order(10, ['A'], { payment: 'FAILED' })], 20)).toEqual([]);
    for (const other of ['BOX', 'GIFT']) {
      expect(low([order(0, [other]), order(10, [other])], 20)).toEqual([]);
    }
  });

  it('names the most overdue first, four at most, whatever the order of the orders', () => {
    const products = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'BOX'));
    const orders = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 60 }), products, fc.integer({ min: 1, max: 4 }))
        .map(([after, ids, quantity]) => order(after, ids, { quantity })),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(orders, fc.integer({ min: 60, max: 120 }), (placed, after) => {
        const now = start + after * day;
        const found = runningLow(placed, now);
        expect(found.length).toBeLessThanOrEqual(4);
        const shares = found.map(({ daysAgo, lastsDays }) => daysAgo / lastsDays);
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
        for (const share of shares) expect(share >= 0.8 && share <= 3).toBe(true);
        for (const { productId } of found) {
          const days = placed.filter(({ lines }) =>
            lines.some((line) => line.productId === productId),
          );
          expect(new Set(days.map(({ placedAt }) => placedAt)).size).toBeGreaterThan(1);
        }
        expect(runningLow([...placed].reverse(), now)).toEqual(found);
      }),
    );
  });
});
