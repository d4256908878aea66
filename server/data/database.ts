import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataFolder } from '#server/data/data-folder-lock.ts';
import type { Tables } from '#server/data/tables.ts';

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
  /** Connections to a PostgreSQL server. */
  readonly connections?: number;
}

/** Opens without touching the schema; `migrate` does that. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> =>
  options.url === undefined
    ? openEmbedded(options.dataDir ?? 'memory://')
    : openPostgres(options.url, options.connections ?? 10);

const openPostgres = (url: string, connections: number): Database => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // A connection that breaks while idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
};

const openEmbedded = async (dataDir: string): Promise<Database> => {
  const inMemory = dataDir.startsWith('memory://');
  const release = inMemory ? () => undefined : lockDataFolder(dataDir);
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  try {
    const pglite = await PGlite.create({
      dataDir: inMemory ? dataDir : join(dataDir, 'database'),
      // The same as the driver of a PostgreSQL server: big integers as text.
      parsers: { [types.INT8]: (value: string) => value },
    });
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
