import type { OrderState } from '#domain/order/order-machine.ts';

/** What is known of the key an order is submitted with. */
export interface SubmissionOnFile {
  /** The same key names the same order. */
  readonly isSameBody: boolean;
  /** What was answered, as it is kept. */
  readonly reply?: string | undefined;
  /** Until then somebody works on it, Unix ms. */
  readonly leaseUntil: number;
  /** The order made with it, when there is one, and where that is. */
  readonly orderId?: string | undefined;
  readonly order?: OrderState | undefined;
}

/** What a submission with a key that was used before comes to. */
export type SubmissionStep =
  /** Its maker is at it. */
  | { readonly kind: 'busy' }
  /** Another order under a known key. */
  | { readonly kind: 'reused' }
  | { readonly kind: 'answered'; readonly reply: string }
  /** The bank asked the shopper; the order may go on now. */
  | { readonly kind: 'challenged'; readonly orderId: string }
  /** Its maker is gone: what became of its payment is found out, never asked for again. */
  | { readonly kind: 'reconcile'; readonly orderId: string }
  /** Its maker is gone before there was an order: it may be carried out. */
  | { readonly kind: 'take-over' };

export const submissionStep = (
  { isSameBody, reply, leaseUntil, orderId, order }: SubmissionOnFile,
  now: number,
): SubmissionStep => {
  if (!isSameBody) return { kind: 'reused' };
  if (reply !== undefined) return { kind: 'answered', reply };
  if (leaseUntil > now) return { kind: 'busy' };
  if (orderId === undefined) return { kind: 'take-over' };
  return { kind: order === 'PAYMENT_ACTION_REQUIRED' ? 'challenged' : 'reconcile', orderId };
};

/** Whether the order that took a quote is being made this moment; else it is made. */
export const isBeingPlaced = (order: OrderState): boolean =>
  order === 'PLACING' || order === 'PAYMENT_ACTION_REQUIRED';
