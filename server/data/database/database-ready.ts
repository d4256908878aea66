import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { newestMigration } from '#server/data/database/migrate.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** A balancer asks every few seconds; an answer that takes longer than this, ms, is a no. */
const patience = 2000;

/**
 * Whether shoppers can be served from this database now: the newest migration has run, and the
 * server takes writes. A standby answers questions, but no order can be placed on it.
 */
export const isDatabaseReady = async (db: Kysely<Tables>): Promise<boolean> => {
  const over = new AbortController();
  const { signal } = over;
  const tooLate = wait(patience, false, { signal, ref: false }).catch(() => false);
  const ready = isReady(db);
  // Lost after the time is over: nobody waits for it any more.
  ready.catch(() => undefined);
  try {
    return await Promise.race([tooLate, ready]);
  } finally {
    over.abort();
  }
};

/**
 * Locking a row is a write, though the weakest: a standby refuses it with the code by which the pool
 * lets a connection go, so that the next question reaches the new primary.
 */
const isReady = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql`
    select name from kysely_migration where name = ${newestMigration} for key share
  `.execute(db);
  return rows.length === 1;
};
