import type { GiftCardLimits } from '#domain/cart/lines/gift-limits.ts';
import type { OrderLines } from '#domain/order/order.ts';
import {
  type LinesFault,
  namedLinesFault,
  pricedLinesFault,
} from '#domain/order/quote/lines-fault.ts';
import type { BoxRules, PricedLine } from '#domain/order/quote/priced-line.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';

/** The refusal of what needs no look at the shelf. */
export const requireBounded = (
  lines: OrderLines,
  { mix }: { readonly mix: BoxRules },
): Refusal | undefined => {
  const fault = namedLinesFault(lines, mix);
  return fault && linesRefused(fault);
};

/** The refusal of lines that can be no order. */
export const requireLines = (
  lines: readonly PricedLine[],
  { giftCards }: { readonly giftCards: GiftCardLimits },
): Refusal | undefined => {
  const fault = pricedLinesFault(lines, giftCards);
  return fault && linesRefused(fault);
};

const linesRefused = (fault: LinesFault): Refusal => {
  switch (fault.kind) {
    case 'none':
    case 'too-many-products':
      return refuse('INPUT_REFUSED', { field: 'draft.lines' });
    case 'malformed-box':
      return refuse('INPUT_REFUSED', { field: 'draft.lines.multipack' });
    case 'misdirected-gift':
      return refuse('INPUT_REFUSED', { field: 'draft.lines.gift' });
    case 'over-limit':
      return refuse('INPUT_REFUSED', { field: 'quantity', over: fault.line });
  }
};
