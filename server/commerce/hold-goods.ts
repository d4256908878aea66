import type { Kysely } from 'kysely';
import { orderExcess, sizeOfOrder } from '#domain/order/order-bounds.ts';
import type { PricedLine } from '#domain/order/priced-line.ts';
import type { GoodsBounds } from '#server/commerce/goods-bounds.ts';
import { goodsOnHold, orderTooLarge } from '#server/commerce/goods-refusals.ts';
import { countHeld, type Holder } from '#server/data/commerce/held-goods.ts';
import type { Tables } from '#server/data/tables.ts';

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
