import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, type Logger, PGliteDialect, PostgresDialect } from 'kysely';
import { lockDataFolder } from '#server/base/host/data-folder-lock.ts';
import { closeTree } from '#server/base/host/private-folder.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import { noteStatement } from '#server/base/trace/step-spans.ts';
import { withNamedStatements } from '#server/data/database/named-statements.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  readonly kind: 'pglite' | 'postgres';
  /** How the connections are used now; the embedded database has none. */
  readonly pool?: () => PoolUse;
  close(): Promise<void>;
}

export interface PoolUse {
  readonly total: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; used instead of `dataDir`. */
  readonly url?: string;
  /** Folder of the embedded database; `memory://` keeps nothing. */
  readonly dataDir?: string;
  /** A copy made by PGlite's `dumpDataDir`, from which a new embedded database starts. */
  readonly copy?: Blob;
  /** Folder of a closed embedded database, from which a new one starts; ignored where it does not exist. */
  readonly prepared?: string;
  /** Most connections to a PostgreSQL server. */
  readonly connections?: number;
}

/** Opens without touching the schema; `migrate` does that. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> =>
  options.url === undefined
    ? openEmbedded(options)
    : openPostgres(options.url, options.connections ?? 10);

/** Each statement, when it has ended; its text has placeholders in place of values. */
const note: Logger = (event) =>
  noteStatement(
    event.query.sql,
    event.queryDurationMillis,
    event.level === 'error' ? event.error : undefined,
  );

/** Longest wait for a connection, new or from the pool, ms: without it requests would pile up. */
const connectionPatience = 10_000;

const openPostgres = async (url: string, connections: number): Promise<Database> => {
  // The embedded database starts without it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionPatience,
    // Keep-alive detects a server that disappeared without closing the connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // The pool replaces a broken connection, and its user gets the failure of the statement. The
  // event adds nothing, but without a listener it would end the process; the pool itself listens to
  // idle connections only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Compiling a statement (JIT) takes longer than executing any statement of the shop.
    client.query('set jit = off').catch(() => undefined);
  });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
    log: note,
  });
  const use = (): PoolUse => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db, kind: 'postgres', pool: use, close: () => db.destroy() };
};

const openEmbedded = async (options: DatabaseOptions): Promise<Database> => {
  const { dataDir = 'memory://' } = options;
  const inMemory = dataDir.startsWith('memory://');
  const release = inMemory ? () => undefined : lockDataFolder(dataDir);
  const folder = inMemory ? dataDir : join(dataDir, 'database');
  try {
    const pglite = await openFolder(folder, inMemory, options);
    // PGlite creates some files readable for everyone, whatever the umask is: its first ones, and at every opening.
    if (!inMemory) closeTree(folder);
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), log: note });
    const close = async (): Promise<void> => {
      await db.destroy();
      // Kysely leaves a database open that was never asked anything.
      if (!pglite.closed) await pglite.close();
      release();
    };
    return { db, kind: 'pglite', close };
  } catch (cause) {
    release();
    throw cause;
  }
};

/**
 * PostgreSQL's own buffers. PGlite writes to all of them when it opens, so its 128 MB cost every start memory and time
 * (D-START-07).
 */
const buffers = ['-c', 'shared_buffers=16MB'];

/** Copied under another name first: a start that is ended meanwhile leaves no half of a database. */
const beginFrom = (prepared: string, folder: string): void => {
  const half = `${folder}.copying`;
  try {
    rmSync(half, { recursive: true, force: true });
    cpSync(prepared, half, { recursive: true });
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
};

/**
 * A first start that failed, for example on a full disk, leaves no usable database: its files are
 * removed.
 */
const openFolder = async (
  folder: string,
  inMemory: boolean,
  { copy, prepared }: DatabaseOptions,
): Promise<PGlite> => {
  const isNew = !inMemory && !existsSync(folder);
  try {
    if (isNew && prepared !== undefined && existsSync(prepared)) beginFrom(prepared, folder);
    return await PGlite.create({
      dataDir: folder,
      startParams: [...PGlite.defaultStartParams, ...buffers],
      ...(copy !== undefined && { loadDataDir: copy }),
      // As the PostgreSQL driver does: big integers as text.
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
