import type { Kysely } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Locks the e-gift cards that were bought with an order and those that paid it, all at once and in the
 * order of their ids, as placing an order does. True when something of the bought ones is spent, or held
 * by an order at this moment.
 */
export const lockCardsOfOrder = async (
  changes: Kysely<Tables>,
  orderId: string,
): Promise<boolean> => {
  const cards = await changes
    .selectFrom('gift_cards')
    .select(['order_id', 'amount', 'balance'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('order_id', '=', orderId),
        eb(
          'gift_card_id',
          'in',
          selectFrom('gift_card_uses').select('gift_card_id').where('order_id', '=', orderId),
        ),
      ]),
    )
    .orderBy('gift_card_id')
    .forNoKeyUpdate()
    .execute();
  return cards.some(
    ({ order_id: bought, amount, balance }) => bought === orderId && balance < amount,
  );
};

/** The cards of an order that is given back pay nothing any more; one not mailed yet never is. */
export const voidBoughtCards = async (changes: Kysely<Tables>, orderId: string): Promise<void> => {
  await changes
    .updateTable('gift_cards')
    .set({ spent: (cards) => cards.ref('amount'), code: null })
    .where('order_id', '=', orderId)
    .execute();
  await changes
    .updateTable('outbox')
    .set({ state: 'GIVEN_UP' })
    .where('state', '=', 'WAITING')
    .where('gift_card_id', 'in', (cards) =>
      cards.selectFrom('gift_cards').select('gift_card_id').where('order_id', '=', orderId),
    )
    .execute();
};

/** What gift cards paid of an order, and what became of it; each with its last change. */
export const usesOfOrder = (db: Kysely<Tables>, orderId: string) =>
  db
    .selectFrom('gift_card_uses')
    .select(['last4', 'amount', 'state', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
