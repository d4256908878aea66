import { type Tender, tenderOf } from '#domain/gift/gift-tender.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { cardsOfRefs, type NamedGiftCard } from '#server/data/gift/gift-card-refs.ts';
import type { GiftCardUse } from '#server/data/gift/gift-card-uses.ts';

/** The cards a draft names, and how they pay its total. */
export interface CardTender {
  readonly cards: readonly NamedGiftCard[];
  readonly tender: Tender;
}

/** The tender of a draft; refused when it names a card the shop does not know for this shopper. */
export const tenderCards = async (
  { db }: Pick<ShopParts, 'db'>,
  draft: {
    readonly actorHash: string;
    readonly refs: readonly string[];
    readonly totalAmount: Cents;
    readonly giftCardLines: Cents;
  },
): Promise<CardTender | Refusal> => {
  const { actorHash, refs, totalAmount, giftCardLines } = draft;
  const cards = await cardsOfRefs(db, actorHash, refs);
  if (cards.length < new Set(refs).size) return giftCardsChanged(cards);
  return { cards, tender: tenderOf(totalAmount, giftCardLines, cards) };
};

/** Less is there than was promised; `balances`: what was found since, by the cards' ids. */
export const giftCardsChanged = (
  cards: readonly NamedGiftCard[],
  balances: ReadonlyMap<string, Cents> = new Map(),
): Refusal =>
  refuse('GIFT_CARD_CHANGED', {
    giftCards: cards.map(({ cardRef, giftCardId, balance }) => ({
      cardRef,
      balance: balances.get(giftCardId) ?? balance,
    })),
  });

/** What is written down of a tender: the cards that really pay. */
export const usesOf = ({ cards, tender }: CardTender): readonly GiftCardUse[] => {
  const ids = new Map(cards.map(({ cardRef, giftCardId }) => [cardRef, giftCardId]));
  return tender.giftCards.flatMap(({ cardRef, last4, amount }) => {
    const giftCardId = ids.get(cardRef);
    return amount > 0 && giftCardId !== undefined ? [{ giftCardId, last4, amount }] : [];
  });
};
