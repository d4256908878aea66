import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Gateway } from '#server/parties/gateway.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { payerOf } from '#test/server/setup/till/payer.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A gateway as in production: its search is late, and it refunds a sale but does not void it. */
const trouble = {
  answer: false,
  search: 'none' as 'none' | 'late' | 'silent' | 'pending',
  void: false,
};
const stillPending = {
  kind: 'found',
  decision: { kind: 'pending', gatewayId: 'SALE-1' },
  captured: false,
  reversed: false,
} as const;
const production = (real: Gateway): Gateway => ({
  ...real,
  authorize: async (authorization) => {
    const decision = await real.authorize(authorization);
    return trouble.answer ? { kind: 'unknown', why: 'TimeoutError' } : decision;
  },
  findPayment: async (names) => {
    if (trouble.search === 'late') return { kind: 'not-found' };
    if (trouble.search === 'pending') return stillPending;
    return trouble.search === 'silent'
      ? { kind: 'unknown', why: 'unreadable status' }
      : real.findPayment(names);
  },
  undo: async (names, what) =>
    trouble.void ? { kind: 'refused', reason: 'NOT_VOIDABLE' } : real.undo(names, what),
});

describeOnBothDatabases('a sale by PayPal that is hard to learn about', (open) => {
  let till: Till;
  let payer: ReturnType<typeof payerOf>;
  beforeAll(async () => {
    till = await openTill(await open(), { between: production });
    payer = payerOf(till);
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    Object.assign(trouble, { answer: false, search: 'none', void: false });
    await till.forget();
  });

  const buy = async (person = 'buyer-ok') => {
    const { draft, item, returned } = await payer.approved(person, draftOf());
    return placedIn(await payer.submit(draft, item, returned));
  };
  const later = async (milliseconds: number, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      till.advance(milliseconds);
      await till.settle();
    }
  };
  const states = () =>
    till.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .select(['orders.state as order', 'payments.state as payment', 'payments.needs_operator'])
      .executeTakeFirstOrThrow();
  const told = () =>
    till.reports.filter((report) => 'event' in report && report.event === 'payment-needs-operator');

  it('[P-32] is not called off while it may be paid, and pays its order once it is found', async () => {
    Object.assign(trouble, { answer: true, search: 'late', void: true });
    const { payment } = await buy();
    expect(payment).toBe('CONFIRMING');
    await later(20_000, 12);
    expect(await states()).toMatchObject({ order: 'PAYMENT_UNKNOWN', payment: 'UNKNOWN' });
    await later(5 * minute, 4);
    expect(told()).toHaveLength(1);
    trouble.search = 'none';
    await later(6 * minute);
    expect(await states()).toEqual({ order: 'PAID', payment: 'CAPTURED', needs_operator: false });
    expect(await till.gateway.ledger('sale')).toHaveLength(1);
    expect(await till.gateway.ledger('refund')).toHaveLength(0);
  });

  it('[P-21] is refunded once when nobody wants it and it cannot be voided any more', async () => {
    Object.assign(trouble, { answer: true, search: 'late' });
    const { orderId } = await buy();
    // The order ended meanwhile.
    await till.db.updateTable('orders').set({ state: 'PAYMENT_FAILED' }).execute();
    Object.assign(trouble, { search: 'none', void: true });
    await later(minute, 5);
    expect(await states()).toMatchObject({ order: 'PAYMENT_FAILED', payment: 'REVERSED' });
    const [refund, ...others] = await till.gateway.ledger('refund');
    const { transaction_id: id } = await till.db
      .selectFrom('payments')
      .select('transaction_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ transactionId: `${id}F` });
    expect(others).toEqual([]);
  });

  it('[P-45] that stays pending is told to an operator when nothing is learnt, and after two weeks', async () => {
    expect((await buy('buyer-pending')).payment).toBe('PENDING');
    trouble.search = 'silent';
    await later(20 * minute, 3);
    expect(await states()).toMatchObject({ payment: 'PENDING', needs_operator: true });
    expect(told()).toHaveLength(1);
    // An hour later it is known to be pending: no operator's matter for two weeks.
    trouble.search = 'pending';
    await later(20 * minute);
    expect(await states()).toMatchObject({ payment: 'PENDING', needs_operator: false });
    await later(day, 13);
    expect(told()).toHaveLength(1);
    await later(day, 3);
    expect(told()).toHaveLength(2);
    expect(await states()).toMatchObject({ payment: 'PENDING', needs_operator: true });
  });
});
