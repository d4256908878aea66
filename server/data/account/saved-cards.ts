import type { Kysely, Selectable } from 'kysely';
import type { SavedCardsTable } from '#server/data/tables/account-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type SavedCardRow = Selectable<SavedCardsTable>;

/** Newest first. */
export const readSavedCards = (
  db: Kysely<Tables>,
  accountId: string,
): Promise<readonly SavedCardRow[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('sequence', 'desc')
    .execute();

/** Takes the card off the account; the gateway hears of it later. */
export const removeSavedCard = async (
  changes: Kysely<Tables>,
  accountId: string,
  sequence: number,
  now: Date,
): Promise<void> => {
  await changes
    .updateTable('saved_cards')
    .set({ removed_at: now })
    .where('account_id', '=', accountId)
    .where('sequence', '=', sequence)
    .where('removed_at', 'is', null)
    .execute();
};

/** The next number for a card of the account; none is given twice. */
export const nextSequence = async (changes: Kysely<Tables>, accountId: string): Promise<number> => {
  const { last_card } = await changes
    .updateTable('accounts')
    .set((build) => ({ last_card: build('last_card', '+', 1) }))
    .where('account_id', '=', accountId)
    .returning('last_card')
    .executeTakeFirstOrThrow();
  return last_card;
};

export const insertSavedCard = async (
  changes: Kysely<Tables>,
  card: SavedCardRow,
): Promise<void> => {
  await changes.insertInto('saved_cards').values(card).execute();
};

export const nameVaultCustomer = async (
  changes: Kysely<Tables>,
  accountId: string,
  vaultCustomer: string,
): Promise<void> => {
  await changes
    .updateTable('accounts')
    .set({ vault_customer: vaultCustomer })
    .where('account_id', '=', accountId)
    .execute();
};

export interface RemovedCard {
  readonly account_id: string;
  readonly sequence: number;
  readonly instrument_id: string;
  readonly vault_customer: string | null;
}

/** Cards the gateway still has to forget. */
export const removedCards = (db: Kysely<Tables>): Promise<readonly RemovedCard[]> =>
  db
    .selectFrom('saved_cards')
    .innerJoin('accounts', 'accounts.account_id', 'saved_cards.account_id')
    .select(['saved_cards.account_id', 'sequence', 'instrument_id', 'vault_customer'])
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .limit(50)
    .execute();

export const dropSavedCard = async (
  db: Kysely<Tables>,
  { account_id, sequence }: RemovedCard,
): Promise<void> => {
  await db
    .deleteFrom('saved_cards')
    .where('account_id', '=', account_id)
    .where('sequence', '=', sequence)
    .where('removed_at', 'is not', null)
    .execute();
};
