/**
 * Kinds of mails about an order: it was placed, its payment waits for the payer's bank, its payment
 * failed later, its review was accepted, an operator cancelled or refunded it.
 */
export type MailKind =
  | 'order-confirmation'
  | 'payment-pending'
  | 'payment-failed'
  | 'review-accepted'
  | 'order-cancelled'
  | 'order-refunded';

/** Mails, written in the same transaction as the change they report. */
export interface OutboxTable {
  mail_id: string;
  /** The order it is about, or null. */
  order_id: string | null;
  /** The letter it contains, or null. */
  contact_reference: string | null;
  /** The gift card it contains, or null. */
  gift_card_id: string | null;
  kind: MailKind | 'contact-message' | 'gift-card';
  state: 'WAITING' | 'SENT' | 'GIVEN_UP';
  tries: number;
  next_try_at: Date;
  lease_until: Date;
  sent_at: Date | null;
  /** W3C traceparent of what promised it. */
  trace_context: string | null;
}
