import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { simpleEmailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { InputRefused } from '#ports/failures.ts';
import type { BackInStock } from '#ports/notice/back-in-stock.ts';

/** One mail when a product is back; asking twice is the same as once (NOTIFYME-01, NOTIFYME-02). */
export const makeNotifyWhenBack = (backInStock: BackInStock): UseCases['notifyWhenBack'] =>
  Effect.fn('notifyWhenBack')(function* (productId, email) {
    const problem = simpleEmailProblem(email);
    if (problem) return yield* new InputRefused({ problems: { email: problem } });
    yield* backInStock.ask(productId, trimmed(email));
  });
