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

/** False when the key is known already. */
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

/** Takes the work over from a process that is gone; one of several takers gets it. */
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

/** Ties the key to its order. False when somebody took the work over meanwhile. */
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

/** The order waits for its shopper: the same submission may come at once. */
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

/** Keeps the answer; whoever repeats the request gets it again. */
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

/** What was answered to the submission of an order, once it was answered. */
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

/** Forgets an attempt that made no order: the same key may come again with a corrected body. */
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
 * Answers that are old, and work that a killed process left before it had an order: nobody comes
 * back for either. With an order, the healing of its payment ends the key first.
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
