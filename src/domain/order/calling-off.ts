import type { CommandRefusal } from '#domain/order/operator-move.ts';
import type { PaymentStateAtGateway } from '#domain/payment/outcome.ts';

/** What follows from the gateway's answers when a pending payment is called off. */
export type CallingOffStep =
  /** A refusal may be of a second try, or of a payment that was decided meanwhile. */
  | { readonly kind: 'ask-standing' }
  /** Called off, now or before: no money moves any more. */
  | { readonly kind: 'settle-called-off' }
  /** The payer's bank was faster. */
  | { readonly kind: 'settle-decided' }
  /** The payment stays as it is. */
  | {
      readonly kind: 'refuse';
      readonly because: Extract<CommandRefusal, 'gateway-silent' | 'payment-unfinished'>;
    };

export const callingOffStep = (
  answer: 'done' | 'refused' | 'unknown',
  standing?: PaymentStateAtGateway,
): CallingOffStep => {
  if (answer === 'done') return { kind: 'settle-called-off' };
  if (answer === 'unknown') return { kind: 'refuse', because: 'gateway-silent' };
  if (standing === undefined) return { kind: 'ask-standing' };
  if (standing.kind !== 'found') return { kind: 'refuse', because: 'gateway-silent' };
  if (standing.isReversed) return { kind: 'settle-called-off' };
  return standing.decided.kind === 'pending'
    ? { kind: 'refuse', because: 'payment-unfinished' }
    : { kind: 'settle-decided' };
};
