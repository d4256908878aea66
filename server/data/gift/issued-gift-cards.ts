import type { Insertable, Kysely } from 'kysely';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import { findOrder, linesOfOrder, type OrderRow } from '#server/data/order/orders.ts';
import type { GiftCardsTable } from '#server/data/tables/coupon-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** False when that unit of the line has its card already. */
export const insertGiftCard = async (
  changes: Kysely<Tables>,
  card: Insertable<GiftCardsTable>,
): Promise<boolean> => {
  const inserted = await changes
    .insertInto('gift_cards')
    .values(card)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'line_item_number', 'unit']).doNothing(),
    )
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** A card that waits to be mailed. */
export interface WaitingGiftCard {
  readonly code: string;
  /** Cents. */
  readonly amount: number;
  readonly recipient: GiftRecipient;
  readonly order: OrderRow;
}

/** Undefined once it was mailed: the code is gone then. */
export const findWaitingGiftCard = async (
  db: Kysely<Tables>,
  giftCardId: string,
): Promise<WaitingGiftCard | undefined> => {
  const card = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('gift_card_id', '=', giftCardId)
    .executeTakeFirst();
  if (card === undefined || card.code === null) return undefined;
  const order = await findOrder(db, card.order_id);
  const lines = await linesOfOrder(db, card.order_id);
  const line = lines.find(({ line_item_number: number }) => number === card.line_item_number);
  if (order === undefined || line === undefined || line.gift === null) return undefined;
  return { code: card.code, amount: card.amount, recipient: line.gift, order };
};

/** Whoever has the mail has the code; the shop keeps its fingerprint only. */
export const forgetGiftCode = async (db: Kysely<Tables>, giftCardId: string): Promise<void> => {
  await db
    .updateTable('gift_cards')
    .set({ code: null })
    .where('gift_card_id', '=', giftCardId)
    .execute();
};
