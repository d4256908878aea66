import { mergeOf, type SignInMerge } from '#domain/cart/cart-link.ts';
import type { MergeReceiptEntry } from '#domain/cart/merge-carts.ts';

/** The result of a merge for one line of the account's cart, with its title. */
export interface MergeSummaryLine {
  readonly line: string;
  readonly name: string;
  readonly quantity: number;
  readonly what: MergeReceiptEntry['what'];
  /** Units of the line after the merge. */
  readonly total: number;
}

/** What a merge did, for the shopper: one entry for each line of the account's cart. */
export const mergeSummary = (merge: SignInMerge): readonly MergeSummaryLine[] => {
  const { lines, receipt } = mergeOf(merge);
  const totals = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return receipt.slice(merge.from.length).flatMap(({ line, what, quantity }, place) => {
    const saved = merge.saved[place];
    if (saved === undefined || what === 'dropped') return [];
    const name = saved.title ?? saved.productId;
    return [{ line, name, quantity, what, total: totals.get(line) ?? quantity }];
  });
};
