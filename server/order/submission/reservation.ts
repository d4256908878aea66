import type { Language } from '#domain/locale/language.ts';
import type { ExpectedDays } from '#domain/shipping/expected-day/expected-days.ts';
import type { KeyName } from '#server/data/order/idempotency.ts';
import type { Assessment } from '#server/order/quote/assess-draft.ts';
import type { CheckedPayment } from '#server/payment/checked-payment.ts';

/** The checked data of a submission before its goods are reserved. */
export interface Reservation {
  readonly actorHash: string;
  /** The shopper's account, when they are signed in. */
  readonly accountId?: string;
  /** The device whose cart this is, when it is the account's. */
  readonly cartToken?: string;
  readonly clientAddress: string;
  readonly key: KeyName;
  readonly leaseUntil: Date;
  readonly quoteId: string;
  readonly language: Language;
  readonly assessment: Assessment;
  /** The days that its quote promised. */
  readonly expected: ExpectedDays | null;
  /** Absent when nothing is to be paid (D-CART-11). */
  readonly payment?: CheckedPayment;
}
