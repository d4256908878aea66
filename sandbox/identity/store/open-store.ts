import type { Kysely } from 'kysely';
import type { MigratorProps } from 'kysely/migration';
import { openAccessTokens } from '#sandbox/identity/store/access-tokens.ts';
import { openContacts } from '#sandbox/identity/store/contacts.ts';
import type { GuardSettings } from '#sandbox/identity/store/guards.ts';
import { openGuards } from '#sandbox/identity/store/guards.ts';
import { identitySchema, migrateIdentity } from '#sandbox/identity/store/migrations.ts';
import { openOidcModels } from '#sandbox/identity/store/oidc-adapter.ts';
import { openSigningKeys } from '#sandbox/identity/store/signing-keys.ts';
import type { IdentityTables } from '#sandbox/identity/store/tables.ts';
import { openTickets } from '#sandbox/identity/store/tickets.ts';
import { openUsers } from '#sandbox/identity/store/users.ts';

export type IdentityStore = Awaited<ReturnType<typeof openStore>>;

/**
 * The database of whoever starts the provider, in the library's type for "whatever its tables are":
 * the shop's tables are none of the provider's business, and the other way round.
 */
export type SharedDatabase = MigratorProps['db'];

/** Everything the provider remembers, in a schema of its own of the shop's database. */
export const openStore = async (
  database: SharedDatabase,
  now: () => Date,
  guards: GuardSettings,
) => {
  await migrateIdentity(database);
  const db: Kysely<IdentityTables> = database.withSchema(identitySchema);
  const keys = openSigningKeys(db, now);
  await keys.maintain();
  return {
    db,
    keys,
    users: openUsers(db, now),
    contacts: openContacts(db, now),
    tickets: openTickets(db, now),
    guards: openGuards(db, now, guards),
    models: openOidcModels(db, now),
    accessTokens: openAccessTokens(db, now),
    sweep: () => sweep(db, now()),
  };
};

/** Forgets what ran out a day ago, so that tables do not grow for ever. */
const sweep = async (db: Kysely<IdentityTables>, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - 86_400_000);
  await db.deleteFrom('oidc_models').where('expires_at', '<', before).execute();
  await db.deleteFrom('tickets').where('expires_at', '<', before).execute();
  await db.deleteFrom('access_tokens').where('expires_at', '<', before).execute();
  await db.deleteFrom('allowances').where('window_ends', '<', before).execute();
  await db
    .deleteFrom('lockouts')
    .where('updated_at', '<', before)
    .where((build) =>
      build.or([build('locked_until', 'is', null), build('locked_until', '<', before)]),
    )
    .execute();
};
