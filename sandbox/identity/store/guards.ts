import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from '#sandbox/identity/store/tables.ts';
import { hashed } from '#sandbox/identity/store/tickets.ts';

/** How often something may happen. */
export interface Allowance {
  readonly limit: number;
  readonly seconds: number;
}

export interface Guards {
  /**
   * Counts a password attempt before it is checked, so that parallel guesses count too. Unknown
   * logins are counted and locked like known ones, so that a lock shows nothing.
   */
  countTry(login: string): Promise<'open' | 'locked'>;
  /** After the right password, a reset or an unlock. */
  forgive(login: string): Promise<void>;
  isLocked(login: string): Promise<boolean>;
  lock(login: string, until: Date): Promise<void>;
  /** Counts one attempt; returns the end of the window when none is left. */
  spend(bucket: string, subject: string, allowance: Allowance): Promise<Date | undefined>;
}

export interface GuardSettings {
  readonly lockAfter: number;
  readonly lockSeconds: number;
}

const key = (login: string): string => hashed(login.trim().toLowerCase());

export const openGuards = (
  db: Kysely<IdentityTables>,
  now: () => Date,
  { lockAfter, lockSeconds }: GuardSettings,
): Guards => {
  const later = (seconds: number): Date => new Date(now().getTime() + seconds * 1000);

  return {
    countTry: async (login) => {
      const { rows } = await sql<{ failures: number; was_locked: boolean }>`
        insert into identity.lockouts as held (login_hash, failures, locked_until, updated_at)
        values (${key(login)}, 1, null, ${now()})
        on conflict (login_hash) do update set
          failures = case
            when held.locked_until <= ${now()} then 1
            else held.failures + 1 end,
          locked_until = case
            when held.locked_until <= ${now()} then null
            when held.locked_until is null and held.failures + 1 > ${lockAfter}
              then ${later(lockSeconds)}
            else held.locked_until end,
          updated_at = ${now()}
        returning failures, locked_until is not null as was_locked
      `.execute(db);
      return rows[0]?.was_locked === true ? 'locked' : 'open';
    },
    forgive: async (login) => {
      await db.deleteFrom('lockouts').where('login_hash', '=', key(login)).execute();
    },
    isLocked: async (login) => {
      const row = await db
        .selectFrom('lockouts')
        .select('locked_until')
        .where('login_hash', '=', key(login))
        .where('locked_until', '>', now())
        .executeTakeFirst();
      return row !== undefined;
    },
    lock: async (login, until) => {
      const row = { failures: lockAfter, locked_until: until, updated_at: now() };
      await db
        .insertInto('lockouts')
        .values({ login_hash: key(login), ...row })
        .onConflict((clash) => clash.column('login_hash').doUpdateSet(row))
        .execute();
    },
    spend: async (bucket, subject, { limit, seconds }) => {
      const { rows } = await sql<{ used: number; window_ends: Date }>`
        insert into identity.allowances as held (bucket, subject_hash, used, window_ends)
        values (${bucket}, ${hashed(subject)}, 1, ${later(seconds)})
        on conflict (bucket, subject_hash) do update set
          used = case when held.window_ends <= ${now()} then 1 else held.used + 1 end,
          window_ends = case when held.window_ends <= ${now()}
            then ${later(seconds)} else held.window_ends end
        returning used, window_ends
      `.execute(db);
      const row = rows[0];
      return row !== undefined && row.used > limit ? row.window_ends : undefined;
    },
  };
};
