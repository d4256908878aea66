import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { promiseGreetingMail } from '#server/data/mail/outbox.ts';
import type { GreetingsTable } from '#server/data/tables/mail-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type GreetingRow = Selectable<GreetingsTable>;

/** Stores whom to greet, and the mail that does, in the caller's transaction. */
export const promiseGreeting = async (
  changes: Kysely<Tables>,
  greeting: Omit<GreetingRow, 'greeting_id' | 'created_at'>,
  now: Date,
): Promise<void> => {
  const greetingId = randomUUID();
  await changes
    .insertInto('greetings')
    .values({ ...greeting, greeting_id: greetingId, created_at: now })
    .execute();
  await promiseGreetingMail(
    changes,
    { mailId: randomUUID(), greetingId, kind: greeting.kind },
    now,
  );
};

export const findGreeting = (
  db: Kysely<Tables>,
  greetingId: string,
): Promise<GreetingRow | undefined> =>
  db.selectFrom('greetings').selectAll().where('greeting_id', '=', greetingId).executeTakeFirst();

/** Deletes a greeting that was mailed; its outbox row goes with it. */
export const forgetGreeting = async (db: Kysely<Tables>, greetingId: string): Promise<void> => {
  await db.deleteFrom('greetings').where('greeting_id', '=', greetingId).execute();
};

/** Deletes those whose mail was given up. */
export const forgetOldGreetings = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('greetings').where('created_at', '<', before).execute();
};
