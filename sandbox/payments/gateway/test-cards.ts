import { type CardBrand, detectCardBrands } from '#domain/payment/card-brands.ts';
import {
  type PublishedTestCard,
  publishedTestCards,
} from '#domain/payment/published-test-cards.ts';

const byNumber: ReadonlyMap<string, PublishedTestCard> = new Map(
  publishedTestCards.map((card) => [card.number, card]),
);

/** The published card of that number. The gateway knows no other, so it can hold no real one. */
export const testCardOf = (number: string): PublishedTestCard | undefined => byNumber.get(number);

/** The first published card that fits. */
export const testCardBy = (
  fits: (card: PublishedTestCard) => boolean,
): PublishedTestCard | undefined => publishedTestCards.find(fits);

/** The brand a published card belongs to, among those its digits allow. */
export const brandOf = (card: PublishedTestCard): CardBrand => {
  const brand = detectCardBrands(card.number).find(({ network }) => network === card.network);
  if (brand === undefined) throw new Error(`Test card ${card.alias} has no brand.`);
  return brand;
};
