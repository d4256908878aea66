import { fillBlanks } from '#application/messages/message.ts';
import type { Words } from '#cli/words/words.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { type MergedCarts, mergeCarts } from '#domain/cart/merge-carts.ts';

/** The merge receipt in sentences: one for each line of either cart, the current cart's first. */
export const explainMerge = (
  current: readonly CartLine[],
  saved: readonly CartLine[],
  words: Words,
  { lines, receipt }: MergedCarts = mergeCarts(current, saved),
): readonly string[] => {
  const totals = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const inputs = [...current, ...saved];
  return receipt.map(({ line, what, quantity, from, to }, place) =>
    fillBlanks(words[`explain.${what}`], {
      quantity,
      name: inputs[place]?.title ?? inputs[place]?.productId ?? line,
      total: totals.get(line) ?? quantity,
      from: from ?? '',
      to: to ?? '',
    }),
  );
};
