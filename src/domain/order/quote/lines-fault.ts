import type { GiftCardLimits } from '#domain/cart/lines/gift-limits.ts';
import { linesOverLimit, type OverLimit } from '#domain/cart/lines/quantity-limits.ts';
import { boxProblem } from '#domain/mix/mix-box.ts';
import type { OrderLines } from '#domain/order/order.ts';
import {
  asCartLines,
  type BoxRules,
  type PricedLine,
  productIdsOf,
} from '#domain/order/quote/priced-line.ts';

/** Different products an order names at most, those in boxes too (D-ORDER-03). */
const mostProducts = 1000;

/** Why lines can be no order. */
export type LinesFault =
  | { readonly kind: 'none' | 'too-many-products' | 'malformed-box' }
  /** A gift card without a recipient, or a recipient of something else. */
  | { readonly kind: 'misdirected-gift' }
  | { readonly kind: 'over-limit'; readonly line: OverLimit };

/**
 * What needs no look at the shelf: more products than a person chooses, a box that breaks the rules
 * of boxes. Looking up and pricing 6,000 names takes thirty times as long as an order does.
 */
export const namedLinesFault = (lines: OrderLines, mix: BoxRules): LinesFault | undefined => {
  if (new Set(productIdsOf(lines)).size > mostProducts) return { kind: 'too-many-products' };
  return lines.multipack.some(({ multipackList }) => boxProblem(multipackList, mix) !== undefined)
    ? { kind: 'malformed-box' }
    : undefined;
};

/** The rest, once the lines are known for what they are. */
export const pricedLinesFault = (
  lines: readonly PricedLine[],
  giftCards: GiftCardLimits,
): LinesFault | undefined => {
  if (lines.length === 0) return { kind: 'none' };
  if (lines.some(({ isMalformed }) => isMalformed)) return { kind: 'malformed-box' };
  if (lines.some(isMisdirected)) return { kind: 'misdirected-gift' };
  const [line] = linesOverLimit(asCartLines(lines), giftCards);
  return line && { kind: 'over-limit', line };
};

const isMisdirected = ({ gift, taxCategory }: PricedLine): boolean =>
  (gift !== undefined) !== (taxCategory === 'gift-card');
