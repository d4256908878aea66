import { mostSavedCards } from '#domain/account/saved-card.ts';

/** What becomes of a card an approval kept for an account. */
export type SavedCardPlace =
  | { readonly kind: 'added' }
  /** The same card again takes the place of the one before. */
  | { readonly kind: 'replaces'; readonly sequence: number }
  /** It is given up at once. */
  | { readonly kind: 'one-too-many' };

/** Whether an account may keep one card more (D-CHECKOUT-20). */
export const mayKeepMore = (cards: readonly unknown[]): boolean => cards.length < mostSavedCards;

/** `identifier` is the same for the same card number. */
export const placeOfSavedCard = (
  cards: readonly { readonly sequence: number; readonly identifier: string }[],
  identifier: string,
): SavedCardPlace => {
  const same = cards.find((card) => card.identifier === identifier);
  if (same !== undefined) return { kind: 'replaces', sequence: same.sequence };
  return { kind: mayKeepMore(cards) ? 'added' : 'one-too-many' };
};
