import { Effect } from 'effect';
import { wantedEmail } from '#application/notice/wanted-email.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ProductNotFound } from '#ports/catalog/product-failures.ts';
import type { BackInStock } from '#ports/notice/back-in-stock.ts';
import type { EmailDoubted } from '#ports/notice/email-doubted.ts';
import type { ProductAvailable } from '#ports/notice/product-available.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';

/** `isSure` is the answer to a doubted address. */
export type NotifyWhenBack = (
  productId: ProductId,
  email: string,
  isSure: boolean,
) => Effect.Effect<
  void,
  CallFailure | InputRefused | EmailDoubted | ProductNotFound | ProductAvailable | TooManyAttempts
>;

/** One mail when a product is back; asking twice is the same as once (NOTIFYME-01, NOTIFYME-02). */
export const makeNotifyWhenBack = (backInStock: BackInStock): NotifyWhenBack =>
  Effect.fn('notifyWhenBack')(function* (productId, email, isSure) {
    yield* backInStock.ask(productId, yield* wantedEmail(email, isSure));
  });
