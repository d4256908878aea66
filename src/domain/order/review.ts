import type { OrderState } from '#domain/order/order-machine.ts';
import type { PaymentStateAtGateway } from '#domain/payment/outcome.ts';
import type { PaymentState } from '#domain/payment/payment-machine.ts';

/** How a review of the gateway's ended, and what follows for order and payment. */
export type ReviewStep =
  /** Another process was first. */
  | { readonly kind: 'over' }
  /** Nobody has decided yet. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'accept'; readonly order: 'PAID' }
  | {
      readonly kind: 'reject';
      readonly order: 'PAYMENT_FAILED';
      /** Present when the gateway gave the money back itself; else that is ours to do. */
      readonly payment?: 'REVERSED';
    };

export const reviewStep = (
  { order, payment }: { readonly order: OrderState; readonly payment: PaymentState },
  standing: PaymentStateAtGateway,
): ReviewStep => {
  if (order !== 'IN_REVIEW' || payment !== 'AUTHORIZED') return { kind: 'over' };
  if (standing.kind !== 'found') return { kind: 'wait' };
  if (standing.isReversed) return { kind: 'reject', order: 'PAYMENT_FAILED', payment: 'REVERSED' };
  switch (standing.decided.kind) {
    case 'declined':
      return { kind: 'reject', order: 'PAYMENT_FAILED' };
    case 'approved':
      return { kind: 'accept', order: 'PAID' };
    case 'pending':
      return { kind: 'wait' };
    case 'review':
      return standing.isCaptured ? { kind: 'accept', order: 'PAID' } : { kind: 'wait' };
  }
};
