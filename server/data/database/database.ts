import { Kysely, type Logger, PGliteDialect, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { noteStatement } from '#server/base/trace/step-spans.ts';
import {
  beginEngine,
  type EmbeddedOptions,
} from '#server/data/database/embedded/embedded-engine.ts';
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

export interface DatabaseOptions extends EmbeddedOptions {
  /** Address of a PostgreSQL server; used instead of `dataDir`. */
  readonly url?: string;
  /** Most connections to a PostgreSQL server. */
  readonly connections?: number;
}

export interface OpeningDatabase {
  /** Its statements wait until it is open. */
  readonly database: Database;
  readonly opened: Promise<void>;
}

/** Begins to open, without touching the schema; `migrate` does that. */
export const beginDatabase = (options: DatabaseOptions): OpeningDatabase =>
  options.url === undefined
    ? beginEmbedded(options)
    : beginPostgres(options.url, options.connections ?? 10);

/** Opens, without touching the schema. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { database, opened } = beginDatabase(options);
  await opened;
  return database;
};

/** Each statement, when it has ended; its text has placeholders in place of values. */
const note: Logger = (event) =>
  noteStatement(
    event.query.sql,
    event.queryDurationMillis,
    event.level === 'error' ? event.error : undefined,
  );

/** Longest wait for a connection, new or from the pool, ms: without it requests would pile up. */
const connectionPatience = 10_000;

const beginPostgres = (url: string, connections: number): OpeningDatabase => {
  // The embedded database starts without it.
  const pool = import('pg').then(({ default: pg }) => openPool(pg, url, connections));
  let open: pg.Pool | undefined;
  const opened = pool.then((loaded) => {
    open = loaded;
  });
  opened.catch(() => undefined);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: async () => withNamedStatements(await pool) }),
    log: note,
  });
  const use = (): PoolUse => ({
    total: open?.totalCount ?? 0,
    idle: open?.idleCount ?? 0,
    waiting: open?.waitingCount ?? 0,
  });
  return { database: { db, kind: 'postgres', pool: use, close: () => db.destroy() }, opened };
};

const openPool = ({ Pool }: typeof pg, url: string, connections: number): pg.Pool => {
  const pool = new Pool({
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
  return pool;
};

const beginEmbedded = (options: DatabaseOptions): OpeningDatabase => {
  const { engine, opened, release } = beginEngine(options);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine }), log: note });
  const closeOnce = async (): Promise<void> => {
    // Never in the middle of opening: PostgreSQL may be repairing what a crash left.
    await opened.catch(() => undefined);
    try {
      await db.destroy();
      // Kysely leaves a database open that was never asked anything.
      if (!engine.closed) await engine.close();
    } finally {
      release();
    }
  };
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= closeOnce();
    return closing;
  };
  return { database: { db, kind: 'pglite', close }, opened };
};
