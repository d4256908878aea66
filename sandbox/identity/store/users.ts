import type { Kysely, Selectable } from 'kysely';
import type { Factor, IdentityTables } from '#sandbox/identity/store/tables.ts';
import { randomValue } from '#sandbox/identity/store/tickets.ts';

/** A person who can sign in or has started to register. */
export interface User {
  readonly id: string;
  readonly login: string;
  readonly status: 'STAGED' | 'ACTIVE';
  readonly profile: Readonly<Record<string, string>>;
  readonly passwordHash?: string;
  readonly passwordCreatedAt?: Date;
  readonly passwordChangedAt?: Date;
  readonly factor?: Factor;
  readonly googleSubject?: string;
  readonly shortSession?: number;
  /** After this moment the password has to be replaced first. */
  readonly passwordExpiresAt?: Date;
  /** A factor has to be set up before the first sign-in. */
  readonly mustEnroll?: true;
  /** Asked before a forgotten password is set anew. */
  readonly question?: string;
  readonly answerHash?: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

export interface NewUser {
  readonly login: string;
  readonly profile: Readonly<Record<string, string>>;
  readonly status?: 'STAGED' | 'ACTIVE';
  readonly passwordHash?: string | undefined;
  readonly emailVerified?: boolean;
  readonly factor?: Factor | undefined;
  readonly googleSubject?: string | undefined;
  readonly shortSession?: number | undefined;
  readonly passwordExpiresAt?: Date | undefined;
  readonly mustEnroll?: boolean | undefined;
  readonly question?: string | undefined;
  readonly answerHash?: string | undefined;
}

export interface Users {
  byId(userId: string): Promise<User | undefined>;
  byLogin(login: string): Promise<User | undefined>;
  byGoogle(subject: string): Promise<User | undefined>;
  /** Undefined when the login is taken. */
  create(user: NewUser): Promise<User | undefined>;
  /** A person with a new password can use it at once, unless `status` says otherwise. */
  setPassword(
    userId: string,
    hash: string | undefined,
    as?: { readonly status: User['status'] },
  ): Promise<void>;
  setFactor(userId: string, factor: Factor): Promise<void>;
  /** False where there is nobody to activate. */
  activate(userId: string): Promise<boolean>;
  setProfile(userId: string, profile: Readonly<Record<string, string>>): Promise<void>;
  linkGoogle(userId: string, subject: string): Promise<void>;
  /** A registration that was not finished is begun anew. */
  removeStaged(login: string): Promise<void>;
}

type Row = Selectable<IdentityTables['users']> & {
  readonly address: string | null;
  readonly email_status: string | null;
};

export const openUsers = (db: Kysely<IdentityTables>, now: () => Date): Users => {
  const find = async (
    column: 'users.user_id' | 'users.login' | 'users.google_subject',
    value: string,
  ): Promise<User | undefined> => {
    const row = await db
      .selectFrom('users')
      .leftJoin('emails', (join) =>
        join.onRef('emails.user_id', '=', 'users.user_id').on('emails.role', '=', 'PRIMARY'),
      )
      .selectAll('users')
      .select(['emails.address', 'emails.status as email_status'])
      .where(column, '=', value)
      .executeTakeFirst();
    return row && userOf(row);
  };
  const byId = (userId: string) => find('users.user_id', userId);
  const touch = async (
    userId: string,
    change: Readonly<Record<string, string | boolean | Date | null>>,
  ): Promise<void> => {
    await db
      .updateTable('users')
      .set({ ...change, modified_at: now() })
      .where('user_id', '=', userId)
      .execute();
  };

  return {
    byId,
    byLogin: (login) => find('users.login', loginKey(login)),
    byGoogle: (subject) => find('users.google_subject', subject),
    create: async (user) => {
      const id = await insertUser(db, user, now());
      return id === undefined ? undefined : byId(id);
    },
    setPassword: async (userId, hash, as = { status: 'ACTIVE' }) => {
      const found = await byId(userId);
      await touch(userId, {
        password_hash: hash ?? null,
        password_changed_at: hash === undefined ? null : now(),
        password_expires_at: null,
        password_created_at: hash === undefined ? null : (found?.passwordCreatedAt ?? now()),
        ...(hash !== undefined && { status: as.status }),
      });
    },
    setFactor: (userId, factor) => touch(userId, { factor, must_enroll: false }),
    activate: async (userId) => {
      const activated = await db
        .updateTable('users')
        .set({ status: 'ACTIVE', modified_at: now() })
        .where('user_id', '=', userId)
        .where('status', '=', 'STAGED')
        .returning('user_id')
        .executeTakeFirst();
      return activated !== undefined;
    },
    setProfile: (userId, profile) => touch(userId, { profile: JSON.stringify(profile) }),
    linkGoogle: (userId, subject) => touch(userId, { google_subject: subject }),
    removeStaged: async (login) => {
      await db
        .deleteFrom('users')
        .where('login', '=', loginKey(login))
        .where('status', '=', 'STAGED')
        .execute();
    },
  };
};

const loginKey = (login: string): string => login.trim().toLowerCase();

/** User and main address in one transaction; nothing where the login is taken. */
const insertUser = (
  db: Kysely<IdentityTables>,
  user: NewUser,
  at: Date,
): Promise<string | undefined> =>
  db.transaction().execute(async (held) => {
    const userId = randomValue('00u');
    const hasPassword = user.passwordHash !== undefined;
    const inserted = await held
      .insertInto('users')
      .values({
        user_id: userId,
        login: loginKey(user.login),
        status: user.status ?? 'ACTIVE',
        profile: JSON.stringify(user.profile),
        password_hash: user.passwordHash ?? null,
        password_created_at: hasPassword ? at : null,
        password_changed_at: hasPassword ? at : null,
        factor: user.factor ?? null,
        google_subject: user.googleSubject ?? null,
        short_session: user.shortSession ?? null,
        password_expires_at: user.passwordExpiresAt ?? null,
        must_enroll: user.mustEnroll ?? false,
        question: user.question ?? null,
        answer_hash: user.answerHash ?? null,
        created_at: at,
        modified_at: at,
      })
      .onConflict((clash) => clash.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (inserted === undefined) return undefined;
    await held
      .insertInto('emails')
      .values({
        email_id: randomValue('eml'),
        user_id: userId,
        address: user.login.trim(),
        role: 'PRIMARY',
        status: user.emailVerified === true ? 'VERIFIED' : 'UNVERIFIED',
        created_at: at,
      })
      .execute();
    return userId;
  });

const userOf = (row: Row): User => ({
  id: row.user_id,
  login: row.login,
  status: row.status,
  profile: row.profile,
  ...(row.password_hash !== null && { passwordHash: row.password_hash }),
  ...(row.password_created_at !== null && { passwordCreatedAt: row.password_created_at }),
  ...(row.password_changed_at !== null && { passwordChangedAt: row.password_changed_at }),
  ...(row.factor !== null && { factor: row.factor }),
  ...(row.google_subject !== null && { googleSubject: row.google_subject }),
  ...(row.short_session !== null && { shortSession: row.short_session }),
  ...(row.password_expires_at !== null && { passwordExpiresAt: row.password_expires_at }),
  ...(row.must_enroll && { mustEnroll: true as const }),
  ...(row.question !== null && { question: row.question }),
  ...(row.answer_hash !== null && { answerHash: row.answer_hash }),
  email: row.address ?? row.login,
  emailVerified: row.email_status === 'VERIFIED',
  createdAt: row.created_at,
  modifiedAt: row.modified_at,
});
