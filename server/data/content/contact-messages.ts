import type { Kysely, Selectable } from 'kysely';
import type { ContactMessagesTable } from '#server/data/tables/content-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type ContactRow = Selectable<ContactMessagesTable>;

export const keepContactMessage = async (
  changes: Kysely<Tables>,
  row: ContactRow,
): Promise<void> => {
  await changes.insertInto('contact_messages').values(row).execute();
};

export const findContactMessage = (
  db: Kysely<Tables>,
  reference: string,
): Promise<ContactRow | undefined> =>
  db
    .selectFrom('contact_messages')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();

/** Letters are personal: none is kept longer than customer service needs it. Its mail goes along. */
export const forgetOldLetters = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('contact_messages').where('received_at', '<', before).execute();
};
