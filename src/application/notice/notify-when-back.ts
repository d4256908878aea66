import { Effect } from 'effect';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { simpleEmailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { ProductNotFound } from '#ports/catalog/product-failures.ts';
import type { BackInStock } from '#ports/notice/back-in-stock.ts';
import type { ProductAvailable } from '#ports/notice/product-available.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** One mail when a product is back; checked by the simpler e-mail rule (NOTIFYME-01). */
export type NotifyWhenBack = (
  productId: ProductId,
  email: string,
) => Effect.Effect<
  void,
  CallFailure | InputRefused | ProductNotFound | ProductAvailable | TooManyAttempts
>;

/** One mail when a product is back; asking twice is the same as once (NOTIFYME-01, NOTIFYME-02). */
export const makeNotifyWhenBack = (backInStock: BackInStock): NotifyWhenBack =>
  Effect.fn('notifyWhenBack')(function* (productId, email) {
    const problem = simpleEmailProblem(email);
    if (problem) return yield* new InputRefused({ problems: { email: problem } });
    yield* backInStock.ask(productId, trimmed(email));
  });
