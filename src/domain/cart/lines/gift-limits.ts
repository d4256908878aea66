import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { giftOf } from '#domain/cart/lines/gift-lines.ts';
import { type Cents, dollarsFromCents, zeroCents } from '#domain/money/cents.ts';
import type { Problem } from '#domain/validation/problem.ts';

/** Gift card limits of one order (D-CART-13). */
export const giftCardLimits = { cards: 5, amount: 50_000 as Cents } as const;

export interface GiftCardLimits {
  readonly cards: number;
  readonly amount: Cents;
}

/** Too many gift cards for one order, or too much money on them (D-CART-13). */
export const giftCardsProblem = (
  lines: readonly CartLine[],
  { cards, amount }: GiftCardLimits = giftCardLimits,
): Problem | undefined => {
  let units = 0;
  let sum = 0;
  for (const line of lines) {
    if (giftOf(line) === undefined) continue;
    units += line.quantity;
    sum += line.quantity * (line.unitPrice ?? zeroCents);
  }
  if (units > cards) return { key: 'gift.cards', values: { count: cards } };
  return sum > amount
    ? { key: 'gift.amount', values: { amount: dollarsFromCents(amount) } }
    : undefined;
};
