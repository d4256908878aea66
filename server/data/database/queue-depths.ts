import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { unansweredPaymentStates } from '#domain/payment/payment-machine.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Most rows counted: a queue that long is long enough to be told of. */
const mostCounted = 10_000;

export const queueNames = [
  'mails_waiting',
  'mails_due',
  'payments_open',
  'payments_due',
  'payments_needing_operator',
  'notices_due',
] as const;

export type QueueDepths = Readonly<Record<(typeof queueNames)[number], number>>;

/** What waits for the jobs. Each question reads an index of open rows, and not all of a long one. */
export const queueDepths = async (db: Kysely<Tables>, now: Date): Promise<QueueDepths> => {
  const mails = db.selectFrom('outbox').where('state', '=', 'WAITING');
  const payments = db
    .selectFrom('payments')
    .where((row) =>
      row.or([
        row('state', 'in', [...unansweredPaymentStates, 'AUTHENTICATING', 'AUTHORIZED']),
        row('reversal_due', '=', true),
        row('refund_due', '=', true),
      ]),
    );
  const notices = db.selectFrom('restock_requests').where('state', '=', 'WAITING');
  return {
    mails_waiting: await countOf(db, mails),
    mails_due: await countOf(db, mails.where('next_try_at', '<=', now)),
    payments_open: await countOf(db, payments),
    payments_due: await countOf(db, payments.where('next_check_at', '<=', now)),
    payments_needing_operator: await countOf(db, payments.where('needs_operator', '=', true)),
    notices_due: await countOf(db, notices.where('next_try_at', '<=', now)),
  };
};

const countOf = async <Table extends keyof Tables>(
  db: Kysely<Tables>,
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> => {
  const some = rows.select(sql<number>`1`.as('one')).limit(mostCounted);
  const { count } = await db
    .selectFrom(some.as('rows'))
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
