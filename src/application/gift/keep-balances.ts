import { Effect } from 'effect';
import { withGiftCardBalances } from '#domain/checkout/checkout-tender.ts';
import { withoutAttempt } from '#domain/order/quoted-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { GiftCardChanged } from '#ports/gift/gift-card-failures.ts';

/** Takes over what the shop found on the gift cards; the payment is asked for again (D-GIFT-10). */
export const keepBalances = Effect.fnUntraced(function* (
  currentCheckout: CurrentCheckout,
  giftCards: GiftCardChanged['giftCards'],
) {
  const checkout = withoutAttempt(yield* currentCheckout.read);
  yield* currentCheckout.replace(withGiftCardBalances(checkout, giftCards));
});
