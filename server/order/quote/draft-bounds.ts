import { mixProblem } from '#domain/mix/mix-bags.ts';
import type { OrderLines } from '#domain/order/order.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { ThrownRefusal } from '#server/base/refusal/thrown-refusal.ts';
import type { TillSettings } from '#server/data/order/till-settings.ts';
import { productIdsOf } from '#server/order/quote/priced-line.ts';

/** Different products an order names at most, those in boxes too (D-ORDER-03). */
const mostProducts = 1000;

/**
 * Refuses what needs no look at the shelf: an order of more products than a person chooses, a box
 * that breaks the rules of boxes. Looking up and pricing 6,000 names takes thirty times as long as
 * an order does.
 */
export const requireBounded = (lines: OrderLines, { mix }: Pick<TillSettings, 'mix'>): void => {
  if (new Set(productIdsOf(lines)).size > mostProducts)
    throw new ThrownRefusal(refuse('INPUT_REFUSED', { field: 'draft.lines' }));
  const isMalformed = lines.multipack.some(
    ({ multipackList }) => mixProblem(multipackList, mix) !== undefined,
  );
  if (isMalformed)
    throw new ThrownRefusal(refuse('INPUT_REFUSED', { field: 'draft.lines.multipack' }));
};
