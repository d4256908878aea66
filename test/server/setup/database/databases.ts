import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe } from 'vitest';
import {
  beginDatabase,
  type Database,
  type OpeningDatabase,
  openDatabase,
} from '#server/data/database/database.ts';
import { migrate } from '#server/data/database/migrate.ts';
import { fingerprint, migratedCopy } from '#test/server/setup/database/migrated-copy.ts';

/** A fresh, migrated database of one test file; `close` removes it. */
export interface TestDatabase extends Database {
  /** Opens the same database again, as another server process would; PostgreSQL only. */
  readonly url?: string;
}

interface Kind {
  readonly name: string;
  readonly missing?: string;
  open(): Promise<TestDatabase>;
}

const server = process.env['TEST_DATABASE_URL'];

/** A migrated database in memory, that is being opened. */
export const beginInMemory = async (): Promise<OpeningDatabase> =>
  beginDatabase({ dataDir: 'memory://', copyFile: await migratedCopy() });

/** A migrated database in memory. */
export const openInMemory = async (): Promise<TestDatabase> =>
  openDatabase({ dataDir: 'memory://', copyFile: await migratedCopy() });

const embedded: Kind = { name: 'PGlite', open: openInMemory };

const postgres: Kind = {
  name: 'PostgreSQL',
  ...(server === undefined ? { missing: 'TEST_DATABASE_URL is not set' } : {}),
  open: async () => {
    const url = await createDatabase(server ?? '', await migratedTemplate(server ?? ''));
    const database = await openDatabase({ url });
    const close = async (): Promise<void> => {
      await database.close();
      await dropDatabase(server ?? '', url);
    };
    return { ...database, url, close };
  },
};

/** Runs the suite on both databases; without a PostgreSQL server that half is skipped, with why. */
export const describeOnBothDatabases = (
  title: string,
  suite: (open: () => Promise<TestDatabase>, kind: 'pglite' | 'postgres') => void,
): void => {
  for (const kind of [embedded, postgres]) {
    const name = `${title} on ${kind.name}`;
    if (kind.missing === undefined) {
      describe(name, () => suite(kind.open, kind === embedded ? 'pglite' : 'postgres'));
    } else {
      describe.skip(`${name} (skipped: ${kind.missing})`, () => suite(kind.open, 'postgres'));
    }
  }
};

/** A database on the PostgreSQL server: a copy of the template, or empty and unmigrated. */
export const createDatabase = async (serverUrl: string, template?: string): Promise<string> => {
  const name = `crunch_test_${randomBytes(6).toString('hex')}`;
  const copied = template === undefined ? '' : ` template ${template}`;
  await onServer(serverUrl, (client) => client.query(`create database ${name}${copied}`));
  return addressOf(serverUrl, name);
};

export const dropDatabase = (serverUrl: string, url: string): Promise<void> =>
  onServer(serverUrl, async (client) => {
    await client.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  });

const templates = 'crunch_template_';

/**
 * A migrated, empty database that others are copied from, as migrating one takes longer. Whoever needs it first
 * makes it, and drops those that were made from other files of `server/data`. Nobody connects to it.
 * @returns its name
 */
const migratedTemplate = async (serverUrl: string): Promise<string> => {
  const name = `${templates}${fingerprint(['server/data/**/*.ts'])}`;
  await onServer(serverUrl, async (client) => {
    // Held until the connection ends.
    await client.query('select pg_advisory_lock(hashtext($1))', [templates]);
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like '${templates}%'`,
    );
    const made = rows.map(({ datname }) => datname);
    if (made.includes(name)) return;
    for (const old of made) await client.query(`drop database ${old} with (force)`);
    const half = `${templates}half`;
    await client.query(`create database ${half}`);
    const database = await openDatabase({ url: addressOf(serverUrl, half) });
    await migrate(database.db).finally(() => database.close());
    await client.query(`alter database ${half} rename to ${name}`);
  });
  return name;
};

const addressOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
};

const onServer = async (
  serverUrl: string,
  ask: (client: pg.Client) => Promise<unknown>,
): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await ask(client);
  } finally {
    await client.end();
  }
};
