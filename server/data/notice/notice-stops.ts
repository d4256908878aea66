import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import type { NoticeStopsTable } from '#server/data/tables/notice-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type NoticeStop = Selectable<NoticeStopsTable>;

/** By what an address that stopped is known again. */
export const emailHash = (emailKey: unknown): RawBuilder<string> =>
  sql<string>`encode(sha256(convert_to(${emailKey}, 'UTF8')), 'hex')`;

const keyColumn = sql.ref('restock_requests.email_key');

/** Ends everything the owner of the token waits for, and remembers that they want no more. */
export const stopRestockRequests = (
  db: Kysely<Tables>,
  stopToken: string,
  { resumeToken, now }: { readonly resumeToken: string; readonly now: Date },
): Promise<void> =>
  db.transaction().execute(async (changes) => {
    const owner = await changes
      .selectFrom('restock_requests')
      .select(['email_key', 'language', emailHash(keyColumn).as('hash')])
      .where('stop_token', '=', stopToken)
      .executeTakeFirst();
    if (owner === undefined) return;
    await changes
      .insertInto('notice_stops')
      .values({
        email_hash: owner.hash,
        resume_token: resumeToken,
        language: owner.language,
        stopped_at: now,
        asked_at: null,
        next_try_at: now,
        lease_until: now,
      })
      // Stopping twice is the same as once.
      .onConflict((conflict) => conflict.column('email_hash').doNothing())
      .execute();
    await changes
      .updateTable('restock_requests')
      .set({ state: 'STOPPED', ended_at: now })
      .where('state', 'in', ['WAITING', 'UNCONFIRMED'])
      .where('email_key', '=', owner.email_key)
      .execute();
  });

/** The owner wants the mails again: what was asked for meanwhile waits like any other wish. */
export const resumeRestockRequests = (
  db: Kysely<Tables>,
  resumeToken: string,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (changes) => {
    const stop = await changes
      .deleteFrom('notice_stops')
      .where('resume_token', '=', resumeToken)
      .returning('email_hash')
      .executeTakeFirst();
    if (stop === undefined) return;
    await changes
      .updateTable('restock_requests')
      .set({ state: 'WAITING', next_try_at: now })
      .where('state', '=', 'UNCONFIRMED')
      .where(emailHash(keyColumn), '=', stop.email_hash)
      .execute();
  });

export const languageOfResumeToken = async (
  db: Kysely<Tables>,
  resumeToken: string,
): Promise<Language | undefined> =>
  (
    await db
      .selectFrom('notice_stops')
      .select('language')
      .where('resume_token', '=', resumeToken)
      .executeTakeFirst()
  )?.language;

/** Stopped addresses somebody asked for anew, that were not asked themselves since `askedBefore`. */
export const dueQuestions = async (
  db: Kysely<Tables>,
  now: Date,
  every: number,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ email_hash: string }>`
    select distinct s.email_hash
    from restock_requests
    join notice_stops s on s.email_hash = ${emailHash(keyColumn)}
    where restock_requests.state = 'UNCONFIRMED'
      and s.next_try_at <= ${now} and s.lease_until <= ${now}
      and (s.asked_at is null
        or restock_requests.requested_at >= s.asked_at + ${every} * interval '1 millisecond')
    limit 50
  `.execute(db);
  return rows.map((row) => row.email_hash);
};

/**
 * One process gets an address to ask, with the newest wish for it. Whether it is due is asked once
 * more: another process may have asked since `dueQuestions` and given its lease back.
 */
export const leaseQuestion = async (
  db: Kysely<Tables>,
  hash: string,
  { now, until, every }: { readonly now: Date; readonly until: Date; readonly every: number },
): Promise<(NoticeStop & { readonly email: string; readonly wished: Language }) | undefined> => {
  const stop = await db
    .updateTable('notice_stops')
    .set({ lease_until: until })
    .where('email_hash', '=', hash)
    .where('lease_until', '<=', now)
    .where('next_try_at', '<=', now)
    .where((stop) =>
      stop.or([
        stop('asked_at', 'is', null),
        stop('asked_at', '<=', new Date(now.getTime() - every)),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (stop === undefined) return undefined;
  const wish = await db
    .selectFrom('restock_requests')
    .select(['email', 'language'])
    .where('state', '=', 'UNCONFIRMED')
    .where(emailHash(keyColumn), '=', hash)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return wish && { ...stop, email: wish.email, wished: wish.language };
};

/** Unless the stop was lifted meanwhile. */
export const markQuestion = async (
  db: Kysely<Tables>,
  hash: string,
  outcome: Partial<Omit<NoticeStop, 'email_hash' | 'resume_token' | 'stopped_at'>>,
): Promise<void> => {
  await db.updateTable('notice_stops').set(outcome).where('email_hash', '=', hash).execute();
};
