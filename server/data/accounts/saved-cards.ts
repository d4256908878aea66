import type { Kysely, Selectable } from 'kysely';
import type { SavedCardsTable } from '#server/data/account-tables.ts';
import type { Tables } from '#server/data/tables.ts';

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
    .orderBy('sequence', 'desc')
    .execute();

/** Takes the card off the account; tells its row so that the gateway can forget it too. */
export const deleteSavedCard = (
  changes: Kysely<Tables>,
  accountId: string,
  sequence: number,
): Promise<SavedCardRow | undefined> =>
  changes
    .deleteFrom('saved_cards')
    .where('account_id', '=', accountId)
    .where('sequence', '=', sequence)
    .returningAll()
    .executeTakeFirst();
