import type { Cart } from '#domain/cart/cart.ts';
import { giftCardAmount } from '#domain/cart/lines/gift-lines.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { resetPayment } from '#domain/checkout/checkout-steps.ts';
import { type SpendableGiftCard, type Tender, tenderOf } from '#domain/gift/gift-tender.ts';
import type { Cents } from '#domain/money/cents.ts';

/** How the cart is paid, as it was shown to the shopper; undefined while it has no total. */
export const tenderOfCart = (
  cart: Cart,
  { giftCards }: Pick<Checkout, 'giftCards'>,
): Tender | undefined => {
  const totals = totalsOfCart(cart);
  return totals.ok
    ? tenderOf(totals.value.totalAmount, giftCardAmount(cart.lines), giftCards)
    : undefined;
};

/** What is left to pay by another method than gift cards. */
export const amountDueOf = (cart: Cart, checkout: Checkout): Cents | undefined =>
  tenderOfCart(cart, checkout)?.amountDue;

/** The card last among the others, or, known already, in its place with what is on it now. */
export const withGiftCard = (checkout: Checkout, card: SpendableGiftCard): Checkout => {
  const { giftCards } = checkout;
  const isKnown = giftCards.some(({ cardRef }) => cardRef === card.cardRef);
  return changed(
    checkout,
    isKnown
      ? giftCards.map((known) => (known.cardRef === card.cardRef ? card : known))
      : [...giftCards, card],
  );
};

export const withoutGiftCard = (checkout: Checkout, cardRef: string): Checkout =>
  changed(
    checkout,
    checkout.giftCards.filter((card) => card.cardRef !== cardRef),
  );

/** What the shop found on the cards; one it does not know (any more), or that is empty, goes. */
export const withGiftCardBalances = (
  checkout: Checkout,
  found: readonly Pick<SpendableGiftCard, 'cardRef' | 'balance'>[],
): Checkout => {
  const balances = new Map(found.map(({ cardRef, balance }) => [cardRef, balance]));
  return changed(
    checkout,
    checkout.giftCards.flatMap((card) => {
      const balance = balances.get(card.cardRef) ?? 0;
      return balance > 0 ? [{ ...card, balance: balance as Cents }] : [];
    }),
  );
};

/** Another sum is due, so the rest has to be paid anew. */
const changed = (checkout: Checkout, giftCards: readonly SpendableGiftCard[]): Checkout => ({
  ...resetPayment(checkout),
  giftCards,
});
