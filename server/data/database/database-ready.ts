import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { newestMigration } from '#server/data/database/migrate.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Longest wait for the database, ms; a balancer asks again every few seconds. */
const patience = 2000;

/**
 * Whether this database can serve shoppers now: the newest migration has run and the server takes
 * writes. No order can be placed on a standby.
 */
export const isDatabaseReady = async (db: Kysely<Tables>): Promise<boolean> => {
  const over = new AbortController();
  const { signal } = over;
  const tooLate = wait(patience, false, { signal, ref: false }).catch(() => false);
  const ready = isReady(db);
  // It may still fail after the wait is over; nobody needs that failure.
  ready.catch(() => undefined);
  try {
    return await Promise.race([tooLate, ready]);
  } finally {
    over.abort();
  }
};

/**
 * Locks a row, the smallest possible write. A standby refuses it with a code by which the pool
 * drops the connection, so that the next query reaches the new primary.
 */
const isReady = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql`
    select name from kysely_migration where name = ${newestMigration} for key share
  `.execute(db);
  return rows.length === 1;
};
