import type { Insertable, Kysely } from 'kysely';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import { insertRows } from '#server/data/load/insert-rows.ts';
import { findOrder, linesOfOrder, type OrderRow } from '#server/data/order/orders.ts';
import type { GiftCardsTable } from '#server/data/tables/gift-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** False when that unit of the line already has a card. */
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

/** Cards that belong to no order; their codes are known to whoever gave them out, and stored nowhere. */
export const insertGivenCards = async (
  changes: Kysely<Tables>,
  cards: readonly Pick<Insertable<GiftCardsTable>, 'gift_card_id' | 'code_hash' | 'amount'>[],
  at: Date,
): Promise<void> => {
  const rows = cards.map((card) => ({
    ...card,
    order_id: null,
    line_item_number: null,
    unit: null,
    code: null,
    spent: 0,
    issued_at: at,
  }));
  await insertRows(changes, 'gift_cards', rows);
};

/** Those of the fingerprints whose card is there already. */
export const knownCodes = async (
  db: Kysely<Tables>,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('gift_cards')
    .select('code_hash')
    .where('code_hash', 'in', [...hashes])
    .execute();
  return new Set(rows.map(({ code_hash: hash }) => hash));
};

/** A gift card that is not mailed yet. */
export interface WaitingGiftCard {
  readonly code: string;
  /** Cents. */
  readonly amount: number;
  readonly recipient: GiftRecipient;
  readonly order: OrderRow;
}

/** Undefined after it was mailed: the code is then deleted. */
export const findWaitingGiftCard = async (
  db: Kysely<Tables>,
  giftCardId: string,
): Promise<WaitingGiftCard | undefined> => {
  const card = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('gift_card_id', '=', giftCardId)
    .executeTakeFirst();
  if (card === undefined || card.code === null || card.order_id === null) return undefined;
  const order = await findOrder(db, card.order_id);
  const lines = await linesOfOrder(db, card.order_id);
  const line = lines.find(({ line_item_number: number }) => number === card.line_item_number);
  if (order === undefined || line === undefined || line.gift === null) return undefined;
  return { code: card.code, amount: card.amount, recipient: line.gift, order };
};

/** Deletes the code once it is mailed; the shop keeps its fingerprint only. */
export const forgetGiftCode = async (db: Kysely<Tables>, giftCardId: string): Promise<void> => {
  await db
    .updateTable('gift_cards')
    .set({ code: null })
    .where('gift_card_id', '=', giftCardId)
    .execute();
};
