import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { linesOverLimit } from '#domain/cart/lines/quantity-limits.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep } from '#domain/checkout/checkout-steps.ts';
import { paymentSessionTiming } from '#domain/payment/payment-session.ts';
import { CartEmpty, QuantityRefused } from '#ports/cart/cart-failures.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import { PaymentSessionExpired } from '#ports/payment/vault-failures.ts';

/** A cart with something in it, and nothing above its limit. */
export const orderableCart = Effect.fnUntraced(function* (cart: Cart) {
  if (wantedLines(cart.lines).length === 0) return yield* new CartEmpty();
  const [over] = linesOverLimit(cart.lines);
  return over === undefined ? cart : yield* new QuantityRefused(over);
});

/** Every step is done, and the card's token lives long enough; a free order needs none (D-CART-11). */
export const readyToOrder = Effect.fnUntraced(function* (
  cart: Cart,
  checkout: Checkout,
  now: number,
) {
  yield* orderableCart(cart);
  if (!mayOpenStep(checkout, 1)) return yield* new StepNotReady({ missing: 'shipping' });
  const totals = totalsOfCart(cart);
  if (totals.ok && totals.value.totalAmount === 0) return checkout;
  const token = checkout.paymentInfo.decryptedCardToken;
  if (!mayOpenStep(checkout, 2) || token === undefined) {
    return yield* new StepNotReady({ missing: 'payment' });
  }
  // An attempt that was already sent is asked about again as it was, whatever its token's age.
  const isUnderWay = checkout.idempotencyKey !== undefined;
  if (!isUnderWay && token.expiresAt - now < paymentSessionTiming.tokenMinimumRemaining) {
    return yield* new PaymentSessionExpired();
  }
  return checkout;
});
