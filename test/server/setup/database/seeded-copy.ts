import { seedRecord } from '#sandbox/catalog/seed-record.ts';
import { startIdentity } from '#sandbox/identity/start-identity.ts';
import { openDatabase } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import type { TestDatabase } from '#test/server/setup/database/databases.ts';
import { copyOf, layDatabase } from '#test/server/setup/database/migrated-copy.ts';

/** What the sandbox's catalogue and people are made from. */
const sources = ['sandbox/{catalog,content,identity}/**/*.ts', 'src/domain/**/*.ts'];

/** The tar file of a database with the sandbox's catalogue and people, to begin with. */
export const seededCopy = (): Promise<string> =>
  copyOf('seeded', sources, async (db) => {
    await loadCatalog(db, seedRecord());
    const identity = await startIdentity({
      port: 0,
      database: db,
      trustedOrigins: [],
      clients: [],
      mail: { url: 'smtp://127.0.0.1:9', from: 'test@crunchcart.example' },
    });
    // It makes its tables, keys and people with the first request.
    const { status } = await fetch(`${identity.origin}/oauth2/default/v1/keys`);
    await identity.close();
    if (status !== 200) throw new Error(`The provider answers ${status}.`);
  });

/** The same, opened in memory. */
export const openSeeded = async (): Promise<TestDatabase> =>
  openDatabase({ dataDir: 'memory://', copyFile: await seededCopy() });

/** Lays it into a data folder, as an earlier start of the sandbox would have left it. */
export const laySeeded = async (dataDir: string): Promise<void> =>
  layDatabase(await seededCopy(), dataDir);
