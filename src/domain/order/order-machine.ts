import type { OrderStatus, PaymentProgress } from '#domain/order/order.ts';

/** Where an order can be inside the shop; shoppers see its `shopperFace`. */
export type OrderState =
  | 'DRAFT'
  | 'VALIDATED'
  | 'PLACING'
  | 'PAYMENT_ACTION_REQUIRED'
  | 'PAYMENT_PENDING'
  | 'PAYMENT_UNKNOWN'
  | 'IN_REVIEW'
  | 'PAID'
  | 'PAYMENT_FAILED'
  | 'FULFILLING'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'REFUNDED'
  | 'PARTIALLY_REFUNDED';

const edges: Readonly<Record<OrderState, readonly OrderState[]>> = {
  DRAFT: ['VALIDATED', 'EXPIRED', 'CANCELLED'],
  VALIDATED: ['PLACING', 'EXPIRED', 'CANCELLED'],
  PLACING: [
    'PAYMENT_ACTION_REQUIRED',
    'PAYMENT_PENDING',
    'PAYMENT_UNKNOWN',
    'IN_REVIEW',
    'PAID',
    'PAYMENT_FAILED',
    'CANCELLED',
  ],
  PAYMENT_ACTION_REQUIRED: ['PLACING', 'PAYMENT_FAILED', 'EXPIRED', 'CANCELLED'],
  PAYMENT_PENDING: ['PAID', 'IN_REVIEW', 'PAYMENT_FAILED', 'EXPIRED', 'CANCELLED'],
  PAYMENT_UNKNOWN: ['PAID', 'IN_REVIEW', 'PAYMENT_PENDING', 'PAYMENT_FAILED'],
  IN_REVIEW: ['PAID', 'PAYMENT_FAILED', 'CANCELLED'],
  PAID: ['FULFILLING', 'CANCELLED', 'REFUNDED', 'PARTIALLY_REFUNDED'],
  FULFILLING: ['SHIPPED', 'CANCELLED', 'REFUNDED', 'PARTIALLY_REFUNDED'],
  SHIPPED: ['DELIVERED', 'REFUNDED', 'PARTIALLY_REFUNDED'],
  DELIVERED: ['REFUNDED', 'PARTIALLY_REFUNDED'],
  PARTIALLY_REFUNDED: ['REFUNDED', 'PARTIALLY_REFUNDED'],
  PAYMENT_FAILED: [],
  CANCELLED: ['REFUNDED'],
  EXPIRED: [],
  REFUNDED: [],
};

export const orderStates = Object.keys(edges) as readonly OrderState[];

/** Only these steps exist; everything else is a bug and is refused. */
export const mayOrderMove = (from: OrderState, to: OrderState): boolean => edges[from].includes(to);

const faces: Readonly<Record<OrderState, readonly [OrderStatus, PaymentProgress]>> = {
  DRAFT: ['SUBMITTED', 'CONFIRMING'],
  VALIDATED: ['SUBMITTED', 'CONFIRMING'],
  PLACING: ['SUBMITTED', 'CONFIRMING'],
  PAYMENT_ACTION_REQUIRED: ['SUBMITTED', 'CONFIRMING'],
  PAYMENT_PENDING: ['SUBMITTED', 'PENDING'],
  PAYMENT_UNKNOWN: ['SUBMITTED', 'CONFIRMING'],
  IN_REVIEW: ['SUBMITTED', 'IN_REVIEW'],
  PAID: ['SUBMITTED', 'PAID'],
  FULFILLING: ['PROCESSING', 'PAID'],
  SHIPPED: ['SHIPPED', 'PAID'],
  DELIVERED: ['DELIVERED', 'PAID'],
  PAYMENT_FAILED: ['CANCELLED', 'FAILED'],
  // By an operator: what was paid is on its way back; it is back when the order is REFUNDED.
  CANCELLED: ['CANCELLED', 'REFUNDING'],
  EXPIRED: ['CANCELLED', 'FAILED'],
  REFUNDED: ['CANCELLED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['DELIVERED', 'PAID'],
};

/** What a shopper is told: one of the statuses of D-CHECKOUT-01 and how the payment stands. */
export const shopperFace = (
  state: OrderState,
): { readonly status: OrderStatus; readonly payment: PaymentProgress } => {
  const [status, payment] = faces[state];
  return { status, payment };
};

/** Nothing was paid, nor will be: the quote of such an order may be ordered again. */
export const failedOrderStates: readonly OrderState[] = orderStates.filter(
  (state) => shopperFace(state).payment === 'FAILED',
);
