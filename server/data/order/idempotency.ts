import type { Kysely, Selectable } from 'kysely';
import type { IdempotencyTable } from '#server/data/tables/order-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface KeyName {
  readonly actorHash: string;
  readonly route: string;
  readonly keyHash: string;
}

export type KeyRow = Selectable<IdempotencyTable>;

const named = (key: KeyName) => ({
  actor_hash: key.actorHash,
  route: key.route,
  key_hash: key.keyHash,
});

/** False when the key already exists. */
export const insertKey = async (
  db: Kysely<Tables>,
  key: KeyName,
  bodyHash: string,
  now: Date,
  leaseUntil: Date,
): Promise<boolean> => {
  const inserted = await db
    .insertInto('idempotency')
    .values({
      ...named(key),
      body_hash: bodyHash,
      state: 'IN_PROGRESS',
      order_id: null,
      reply: null,
      lease_until: leaseUntil,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const findKey = (db: Kysely<Tables>, key: KeyName): Promise<KeyRow | undefined> =>
  db
    .selectFrom('idempotency')
    .selectAll()
    .where((row) => row.and(named(key)))
    .executeTakeFirst();

/** Takes over the work of a process that has ended; only one caller gets it. */
export const takeOverKey = async (
  db: Kysely<Tables>,
  key: KeyName,
  seen: KeyRow,
  leaseUntil: Date,
): Promise<boolean> => {
  const taken = await db
    .updateTable('idempotency')
    .set({ lease_until: leaseUntil })
    .where((row) => row.and(named(key)))
    .where('state', '=', 'IN_PROGRESS')
    .where('order_id', 'is', null)
    .where('lease_until', '=', seen.lease_until)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
};

/** Stores the order of the key. False when another process took over in the meantime. */
export const bindKey = async (
  changes: Kysely<Tables>,
  key: KeyName,
  leaseUntil: Date,
  orderId: string,
): Promise<boolean> => {
  const bound = await changes
    .updateTable('idempotency')
    .set({ order_id: orderId })
    .where((row) => row.and(named(key)))
    .where('state', '=', 'IN_PROGRESS')
    .where('order_id', 'is', null)
    .where('lease_until', '=', leaseUntil)
    .executeTakeFirst();
  return bound.numUpdatedRows > 0n;
};

/**
 * Releases the lease: the order waits for its shopper, and the same submission may come again at
 * once.
 */
export const freeKey = async (
  changes: Kysely<Tables>,
  orderId: string,
  now: Date,
): Promise<void> => {
  await changes
    .updateTable('idempotency')
    .set({ lease_until: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'IN_PROGRESS')
    .execute();
};

/** Stores the answer; a repeated request gets the same one. */
export const finishKey = async (
  changes: Kysely<Tables>,
  orderId: string,
  reply: string,
): Promise<void> => {
  await changes
    .updateTable('idempotency')
    .set({ state: 'DONE', reply })
    .where('order_id', '=', orderId)
    .where('state', '=', 'IN_PROGRESS')
    .execute();
};

/** The stored answer to the submission of an order; undefined before there is one. */
export const replyOfOrder = async (
  changes: Kysely<Tables>,
  orderId: string,
): Promise<string | undefined> => {
  const row = await changes
    .selectFrom('idempotency')
    .select('reply')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.reply ?? undefined;
};

/** Deletes an attempt that made no order: the same key may come again with a corrected body. */
export const releaseKey = async (
  db: Kysely<Tables>,
  key: KeyName,
  leaseUntil: Date,
): Promise<void> => {
  await db
    .deleteFrom('idempotency')
    .where((row) => row.and(named(key)))
    .where('state', '=', 'IN_PROGRESS')
    .where('order_id', 'is', null)
    .where('lease_until', '=', leaseUntil)
    .execute();
};

export const forgetKey = async (db: Kysely<Tables>, key: KeyName, before: Date): Promise<void> => {
  await db
    .deleteFrom('idempotency')
    .where((row) => row.and(named(key)))
    .where('state', '=', 'DONE')
    .where('created_at', '<', before)
    .execute();
};

/**
 * Deletes old answers, and work that a killed process left before it had an order. Work with an
 * order is finished by the job that resolves its payment.
 */
export const forgetOldKeys = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', before)
    .where((row) =>
      row.or([
        row('state', '=', 'DONE'),
        row.and([row('order_id', 'is', null), row('lease_until', '<', before)]),
      ]),
    )
    .execute();
};
