import type { Insertable, Kysely, Selectable } from 'kysely';
import { type PaymentState, unansweredPaymentStates } from '#domain/payment/payment-machine.ts';
import { metricsNow } from '#server/base/metrics/shop-metrics.ts';
import type { Step } from '#server/data/order/orders.ts';
import type { PaymentsTable } from '#server/data/tables/order-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;
export type PaymentFacts = Partial<
  Pick<
    PaymentRow,
    | 'gateway_id'
    | 'capture_id'
    | 'authentication_id'
    | 'agreement_id'
    | 'payer_hash'
    | 'reason'
    | 'reversal_due'
    | 'refund_due'
    | 'checks'
    | 'next_check_at'
    | 'lease_until'
    | 'needs_operator'
  >
>;

export const insertPayment = async (
  changes: Kysely<Tables>,
  payment: Insertable<PaymentsTable>,
): Promise<void> => {
  await changes.insertInto('payments').values(payment).execute();
};

export const findPayment = (db: Kysely<Tables>, orderId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Locks the payment: waits for another process that is completing it. */
export const lockPayment = (
  changes: Kysely<Tables>,
  orderId: string,
): Promise<PaymentRow | undefined> =>
  changes
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();

/** Compare-and-set: changes the state only if it is `from`, and records the change. */
export const setPaymentState = async (
  changes: Kysely<Tables>,
  orderId: string,
  from: PaymentState,
  to: PaymentState,
  step: Step,
  facts: PaymentFacts = {},
): Promise<boolean> => {
  const moved = await changes
    .updateTable('payments')
    .set({ ...facts, state: to, updated_at: step.at })
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .returning('method')
    .executeTakeFirst();
  if (moved === undefined) return false;
  await writePaymentStep(changes, orderId, from, to, step);
  // A transaction that is rolled back after this is rare, and counted all the same.
  metricsNow()?.payment(to, moved.method);
  return true;
};

export const writePaymentStep = async (
  changes: Kysely<Tables>,
  orderId: string,
  from: PaymentState,
  to: PaymentState,
  step: Step,
): Promise<void> => {
  await changes
    .insertInto('payment_transitions')
    .values({ order_id: orderId, from_state: from, to_state: to, ...step })
    .execute();
};

export const notePayment = async (
  db: Kysely<Tables>,
  orderId: string,
  facts: PaymentFacts,
): Promise<void> => {
  await db.updateTable('payments').set(facts).where('order_id', '=', orderId).execute();
};

/** Payments due now: outcome unknown, in review, to be captured, or to be reversed. */
export const duePayments = async (db: Kysely<Tables>, now: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_id', 'payments.order_id')
    .select('payments.order_id')
    .where('payments.next_check_at', '<=', now)
    .where('payments.lease_until', '<=', now)
    .where((row) =>
      row.or([
        row('payments.state', 'in', [...unansweredPaymentStates, 'AUTHENTICATING']),
        row('payments.reversal_due', '=', true),
        row('payments.refund_due', '=', true),
        row.and([
          row('payments.state', '=', 'AUTHORIZED'),
          row('orders.state', 'in', ['PAID', 'IN_REVIEW']),
        ]),
      ]),
    )
    .orderBy('payments.next_check_at')
    .limit(50)
    .execute();
  return rows.map((row) => row.order_id);
};

/** Leases a payment to one process; undefined for the others. */
export const leasePayment = (
  db: Kysely<Tables>,
  orderId: string,
  now: Date,
  until: Date,
): Promise<PaymentRow | undefined> =>
  db
    .updateTable('payments')
    .set({ lease_until: until })
    .where('order_id', '=', orderId)
    .where('lease_until', '<=', now)
    .returningAll()
    .executeTakeFirst();

/**
 * Ends the leases of a server that has ended. Only for a database that no other process can have
 * open: the embedded one, guarded by its lock.
 */
export const breakLeases = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const free = { lease_until: now };
  await db
    .updateTable('payments')
    .set({ ...free, next_check_at: now })
    .where((row) =>
      row.or([
        row('state', 'in', [...unansweredPaymentStates, 'AUTHORIZED']),
        row('reversal_due', '=', true),
        row('refund_due', '=', true),
      ]),
    )
    .execute();
  await db.updateTable('outbox').set(free).where('state', '=', 'WAITING').execute();
  await db.updateTable('restock_requests').set(free).where('state', '=', 'WAITING').execute();
  await db.updateTable('notice_stops').set(free).execute();
  await db.updateTable('idempotency').set(free).where('state', '=', 'IN_PROGRESS').execute();
};
