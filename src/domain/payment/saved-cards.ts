import { isExpired, type SavedCard } from '#domain/account/saved-card.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import { choosePaymentCard } from '#domain/payment/card-removal.ts';
import type { CardInfo, CardToken, PaymentInfo } from '#domain/payment/payment-info.ts';

/** Cards to choose from: newest first, expired ones last. */
export const cardsToChoose = (cards: readonly SavedCard[], today: IsoDay): readonly SavedCard[] => [
  ...cards.filter((card) => !isExpired(card, today)),
  ...cards.filter((card) => isExpired(card, today)),
];

/** The default card: the newest one that has not expired. */
export const defaultCard = (cards: readonly SavedCard[], today: IsoDay): SavedCard | undefined =>
  cards.find((card) => !isExpired(card, today));

/** The card somebody names: by its number, or the one that pays unless the shopper says otherwise. */
export const cardWanted = (
  cards: readonly SavedCard[],
  wanted: number | 'default' | undefined,
  today: IsoDay,
): SavedCard | undefined =>
  wanted === 'default'
    ? defaultCard(cards, today)
    : cards.find(({ sequence }) => sequence === wanted);

/**
 * The payment with the cards of the account (PAY-23). A chosen card stays chosen while it is saved
 * and not expired. With `suggests` the default one is chosen, unless a new card is being typed.
 */
export const withSavedCards = (
  payment: PaymentInfo,
  cards: readonly SavedCard[],
  { today, suggests }: { readonly today: IsoDay; readonly suggests: boolean },
): PaymentInfo => {
  const good = cards.filter((card) => !isExpired(card, today));
  const isKept = good.some(({ sequence }) => sequence === payment.cardSequence);
  const isTyping = payment.nameonCard !== '' || payment.expDate !== '';
  const suggested = suggests && !isTyping ? good[0]?.sequence : undefined;
  const chosen = payment.payWithSavedCard && isKept ? payment.cardSequence : suggested;
  return choosePaymentCard({ ...payment, cards: cards.map(cardInfoOf) }, chosen);
};

/** The card info of a saved card: the vault took its number when it was saved (D-CHECKOUT-07), its security code must still be typed. */
export const cardInfoOf = ({ cardType, cardNumberMask, sequence }: SavedCard): CardInfo => ({
  cardType,
  cardNumberMask,
  cardNumberValid: true,
  cvvNumberValid: false,
  sequence,
});

/** A token of the security code alone, with the masked claims of the saved card it belongs to. */
export const tokenOfSaved = (
  token: CardToken,
  { cardType, cardNumberMask }: SavedCard,
): CardToken => ({
  ...token,
  brand: cardType,
  last4: cardNumberMask.slice(-4),
});
