import { describe, expect, it } from 'vitest';
import { type Arriving, orderArrival } from '#domain/order/arrival/order-arrival.ts';
import type { PaymentProgress } from '#domain/order/order.ts';
import { orderStates, shopperFace } from '#domain/order/order-machine.ts';

const expected = { earliest: '2026-11-30', latest: '2026-12-01' };
const order: Arriving = {
  status: 'SUBMITTED',
  payment: 'PAID',
  expected,
  shipping: { zipcode: '75024' },
  lines: [{}],
};
const before = Date.parse('2026-11-28T12:00:00Z');
/** Past midnight in Maine, 10 p.m. of the last day in California. */
const lastNight = Date.parse('2026-12-01T22:00:00-08:00');

describe('orderArrival', () => {
  it('tells days only of what is paid and on its way, in every state of an order', () => {
    const told = Object.fromEntries(
      orderStates.map((state) => [
        state,
        orderArrival({ ...order, ...shopperFace(state) }, before),
      ]),
    );
    const waits = 'after-payment';
    expect(told).toEqual({
      DRAFT: waits,
      VALIDATED: waits,
      PLACING: waits,
      PAYMENT_ACTION_REQUIRED: waits,
      PAYMENT_PENDING: waits,
      PAYMENT_UNKNOWN: waits,
      IN_REVIEW: waits,
      PAID: expected,
      FULFILLING: expected,
      SHIPPED: expected,
      DELIVERED: undefined,
      PAYMENT_FAILED: undefined,
      CANCELLED: undefined,
      EXPIRED: undefined,
      REFUNDED: undefined,
      PARTIALLY_REFUNDED: undefined,
    });
  });

  it('is late when the last day is over everywhere', () => {
    expect(orderArrival(order, lastNight)).toEqual(expected);
    expect(orderArrival(order, lastNight + 2 * 3_600_000)).toEqual({ late: '2026-12-01' });
  });

  it('says why there is no day', () => {
    const { expected: _, ...undated } = order;
    expect(orderArrival(undated, before)).toBeUndefined();
    expect(orderArrival({ ...undated, lines: [{ preOrderText: 'Soon' }] }, before)).toBe('undated');
    expect(orderArrival({ ...undated, shipping: { zipcode: '' } }, before)).toBe('by-email');
    const progress: readonly PaymentProgress[] = ['PENDING', 'IN_REVIEW', 'CONFIRMING'];
    for (const payment of progress) {
      expect(orderArrival({ ...undated, payment }, before)).toBe('after-payment');
    }
  });
});
