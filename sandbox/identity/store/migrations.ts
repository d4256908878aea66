import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** The provider's own schema: nothing of the shop is in it, and the shop reads nothing of it. */
export const identitySchema = 'identity';

const tokens = [
  `create table identity.oidc_models (
    model text collate "C" not null,
    id text collate "C" not null,
    payload jsonb not null,
    grant_id text collate "C",
    uid text collate "C",
    consumed_at timestamptz,
    expires_at timestamptz,
    primary key (model, id)
  )`,
  'create index oidc_models_grant on identity.oidc_models (grant_id) where grant_id is not null',
  'create index oidc_models_uid on identity.oidc_models (uid) where uid is not null',
  'create index oidc_models_expiry on identity.oidc_models (expires_at)',
  `create table identity.signing_keys (
    kid text collate "C" primary key,
    private_jwk jsonb not null,
    state text not null check (state in ('next', 'current', 'retired')),
    created_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  `create unique index signing_keys_one on identity.signing_keys (state) where state <> 'retired'`,
  `create table identity.access_tokens (
    jti text collate "C" primary key,
    grant_id text collate "C" not null,
    user_id text collate "C" not null,
    client_id text collate "C" not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index access_tokens_grant on identity.access_tokens (grant_id)',
  'create index access_tokens_expiry on identity.access_tokens (expires_at)',
] as const;

const people = [
  `create table identity.users (
    user_id text collate "C" primary key,
    login text collate "C" not null unique check (login = lower(login)),
    status text not null check (status in ('STAGED', 'ACTIVE')),
    profile jsonb not null,
    password_hash text,
    password_created_at timestamptz,
    password_changed_at timestamptz,
    factor text check (factor in ('email', 'push')),
    google_subject text collate "C" unique,
    short_session integer check (short_session > 0),
    created_at timestamptz not null,
    modified_at timestamptz not null
  )`,
  `create table identity.emails (
    email_id text collate "C" primary key,
    user_id text collate "C" not null references identity.users on delete cascade,
    address text not null,
    role text not null check (role in ('PRIMARY', 'SECONDARY')),
    status text not null check (status in ('VERIFIED', 'UNVERIFIED')),
    created_at timestamptz not null
  )`,
  'create unique index emails_once on identity.emails (user_id, lower(address))',
  `create unique index emails_primary on identity.emails (user_id) where role = 'PRIMARY'`,
  `create table identity.phones (
    phone_id text collate "C" primary key,
    user_id text collate "C" not null references identity.users on delete cascade,
    number text not null,
    status text not null check (status in ('VERIFIED', 'UNVERIFIED')),
    code_hash text,
    code_until timestamptz,
    created_at timestamptz not null,
    unique (user_id, number)
  )`,
  `create table identity.google_accounts (
    subject text collate "C" primary key,
    email text not null,
    given_name text not null,
    family_name text not null,
    ordinal integer generated always as identity
  )`,
  'create unique index google_accounts_email on identity.google_accounts (lower(email))',
] as const;

const guards = [
  `create table identity.tickets (
    ticket_hash text collate "C" primary key,
    kind text not null,
    user_id text collate "C" references identity.users on delete cascade,
    facts jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index tickets_expiry on identity.tickets (expires_at)',
  `create table identity.lockouts (
    login_hash text collate "C" primary key,
    failures integer not null,
    locked_until timestamptz,
    updated_at timestamptz not null
  )`,
  `create table identity.allowances (
    bucket text collate "C" not null,
    subject_hash text collate "C" not null,
    used integer not null,
    window_ends timestamptz not null,
    primary key (bucket, subject_hash)
  )`,
] as const;

const identityMigration: Migration = {
  up: async (db) => {
    for (const statement of [...tokens, ...people, ...guards]) await sql.raw(statement).execute(db);
  },
};

const forced: Migration = {
  up: async (db) => {
    for (const statement of [
      `alter table identity.users
        add column password_expires_at timestamptz,
        add column must_enroll boolean not null default false,
        add column question text,
        add column answer_hash text`,
      'alter table identity.emails add column becomes_primary boolean not null default false',
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};

/** In the order they run; a migration that was released is never changed, only followed. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-identity': identityMigration,
  '0002-forced-steps': forced,
};

/** Brings the provider's schema up to date; safe when several processes start together. */
export const migrateIdentity = async <Tables>(db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: identitySchema,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
