import type { Cents } from '#domain/money/cents.ts';
import type { OrderMoment, OrderStatus, PaymentProgress, PlacedLine } from '#domain/order/order.ts';
import type { ExpectedDays } from '#domain/shipping/expected-day/expected-days.ts';

/** An order as the history lists it (ORDER-05); the order page shows the rest. */
export interface OrderSummary {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly payment: PaymentProgress;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly totalAmount: Cents;
  /** The days that were promised. */
  readonly expected?: ExpectedDays;
  readonly lines: readonly (Pick<
    PlacedLine,
    'productId' | 'name' | 'quantity' | 'imagePath' | 'contents'
  > & {
    /** An e-gift card, which is not shipped. */
    readonly isGift?: boolean;
  })[];
  /** How far it is, the first moment first. */
  readonly timeline?: readonly OrderMoment[];
}

/** One page of an account's orders, the newest first. */
export interface OrderHistory {
  readonly list: readonly OrderSummary[];
  readonly totalOrder: number;
}

/** Orders of one page of the history. */
export const ordersOnPage = 20;
