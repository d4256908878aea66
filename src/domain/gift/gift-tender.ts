import {
  addCents,
  type Cents,
  greaterCents,
  lesserCents,
  negateCents,
  zeroCents,
} from '#domain/money/cents.ts';

/** A gift card a shopper pays with, as everybody but the shop's database knows it (D-GIFT-07). */
export interface SpendableGiftCard {
  /** Names the card for this shopper alone; its code is not kept. */
  readonly cardRef: string;
  /** The end of its code, to tell cards apart. */
  readonly last4: string;
  /** What was on it when the shop was last asked. */
  readonly balance: Cents;
}

/** What a card pays of a total, and what is then left on it. */
export interface TenderedGiftCard extends Pick<SpendableGiftCard, 'cardRef' | 'last4'> {
  /** 0 when the cards before it pay for everything. */
  readonly amount: Cents;
  readonly left: Cents;
}

/** How a total is paid: gift cards first, the rest by another method. */
export interface Tender {
  readonly giftCards: readonly TenderedGiftCard[];
  readonly amountDue: Cents;
}

/** Gift cards one order may be paid with (D-GIFT-06). */
export const mostGiftCards = 10;

/**
 * What each card pays, in the order the shopper gave them, each as much as it can: one card is
 * emptied before the next is touched. `giftCardLines`: the price of the e-gift cards that are
 * bought, which no gift card pays for (D-GIFT-06).
 */
export const tenderOf = (
  totalAmount: Cents,
  giftCardLines: Cents,
  cards: readonly SpendableGiftCard[],
): Tender => {
  const payable = greaterCents(zeroCents, addCents(totalAmount, negateCents(giftCardLines)));
  const giftCards: TenderedGiftCard[] = [];
  let open = payable;
  for (const { cardRef, last4, balance } of cards) {
    const amount = lesserCents(open, greaterCents(zeroCents, balance));
    giftCards.push({ cardRef, last4, amount, left: addCents(balance, negateCents(amount)) });
    open = addCents(open, negateCents(amount));
  }
  return { giftCards, amountDue: addCents(totalAmount, negateCents(paidBy({ giftCards }))) };
};

/** What the gift cards pay together. */
export const paidBy = ({
  giftCards,
}: {
  readonly giftCards: readonly Pick<TenderedGiftCard, 'amount'>[];
}): Cents => addCents(...giftCards.map(({ amount }) => amount));

/** Whether two tenders take the same money from the same cards, whatever is left on them. */
export const isSameTender = (one: Tender, other: Tender): boolean =>
  one.amountDue === other.amountDue &&
  one.giftCards.length === other.giftCards.length &&
  one.giftCards.every(({ cardRef, amount }, place) => {
    const against = other.giftCards[place];
    return against?.cardRef === cardRef && against.amount === amount;
  });

/** The cards as the tender leaves them known: what is on each now, before it pays. */
export const cardsOf = ({ giftCards }: Pick<Tender, 'giftCards'>): readonly SpendableGiftCard[] =>
  giftCards.map(({ cardRef, last4, amount, left }) => ({
    cardRef,
    last4,
    balance: addCents(amount, left),
  }));
