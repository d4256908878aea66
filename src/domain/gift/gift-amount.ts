import type { ChosenGiftCard, GiftCardDesign } from '#domain/gift/gift.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import type { Problem } from '#domain/validation/problem.ts';

/** Every card on offer: one for each design and amount (D-GIFT-01). */
export const offeredGiftCards = (designs: readonly GiftCardDesign[]): readonly ChosenGiftCard[] =>
  designs.flatMap(({ title, cards }) => cards.map((card) => ({ ...card, title })));

/** Those that are offered at a press; the others are found by typing an amount (D-GIFT-12). */
export const usualGiftCards = (designs: readonly GiftCardDesign[]): readonly ChosenGiftCard[] =>
  designs.flatMap((design) =>
    offeredGiftCards([design]).filter(({ amount }) => design.amounts.includes(amount)),
  );

/** The card of a typed amount, such as `37`, `$37` or `37.00`, or what is wrong with the amount. */
export const giftCardOfAmount = (
  offered: readonly ChosenGiftCard[],
  typed: string,
): { readonly card: ChosenGiftCard } | { readonly problem: Problem } => {
  const [, dollars] = /^\$?\s*(\d{1,6})(?:[.,]0{1,2})?$/.exec(typed.trim()) ?? [];
  const card = offered.find(({ amount }) => dollarsFromCents(amount) === Number(dollars));
  if (card !== undefined) return { card };
  return {
    problem:
      offered.length === 0
        ? { key: 'required.giftCard' }
        : { key: 'gift.whole', values: giftAmountRange(offered) },
  };
};

/** The smallest and the largest card, dollars. */
export const giftAmountRange = (
  offered: readonly ChosenGiftCard[],
): { readonly least: number; readonly most: number } => {
  const amounts = offered.map(({ amount }) => dollarsFromCents(amount));
  return { least: Math.min(...amounts), most: Math.max(...amounts) };
};
