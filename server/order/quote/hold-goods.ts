import type { Kysely } from 'kysely';
import { orderExcess, sizeOfOrder } from '#domain/order/order-bounds.ts';
import type { GoodsBounds } from '#server/base/parts/goods-bounds.ts';
import { countHeld, type Holder } from '#server/data/order/held-goods.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import { goodsOnHold, orderTooLarge } from '#server/order/quote/goods-refusals.ts';
import type { PricedLine } from '#server/order/quote/priced-line.ts';

/** Throws for an order beyond what one order may be. */
export const requireWithinBounds = (
  { order }: GoodsBounds,
  lines: readonly PricedLine[],
  demand: ReadonlyMap<string, number>,
): void => {
  const excess = orderExcess(sizeOfOrder(lines, demand), order);
  if (excess !== undefined) throw orderTooLarge(excess);
};

/** Throws when an order puts more on hold than one shopper, or one address, may have there. */
export const requireFewHeld = async (
  changes: Kysely<Tables>,
  { heldOfShopper, heldOfAddress, challenge }: GoodsBounds,
  holder: Holder,
): Promise<void> => {
  const { ofShopper, ofAddress } = await countHeld(changes, holder);
  if (ofShopper <= heldOfShopper && ofAddress <= heldOfAddress) return;
  throw goodsOnHold(Math.ceil(challenge / 1000));
};
