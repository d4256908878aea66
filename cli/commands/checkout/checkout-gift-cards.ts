import type { PlaceRequest } from '#cli/commands/checkout/checkout-flags.ts';
import { giftCodesOf } from '#cli/input/gift-codes.ts';
import type { Session } from '#cli/session/session.ts';
import type { OpenShop } from '#cli/shop/shop.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';

/** Gift cards of a run before pay only when they are given again. */
export const withoutGiftCards = async ({ useCases, ask }: OpenShop): Promise<void> => {
  const { giftCards } = await ask(useCases.checkout.readCheckout());
  for (const { cardRef } of giftCards) await ask(useCases.gift.removeGiftCard(cardRef));
};

/** The checkout with the gift cards of this run, in the order they were given. */
export const withGiftCards = async (
  { useCases, ask }: OpenShop,
  { giftCards }: PlaceRequest,
  shipped: Checkout,
  session: Session,
): Promise<Checkout> => {
  let checkout = shipped;
  for (const code of await giftCodesOf(giftCards, session)) {
    checkout = await ask(useCases.gift.applyGiftCard(code));
  }
  return checkout;
};
