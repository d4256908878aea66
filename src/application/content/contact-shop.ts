import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { contactProblems, tidyMessage } from '#domain/content/contact-message.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { ContactDesk } from '#ports/content/contact-desk.ts';
import { InputRefused } from '#ports/failures.ts';

/** Writes to customer service (CONTACT-01). Repeating it writes again. */
export const makeContactShop = (desk: ContactDesk): UseCases['contactShop'] =>
  Effect.fn('contactShop')(function* (message, trap) {
    const problems = contactProblems(message);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    return yield* desk.send(tidyMessage(message), trap);
  });
