import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe } from 'vitest';
import { type Database, openDatabase } from '#server/data/database/database.ts';
import { migrate } from '#server/data/database/migrate.ts';
import { migratedCopy } from '#test/server/setup/database/migrated-copy.ts';

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

/** A migrated database in memory. */
export const openInMemory = async (): Promise<TestDatabase> =>
  openDatabase({ dataDir: 'memory://', copy: await migratedCopy() });

const embedded: Kind = { name: 'PGlite', open: openInMemory };

const postgres: Kind = {
  name: 'PostgreSQL',
  ...(server === undefined ? { missing: 'TEST_DATABASE_URL is not set' } : {}),
  open: async () => {
    const url = await createDatabase(server ?? '');
    const database = await openDatabase({ url });
    await migrate(database.db);
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

/** An empty, unmigrated database on the PostgreSQL server. */
export const createDatabase = async (serverUrl: string): Promise<string> => {
  const name = `crunch_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

export const dropDatabase = (serverUrl: string, url: string): Promise<void> =>
  onServer(serverUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);

const onServer = async (serverUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
