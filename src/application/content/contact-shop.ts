import { Effect } from 'effect';
import {
  type ContactMessage,
  contactProblems,
  tidyMessage,
} from '#domain/content/contact-message.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { ContactMessages, ContactReceipt } from '#ports/content/contact-messages.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** `trap` is the value of the hidden field, which only machines fill (D-FORM-18). */
export type ContactShop = (
  message: ContactMessage,
  trap?: string,
) => Effect.Effect<ContactReceipt, CallFailure | InputRefused | TooManyAttempts>;

/** Sends a message to customer service (CONTACT-01). Repeating sends another one. */
export const makeContactShop = (contactMessages: ContactMessages): ContactShop =>
  Effect.fn('contactShop')(function* (message, trap) {
    const problems = contactProblems(message);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    return yield* contactMessages.send(tidyMessage(message), trap);
  });
