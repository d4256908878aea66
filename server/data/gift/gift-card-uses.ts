import { type Kysely, sql } from 'kysely';
import type { Cents } from '#domain/money/cents.ts';
import type { UsedGiftCard } from '#domain/order/order.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** What an order takes from a card. */
export interface GiftCardUse {
  readonly giftCardId: string;
  readonly last4: string;
  readonly amount: Cents;
}

/**
 * Takes the amounts off the cards for an order, in the transaction that reserves its goods.
 * Undefined when all of them are there; else what is on each card, and the caller must roll back.
 * Cards are locked in the order of their ids, so that two orders cannot deadlock.
 */
export const holdGiftCards = async (
  changes: Kysely<Tables>,
  orderId: string,
  uses: readonly GiftCardUse[],
  at: Date,
): Promise<ReadonlyMap<string, Cents> | undefined> => {
  if (uses.length === 0) return undefined;
  const balances = await lockGiftCards(
    changes,
    uses.map(({ giftCardId }) => giftCardId),
  );
  if (uses.some(({ giftCardId, amount }) => (balances.get(giftCardId) ?? 0) < amount)) {
    return balances;
  }
  for (const { giftCardId, amount } of uses) {
    await changes
      .updateTable('gift_cards')
      .set({ spent: sql<number>`spent + ${amount}` })
      .where('gift_card_id', '=', giftCardId)
      .execute();
  }
  await changes
    .insertInto('gift_card_uses')
    .values(
      uses.map(({ giftCardId, last4, amount }, place) => ({
        order_id: orderId,
        gift_card_id: giftCardId,
        position: place + 1,
        last4,
        amount,
        state: 'HELD' as const,
        at,
      })),
    )
    .execute();
  return undefined;
};

const lockGiftCards = async (
  changes: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Cents>> => {
  const rows = await changes
    .selectFrom('gift_cards')
    .select(['gift_card_id', 'balance'])
    .where('gift_card_id', 'in', [...ids])
    .orderBy('gift_card_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.gift_card_id, row.balance as Cents]));
};

/** The order is paid: what was held is spent. */
export const takeGiftCards = async (
  changes: Kysely<Tables>,
  orderId: string,
  at: Date,
): Promise<void> => {
  await changes
    .updateTable('gift_card_uses')
    .set({ state: 'TAKEN', at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'HELD')
    .execute();
};

/**
 * Gives back what the order holds or took: of one that failed, or one that is cancelled or refunded
 * as a whole. Once; a second call finds nothing.
 */
export const returnGiftCards = async (
  changes: Kysely<Tables>,
  orderId: string,
  at: Date,
): Promise<void> => {
  const returned = await changes
    .updateTable('gift_card_uses')
    .set({ state: 'RETURNED', at })
    .where('order_id', '=', orderId)
    .where('state', '!=', 'RETURNED')
    .returning(['gift_card_id', 'amount'])
    .execute();
  if (returned.length === 0) return;
  await lockGiftCards(
    changes,
    returned.map((use) => use.gift_card_id),
  );
  for (const use of returned) {
    await changes
      .updateTable('gift_cards')
      .set({ spent: sql<number>`spent - ${use.amount}` })
      .where('gift_card_id', '=', use.gift_card_id)
      .execute();
  }
};

/** What gift cards paid of an order, in the order of the shopper; given back or not. */
export const giftCardsOfOrder = async (
  db: Kysely<Tables>,
  orderId: string,
): Promise<readonly UsedGiftCard[]> => {
  const rows = await db
    .selectFrom('gift_card_uses')
    .select(['last4', 'amount'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ last4, amount }) => ({ last4, amount: amount as Cents }));
};
