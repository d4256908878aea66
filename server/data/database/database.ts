import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataFolder } from '#server/base/host/data-folder-lock.ts';
import { closeTree } from '#server/base/host/private-folder.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import { withNamedStatements } from '#server/data/database/named-statements.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  readonly kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; wins over `dataDir`. */
  readonly url?: string;
  /** Folder of the embedded database; `memory://` keeps nothing. */
  readonly dataDir?: string;
  /** A copy as PGlite's `dumpDataDir` makes it, to begin a new embedded database with. */
  readonly copy?: Blob;
  /** Connections to a PostgreSQL server. */
  readonly connections?: number;
}

/** Opens without touching the schema; `migrate` does that. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> =>
  options.url === undefined
    ? openEmbedded(options.dataDir ?? 'memory://', options.copy)
    : openPostgres(options.url, options.connections ?? 10);

/** Longest wait for a connection, new or from the pool, ms: without it requests would pile up. */
const connectionPatience = 10_000;

const openPostgres = (url: string, connections: number): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionPatience,
    // A primary that vanished without a word is noticed by its silence.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that breaks is replaced by the pool, and whoever used it hears of it by the failure
  // of the statement. Its event says nothing more, but unheard it would end the process: the pool
  // listens to idle connections only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Compiling a statement takes longer than any of the shop's own runs.
    client.query('set jit = off').catch(() => undefined);
  });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
  });
  return { db, kind: 'postgres', close: () => db.destroy() };
};

const openEmbedded = async (dataDir: string, copy: Blob | undefined): Promise<Database> => {
  const inMemory = dataDir.startsWith('memory://');
  const release = inMemory ? () => undefined : lockDataFolder(dataDir);
  const folder = inMemory ? dataDir : join(dataDir, 'database');
  try {
    const pglite = await openFolder(folder, inMemory, copy);
    // It lays its first files out for everybody, whatever the umask says.
    if (!inMemory) closeTree(folder);
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    const close = async (): Promise<void> => {
      await db.destroy();
      release();
    };
    return { db, kind: 'pglite', close };
  } catch (cause) {
    release();
    throw cause;
  }
};

/** What a first start leaves behind when it fails, on a full disk say, is no database: it goes. */
const openFolder = async (
  folder: string,
  inMemory: boolean,
  copy: Blob | undefined,
): Promise<PGlite> => {
  const isNew = !inMemory && !existsSync(folder);
  try {
    return await PGlite.create({
      dataDir: folder,
      ...(copy !== undefined && { loadDataDir: copy }),
      // The same as the driver of a PostgreSQL server: big integers as text.
      parsers: { [types.INT8]: (value: string) => value },
    });
  } catch (cause) {
    if (isNew) rmSync(folder, { recursive: true, force: true });
    throw new StartRefused(
      `The database in ${folder} cannot be opened: the disk may be full, or the files damaged. Put a copy back, or remove the folder to begin anew.`,
      { cause },
    );
  }
};
