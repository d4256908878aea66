import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import {
  type GiftCardLimits,
  giftCardLimits,
  giftCardsProblem,
} from '#domain/cart/lines/gift-limits.ts';
import { giftOf } from '#domain/cart/lines/gift-lines.ts';
import type { Problem } from '#domain/validation/problem.ts';

/** The largest quantity of one line, and of one pre-order product (LIM-11, LIM-12). */
export const quantityLimits = { line: 99, preOrder: 10 } as const;

/** A line that blocks checkout until its quantity is lowered. */
export interface OverLimit {
  readonly lineId: string;
  readonly limit: number;
}

/** A quantity is a whole number, not below 0. */
export const isQuantity = (quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity >= 0;

/** What a shopper may type as a quantity: 1 to 99 (LIM-12), 0 to remove the line. */
export const quantityProblem = (quantity: number): Problem | undefined => {
  if (!isQuantity(quantity)) return { key: 'quantity.whole' };
  return quantity > quantityLimits.line
    ? { key: 'quantity.range', values: { min: 1, max: quantityLimits.line } }
    : undefined;
};

/**
 * Lines above 99, and lines whose pre-order product is wanted more than 10 times in the whole cart
 * (D-CART-01, D-CART-12); all gift cards when there are too many (D-CART-13). A merge may build
 * such lines; they cannot be ordered.
 */
export const linesOverLimit = (
  lines: readonly CartLine[],
  gifts: GiftCardLimits = giftCardLimits,
): readonly OverLimit[] => {
  const preOrdered = preOrderedUnits(lines);
  const tooManyGifts = giftCardsProblem(lines, gifts) !== undefined;
  const limitPassedBy = (line: CartLine): number | undefined => {
    if (tooManyGifts && giftOf(line) !== undefined) return gifts.cards;
    const preOrder = line.preOrder === true ? (preOrdered.get(line.productId) ?? 0) : 0;
    if (preOrder > quantityLimits.preOrder) return quantityLimits.preOrder;
    return line.quantity > quantityLimits.line ? quantityLimits.line : undefined;
  };
  return lines.flatMap((line): readonly OverLimit[] => {
    const limit = limitPassedBy(line);
    return limit === undefined ? [] : [{ lineId: line.id, limit }];
  });
};

const preOrderedUnits = (lines: readonly CartLine[]): ReadonlyMap<string, number> => {
  const units = new Map<string, number>();
  for (const line of lines) {
    if (line.preOrder !== true) continue;
    units.set(line.productId, (units.get(line.productId) ?? 0) + line.quantity);
  }
  return units;
};
