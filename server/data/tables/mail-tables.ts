import type { Language } from '#domain/locale/language.ts';

/**
 * Kinds of mails about an order: it was placed, its payment waits for the payer's bank, its payment
 * failed later, its review was accepted, an operator cancelled or refunded it, it left.
 */
export type MailKind =
  | 'order-confirmation'
  | 'payment-pending'
  | 'payment-failed'
  | 'review-accepted'
  | 'order-cancelled'
  | 'order-refunded'
  | 'order-shipped';

/** Kinds of mails to somebody who has no order yet. */
export type GreetingKind = 'welcome' | 'concert';

/** Whom a mail greets; deleted with the mail. */
export interface GreetingsTable {
  greeting_id: string;
  kind: GreetingKind;
  email: string;
  first_name: string;
  language: Language;
  event_id: string | null;
  created_at: Date;
}

/** Mails, written in the same transaction as the change they report. */
export interface OutboxTable {
  mail_id: string;
  /** The order it is about, or null. */
  order_id: string | null;
  /** The letter it contains, or null. */
  contact_reference: string | null;
  /** The gift card it contains, or null. */
  gift_card_id: string | null;
  /** Whom it greets, or null. */
  greeting_id: string | null;
  kind: MailKind | GreetingKind | 'order-code' | 'contact-message' | 'gift-card';
  state: 'WAITING' | 'SENT' | 'GIVEN_UP';
  tries: number;
  next_try_at: Date;
  lease_until: Date;
  sent_at: Date | null;
  /** W3C traceparent of what promised it. */
  trace_context: string | null;
}
