import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { linesOverLimit } from '#domain/cart/lines/quantity-limits.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { stageOf } from '#domain/checkout/checkout-stage.ts';
import { amountDueOf } from '#domain/checkout/checkout-tender.ts';
import { CartEmpty, QuantityRefused } from '#ports/cart/cart-failures.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import { PaymentSessionExpired } from '#ports/payment/vault-failures.ts';

/** A cart with something in it, and nothing above its limit. */
export const orderableCart = Effect.fnUntraced(function* (cart: Cart) {
  if (wantedLines(cart.lines).length === 0) return yield* new CartEmpty();
  const [over] = linesOverLimit(cart.lines);
  return over === undefined ? cart : yield* new QuantityRefused(over);
});

/** Every step is done; gives what the order is paid with. */
export const readyToOrder = Effect.fnUntraced(function* (
  cart: Cart,
  checkout: Checkout,
  now: number,
) {
  yield* orderableCart(cart);
  const stage = stageOf(checkout, { due: amountDueOf(cart, checkout), now });
  switch (stage.is) {
    case 'needs-shipping':
      return yield* new StepNotReady({ missing: 'shipping' });
    case 'needs-payment':
      return yield* stage.because === 'ran-out'
        ? new PaymentSessionExpired()
        : new StepNotReady({ missing: 'payment' });
    case 'ready-for-review':
    case 'placing':
      return stage.payment;
  }
});
