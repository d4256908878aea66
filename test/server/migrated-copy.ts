import { createHash } from 'node:crypto';
import { existsSync, globSync, openAsBlob, readFileSync, renameSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from '#server/data/migrate.ts';
import type { Tables } from '#server/data/tables.ts';

const folder = 'test-results/databases';

/**
 * A migrated, empty embedded database, as a copy to begin with: that takes a quarter of the time of
 * making one. It is made by whoever needs it first, and anew when anything of `server/data` changed.
 */
export const migratedCopy = async (): Promise<Blob> => {
  const file = `${folder}/${fingerprint()}.tar`;
  if (!existsSync(file)) await make(file);
  return openAsBlob(file);
};

const fingerprint = (): string => {
  const hash = createHash('sha256');
  const engine = 'node_modules/@electric-sql/pglite/package.json';
  for (const path of [engine, ...globSync('server/data/**/*.ts').sort()]) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
};

/** Several workers may make it at once: the last rename wins, all copies are alike. */
const make = async (file: string): Promise<void> => {
  const pglite = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const copy = await pglite.dumpDataDir('none');
  await db.destroy();
  await mkdir(folder, { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, copy.stream());
  renameSync(part, file);
};
