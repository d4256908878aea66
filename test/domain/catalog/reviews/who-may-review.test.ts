import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewRight } from '#domain/catalog/reviews/who-may-review.ts';
import { type OrderStatus, orderStatuses } from '#domain/order/order.ts';

const orders = fc.array(fc.constantFrom<OrderStatus>(...orderStatuses), { maxLength: 8 });

describe('who may review a product', () => {
  it('is who was delivered one, and nobody else', () => {
    fc.assert(
      fc.property(
        orders,
        (given) => (reviewRight(given) === 'may') === given.includes('DELIVERED'),
      ),
    );
  });

  it('does not depend on the order of the orders, nor on canceled ones', () => {
    fc.assert(
      fc.property(orders, (given) => {
        const right = reviewRight(given);
        expect(reviewRight(given.toReversed())).toBe(right);
        expect(reviewRight([...given, 'CANCELLED'])).toBe(right);
      }),
    );
  });

  it('keeps the right, whatever else is ordered later', () => {
    fc.assert(fc.property(orders, (later) => reviewRight(['DELIVERED', ...later]) === 'may'));
  });

  it.each([
    [[], 'not-bought'],
    [['CANCELLED'], 'not-bought'],
    [['SUBMITTED'], 'not-delivered'],
    [['CANCELLED', 'SHIPPED'], 'not-delivered'],
    [['SHIPPED', 'DELIVERED'], 'may'],
  ] as const)('after orders that are %j: %s', (given, right) => {
    expect(reviewRight(given)).toBe(right);
  });
});
