import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { dropTemplates } from '#server/data/database/drop-templates.ts';
import { migrate } from '#server/data/database/migrate.ts';
import type { Tables } from '#server/data/tables/tables.ts';

const folder = 'test-results/databases';

/**
 * A migrated, empty embedded database, as a tar file to begin with: that takes a quarter of the time of
 * making one. It is made by whoever needs it first, and anew when anything of `server/data` changed.
 */
export const migratedCopy = (): Promise<string> => copyOf('migrated', [], async () => undefined);

/** Lays it into a data folder, as an earlier start would have left it. */
export const layMigrated = async (dataDir: string): Promise<void> =>
  layDatabase(await migratedCopy(), dataDir);

/** The tar file of a migrated database that was filled; made anew when one of the sources changed. */
export const copyOf = async (
  name: string,
  sources: readonly string[],
  fill: (db: Kysely<Tables>) => Promise<void>,
): Promise<string> => {
  const file = `${folder}/${name}-${fingerprint(['server/data/**/*.ts', ...sources])}.tar`;
  if (!existsSync(file)) await make(file, fill);
  return file;
};

export const layDatabase = (tarFile: string, dataDir: string): void => {
  const database = join(dataDir, 'database');
  mkdirSync(database, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xf', tarFile, '-C', database]);
  if (status !== 0) throw new Error(`tar: ${stderr}`);
};

/** Of these files and of the embedded engine. */
export const fingerprint = (sources: readonly string[]): string => {
  const hash = createHash('sha256');
  const engine = 'node_modules/@electric-sql/pglite/package.json';
  const own = 'test/server/setup/database/migrated-copy.ts';
  for (const path of [engine, own, ...globSync(sources).sort()]) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
};

/** What a copy is opened with takes longest: buffers to clear, and files to unpack. */
const small: PGliteOptions = {
  postgresqlconf: ['shared_buffers = 16MB'],
  initDbStartParams: ['--wal-segsize=1'],
};

/**
 * Several workers may make it at once, threads of one process too. The first to finish gives its
 * copy the name; the others drop theirs, because a file that is replaced breaks whoever reads it.
 */
const make = async (file: string, fill: (db: Kysely<Tables>) => Promise<void>): Promise<void> => {
  const pglite = await PGlite.create(small);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  await fill(db);
  await dropTemplates(db);
  const copy = await pglite.dumpDataDir('none');
  await db.destroy();
  await mkdir(folder, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, copy.stream());
  await link(part, file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EEXIST') throw cause;
  });
  await rm(part);
};
