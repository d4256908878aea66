import type { Effect } from 'effect';
import type { ContactMessage } from '#domain/content/contact-message.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

/** The shop's word that a letter arrived. */
export interface ContactReceipt {
  /** What to name when asking about it. */
  readonly reference: string;
}

/** Customer service. */
export interface ContactMessages {
  /** Each sending is a letter of its own. `trap` is what a machine put where no person looks. */
  send(
    message: ContactMessage,
    trap?: string,
  ): Effect.Effect<ContactReceipt, CallFailure | TooManyAttempts>;
}
