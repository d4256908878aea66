import type { Insertable, Kysely, Selectable } from 'kysely';
import { failedOrderStates, type OrderState } from '#domain/order/order-machine.ts';
import type { OrderLinesTable, OrdersTable } from '#server/data/tables/order-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;

/** Who changed a state and why; stored with every change. */
export interface Step {
  readonly actor: 'shopper' | 'shop' | 'healing' | 'operator';
  readonly reason: string;
  readonly at: Date;
}

/**
 * False when the order number is taken, or when another order that has not failed holds the quote.
 */
export const insertOrder = async (
  changes: Kysely<Tables>,
  order: Insertable<OrdersTable>,
  lines: readonly Insertable<OrderLinesTable>[],
): Promise<boolean> => {
  const inserted = await changes
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((inserted.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await changes
    .insertInto('order_lines')
    .values([...lines])
    .execute();
  return true;
};

export const findOrder = (db: Kysely<Tables>, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** The number of the order the gateway knows by this reference. */
export const orderIdOf = async (
  db: Kysely<Tables>,
  reference: string,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('orders')
      .select('order_id')
      .where('reference', '=', reference)
      .executeTakeFirst()
  )?.order_id;

/** Locks the order: waits for another process that moves it. */
export const lockOrder = (
  changes: Kysely<Tables>,
  orderId: string,
): Promise<OrderRow | undefined> =>
  changes
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();

/** The order that holds this quote; undefined when every attempt with it failed. */
export const findLivingOrder = (
  db: Kysely<Tables>,
  quoteId: string,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('state', 'not in', failedOrderStates)
    .executeTakeFirst();

export const linesOfOrder = (
  db: Kysely<Tables>,
  orderId: string,
): Promise<readonly OrderLineRow[]> =>
  db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_item_number')
    .execute();

/** Compare-and-set: changes the state only if it is `from`, and records the change. */
export const setOrderState = async (
  changes: Kysely<Tables>,
  orderId: string,
  from: OrderState,
  to: OrderState,
  step: Step,
): Promise<boolean> => {
  const moved = await changes
    .updateTable('orders')
    .set({ state: to, updated_at: step.at })
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  await writeOrderStep(changes, orderId, from, to, step);
  return true;
};

/** Days as JSON. */
export const promiseDays = async (
  changes: Kysely<Tables>,
  orderId: string,
  expected: string | null,
): Promise<void> => {
  await changes.updateTable('orders').set({ expected }).where('order_id', '=', orderId).execute();
};

export const writeOrderStep = async (
  changes: Kysely<Tables>,
  orderId: string,
  from: OrderState,
  to: OrderState,
  step: Step,
): Promise<void> => {
  await changes
    .insertInto('order_transitions')
    .values({ order_id: orderId, from_state: from, to_state: to, ...step })
    .execute();
};

/** False when it is an account's already. */
export const putIntoAccount = async (
  db: Kysely<Tables>,
  orderId: string,
  accountId: string,
): Promise<boolean> => {
  const kept = await db
    .updateTable('orders')
    .set({ account_id: accountId })
    .where('order_id', '=', orderId)
    .where('account_id', 'is', null)
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
};
