import type {
  Order,
  OrderMoment,
  OrderStatus,
  PaymentProgress,
  Shipment,
} from '#domain/order/order.ts';

/** What number and e-mail are worth: how far an order is, and nothing about who ordered what. */
export interface TrackedOrder {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly payment: PaymentProgress;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly timeline: readonly OrderMoment[];
  readonly shipment?: Shipment;
  readonly shipsNothing: boolean;
  /** The rest, for who typed the code that was mailed. */
  readonly order?: Order;
}

/** Digits of the code. */
export const orderCodeLength = 6;

/** What was typed as a code, without spaces and dashes; undefined when it cannot be one. */
export const typedOrderCode = (typed: string): string | undefined => {
  const tidy = typed.replace(/[\s-]/g, '');
  return /^[0-9]{6}$/.test(tidy) ? tidy : undefined;
};
