import type { Effect } from 'effect';
import type { ContactMessage } from '#domain/content/contact-message.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

/** The shop's confirmation of a message. */
export interface ContactReceipt {
  /** The reference number of the message. */
  readonly reference: string;
}

/** Messages to customer service. */
export interface ContactMessages {
  /** Each call sends a message of its own. `trap` is the value of the hidden field (D-FORM-18). */
  send(
    message: ContactMessage,
    trap?: string,
  ): Effect.Effect<ContactReceipt, CallFailure | TooManyAttempts>;
}
