import { type IsoDay, isoOf } from '#domain/locale/calendar.ts';
import type { Order } from '#domain/order/order.ts';
import type { ExpectedDays } from '#domain/shipping/expected-day/expected-days.ts';
import { localTime } from '#domain/shipping/expected-day/local-time.ts';

/** What can be said of when a placed order comes. */
export type Arrival =
  | ExpectedDays
  /** The last promised day is over, and it has not arrived. */
  | { readonly late: IsoDay }
  /** It waits for its payment: nothing leaves before. */
  | 'after-payment'
  | 'by-email'
  /** It waits for a pre-order that nobody has dated. */
  | 'undated';

/** What the arrival of an order depends on; a summary of the history has less of it. */
export type Arriving = Pick<Order, 'status' | 'payment' | 'expected'> & {
  readonly shipping?: Pick<Order['shipping'], 'zipcode'>;
  readonly lines?: readonly Pick<Order['lines'][number], 'preOrderText'>[];
};

/**
 * What is true at a moment (Unix ms) of when an order comes; undefined when there is nothing to say: it has arrived, it is
 * canceled or paid back, or no day was promised. A day is over when it is over in every time zone that is shipped to.
 */
export const orderArrival = (order: Arriving, moment: number): Arrival | undefined => {
  const { status, payment, expected, shipping, lines = [] } = order;
  if (status === 'DELIVERED' || status === 'CANCELLED') return undefined;
  if (payment === 'FAILED' || payment === 'REFUNDING' || payment === 'REFUNDED') return undefined;
  if (shipping?.zipcode === '') return 'by-email';
  if (payment !== 'PAID') return 'after-payment';
  if (expected === undefined) {
    return lines.some(({ preOrderText }) => preOrderText !== undefined) ? 'undated' : undefined;
  }
  const today = isoOf(localTime(moment, 'America/Los_Angeles').day);
  return today > expected.latest ? { late: expected.latest } : expected;
};
