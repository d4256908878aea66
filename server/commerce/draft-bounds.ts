import type { GiftCardLimits } from '#domain/gift/gift-limits.ts';
import { type LinesFault, namedLinesFault, pricedLinesFault } from '#domain/order/lines-fault.ts';
import type { OrderLines } from '#domain/order/order.ts';
import type { BoxRules, PricedLine } from '#domain/order/priced-line.ts';
import type { Refusal } from '#server/api/refusal.ts';
import { inputRefused } from '#server/api/refusals.ts';

/** Throws for what needs no look at the shelf. */
export const requireBounded = (lines: OrderLines, { mix }: { readonly mix: BoxRules }): void => {
  const fault = namedLinesFault(lines, mix);
  if (fault !== undefined) throw linesRefused(fault);
};

/** Throws for lines that can be no order. */
export const requireLines = (
  lines: readonly PricedLine[],
  { giftCards }: { readonly giftCards: GiftCardLimits },
): void => {
  const fault = pricedLinesFault(lines, giftCards);
  if (fault !== undefined) throw linesRefused(fault);
};

const linesRefused = (fault: LinesFault): Refusal => {
  switch (fault.kind) {
    case 'none':
    case 'too-many-products':
      return inputRefused('draft.lines');
    case 'malformed-box':
      return inputRefused('draft.lines.multipack');
    case 'misdirected-gift':
      return inputRefused('draft.lines.gift');
    case 'over-limit':
      return inputRefused('quantity', [fault.line]);
  }
};
