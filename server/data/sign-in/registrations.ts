import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { changeAccount, findAccount, insertAccount } from '#server/data/account/accounts.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * What the shop stores about a person who registers; the password is stored by the identity
 * provider only.
 */
export interface RegisteredPerson {
  readonly subject: string;
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string;
  readonly gender?: string;
  readonly birthDate?: string;
  readonly optInCodes: readonly string[];
  readonly sourceID: string;
  readonly loyaltyId?: string;
}

/**
 * Stores the shop's part of an account before it is opened. A new try after a failure overwrites
 * it, because nobody could sign in yet.
 */
export const keepRegistration = (
  db: Kysely<Tables>,
  person: RegisteredPerson,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (changes) => {
    const { subject, sourceID, ...facts } = person;
    await insertAccount(changes, { ...facts, subject, social: false }, now);
    const account = await findAccount(changes, subject);
    if (account === undefined) throw new Error('the account is gone again');
    await changeAccount(
      changes,
      account.account_id,
      {
        login: facts.login,
        email: facts.email,
        first_name: facts.firstName,
        last_name: facts.lastName,
        phone_number: facts.phoneNumber ?? null,
        gender: facts.gender ?? null,
        birth_date: facts.birthDate ?? null,
        loyalty_id: facts.loyaltyId ?? null,
        opt_in_codes: JSON.stringify(facts.optInCodes),
      },
      now,
    );
    const row = { source_id: sourceID, terms_accepted_at: now };
    await changes
      .insertInto('registrations')
      .values({ subject, ...row })
      .onConflict((clash) => clash.column('subject').doUpdateSet(row))
      .execute();
  });

/**
 * Runs `work` under a lock; reports when another process has it. A lock that was never released
 * expires.
 */
export const inTurn = async <Result>(
  db: Kysely<Tables>,
  turn: { readonly emailHash: string; readonly now: Date; readonly longest: number },
  work: () => Promise<Result>,
): Promise<Result | 'taken'> => {
  const holder = randomUUID();
  const until = new Date(turn.now.getTime() + turn.longest);
  const { rows } = await sql`
    insert into registration_turns as held (email_hash, holder, until)
    values (${turn.emailHash}, ${holder}, ${until})
    on conflict (email_hash) do update set holder = excluded.holder, until = excluded.until
      where held.until <= ${turn.now}
    returning holder
  `.execute(db);
  if (rows.length === 0) return 'taken';
  try {
    return await work();
  } finally {
    await db
      .deleteFrom('registration_turns')
      .where('email_hash', '=', turn.emailHash)
      .where('holder', '=', holder)
      .execute();
  }
};

/** Deletes locks of processes that were killed; every other process releases its own. */
export const forgetOldTurns = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('registration_turns').where('until', '<', before).execute();
};
