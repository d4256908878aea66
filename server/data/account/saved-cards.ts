import type { Insertable, Kysely, Selectable } from 'kysely';
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

/** Marks the card as removed; the gateway is told later. */
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

/** The next card number of the account; no number is used twice. */
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
  card: Insertable<SavedCardsTable>,
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
  readonly forget_tries: number;
}

/** Removed cards that the gateway must still delete. */
export const removedCards = (db: Kysely<Tables>, now: Date): Promise<readonly RemovedCard[]> =>
  db
    .selectFrom('saved_cards')
    .innerJoin('accounts', 'accounts.account_id', 'saved_cards.account_id')
    .select([
      'saved_cards.account_id',
      'sequence',
      'instrument_id',
      'vault_customer',
      'forget_tries',
    ])
    .where('removed_at', 'is not', null)
    .where((row) => row.or([row('forget_at', 'is', null), row('forget_at', '<=', now)]))
    .orderBy('removed_at')
    .limit(50)
    .execute();

/** The gateway refused to delete it. */
export const postponeForgettingCard = async (
  db: Kysely<Tables>,
  { account_id, sequence, forget_tries: tries }: RemovedCard,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('saved_cards')
    .set({ forget_tries: tries + 1, forget_at: at })
    .where('account_id', '=', account_id)
    .where('sequence', '=', sequence)
    .execute();
};

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
