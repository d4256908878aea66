import type { Kysely } from 'kysely';
import { orderExcess, sizeOfOrder } from '#domain/order/order-bounds.ts';
import type { PricedLine } from '#domain/order/quote/priced-line.ts';
import type { GoodsBounds } from '#server/base/parts/goods-bounds.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { countHeld, type Holder } from '#server/data/order/held-goods.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** The refusal of an order beyond what one order may be. */
export const requireWithinBounds = (
  { order }: GoodsBounds,
  lines: readonly PricedLine[],
  demand: ReadonlyMap<string, number>,
): Refusal | undefined => {
  const excess = orderExcess(sizeOfOrder(lines, demand), order);
  return excess && refuse('ORDER_TOO_LARGE', excess);
};

/** The refusal of an order that puts more on hold than one shopper, or one address, may have there. */
export const requireFewHeld = async (
  changes: Kysely<Tables>,
  { heldOfShopper, heldOfAddress, challenge }: GoodsBounds,
  holder: Holder,
): Promise<Refusal | undefined> => {
  const { ofShopper, ofAddress } = await countHeld(changes, holder);
  if (ofShopper <= heldOfShopper && ofAddress <= heldOfAddress) return undefined;
  return refuse('GOODS_ON_HOLD', { retryAfterSeconds: Math.ceil(challenge / 1000) });
};
