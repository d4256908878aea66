import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import type { NoticeStopsTable } from '#server/data/tables/notice-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type NoticeStop = Selectable<NoticeStopsTable>;

/** The hash by which a stopped address is recognised. */
export const emailHash = (emailKey: unknown): RawBuilder<string> =>
  sql<string>`encode(sha256(convert_to(${emailKey}, 'UTF8')), 'hex')`;

const keyColumn = sql.ref('restock_requests.email_key');

/** Ends all requests of the token's owner, and remembers that they want no more mails. */
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
      // Stopping twice has the same result as stopping once.
      .onConflict((conflict) => conflict.column('email_hash').doNothing())
      .execute();
    await changes
      .updateTable('restock_requests')
      .set({ state: 'STOPPED', ended_at: now })
      .where('state', 'in', ['WAITING', 'UNCONFIRMED'])
      .where('email_key', '=', owner.email_key)
      .execute();
  });

/** The owner wants the mails again: requests made in the meantime wait like all others. */
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

/** Stopped addresses with a new request, whose owner was not asked since `askedBefore`. */
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
 * Leases an address to one process, with its newest request. Checks again that it is due: another
 * process may have asked since `dueQuestions` and returned its lease.
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
  const newest = await db
    .selectFrom('restock_requests')
    .select(['email', 'language'])
    .where('state', '=', 'UNCONFIRMED')
    .where(emailHash(keyColumn), '=', hash)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest && { ...stop, email: newest.email, wished: newest.language };
};

/** Does nothing when the stop was lifted in the meantime. */
export const markQuestion = async (
  db: Kysely<Tables>,
  hash: string,
  outcome: Partial<Omit<NoticeStop, 'email_hash' | 'resume_token' | 'stopped_at'>>,
): Promise<void> => {
  await db.updateTable('notice_stops').set(outcome).where('email_hash', '=', hash).execute();
};
