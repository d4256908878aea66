import { Effect } from 'effect';
<<<<<<< HEAD
import {
  type ContactMessage,
  contactProblems,
  tidyMessage,
} from '#domain/content/contact-message.ts';
import { hasProblems } from '#domain/shipping/address-forms.ts';
import type { ContactDesk, ContactReceipt } from '#ports/content/contact-desk.ts';
import { type CallFailure, InputRefused, type TooManyAttempts } from '#ports/failures.ts';

/** `trap` is what was found in the field no person sees. */
export type ContactShop = (
  message: ContactMessage,
  trap?: string,
) => Effect.Effect<ContactReceipt, CallFailure | InputRefused | TooManyAttempts>;
=======
import type { UseCases } from '#application/use-cases.ts';
import { contactProblems, tidyMessage } from '#domain/content/contact-message.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { ContactDesk } from '#ports/contact-desk.ts';
import { InputRefused } from '#ports/failures.ts';
>>>>>>> ac95fd9

/** Writes to customer service (CONTACT-01). Repeating it writes again. */
export const makeContactShop = (desk: ContactDesk): ContactShop =>
  Effect.fn('contactShop')(function* (message, trap) {
    const problems = contactProblems(message);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    return yield* desk.send(tidyMessage(message), trap);
  });
