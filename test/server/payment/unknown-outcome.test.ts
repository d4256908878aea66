import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Gateway } from '#server/parties/gateway.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { roundsAtOnce, serversOver } from '#test/server/setup/till/several-servers.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;

/** A payment request that is slow on its way: the shop gives up, and then it arrives. */
const onItsWay = { hold: false, arrive: async (): Promise<unknown> => undefined };
const captures = { refused: false };
const lateGateway = (real: Gateway): Gateway => ({
  ...real,
  capture: async (...wish) =>
    captures.refused ? { kind: 'refused', reason: 'PROCESSOR_ERROR' } : real.capture(...wish),
  authorize: async (authorization) => {
    if (!onItsWay.hold) return real.authorize(authorization);
    onItsWay.hold = false;
    onItsWay.arrive = () => real.authorize(authorization);
    return { kind: 'unknown', why: 'TimeoutError' };
  },
});

describeOnBothDatabases('a payment whose answer never came', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open(), { between: lateGateway });
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const stateOf = async (orderId: string) => {
    const { orders, payments } = {
      orders: await till.db
        .selectFrom('orders')
        .select('state')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow(),
      payments: await till.db
        .selectFrom('payments')
        .select(['state', 'needs_operator'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow(),
    };
    return [orders.state, payments.state, payments.needs_operator];
  };
  const standing = async (orderId: string) =>
    (await till.lookUp(orderId)).body.data[0]?.['payment'];

  it.each(['timeoutAfterCommit', 'http502'] as const)(
    '[P-32] %s: the shopper waits, then the order is paid or called off, with one authorisation at most',
    async (mode) => {
      const stock = await till.stockOf('CHP-0001');
      await till.gateway.fault({ operation: 'authorization', mode, delayMs: 0 });
      const purchase = await till.prepare();
      const answer = await till.submit(purchase);
      expect(answer.status).toBe(200);
      const { orderId, payment } = placedIn(answer);
      expect(payment).toBe('CONFIRMING');
      expect(await stateOf(orderId)).toEqual(['PAYMENT_UNKNOWN', 'UNKNOWN', false]);
      expect(await till.stockOf('CHP-0001')).toBe(stock - 2);
      till.advance(2 * minute);
      await till.settle();
      const isPaid = mode === 'timeoutAfterCommit';
      expect(await stateOf(orderId)).toEqual(
        isPaid ? ['PAID', 'CAPTURED', false] : ['PAYMENT_FAILED', 'DECLINED', false],
      );
      expect(await standing(orderId)).toBe(isPaid ? 'PAID' : 'FAILED');
      expect(await till.stockOf('CHP-0001')).toBe(isPaid ? stock - 2 : stock);
      expect(await till.gateway.ledger('authorization')).toHaveLength(isPaid ? 1 : 0);
      const again = await till.submit(purchase);
      expect(placedIn(again)).toMatchObject({ orderId, payment: isPaid ? 'PAID' : 'FAILED' });
      // Told to wait, the shopper hears by mail how it ended.
      expect(till.mails.map(({ subject }) => subject)).toEqual([
        isPaid
          ? `Your Crunchcart order ${orderId}`
          : `Payment failed for your Crunchcart order ${orderId}`,
      ]);
    },
  );

  it('[P-32] timed out before committing: called off by its id, goods back on the shelf', async () => {
    const stock = await till.stockOf('CHP-0001');
    await till.gateway.fault({
      operation: 'authorization',
      mode: 'timeoutBeforeCommit',
      delayMs: 0,
    });
    const purchase = await till.prepare();
    const { orderId, payment } = placedIn(await till.submit(purchase));
    expect(payment).toBe('CONFIRMING');
    // Too early to be sure: the request may still be on its way.
    till.advance(10_000);
    await till.settle();
    expect(await stateOf(orderId)).toEqual(['PAYMENT_UNKNOWN', 'UNKNOWN', false]);
    till.advance(1.5 * minute);
    await till.settle();
    expect(await stateOf(orderId)).toEqual(['PAYMENT_FAILED', 'DECLINED', false]);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    // The token paid nothing, so it may still be used.
    const quote = await till.quoteFor(purchase.draft);
    const retry = await till.submit({ ...purchase, quote, key: 'another-key-0001' });
    expect(placedIn(retry).payment).toBe('PAID');
  });

  it('[P-32] a capture the gateway goes on refusing is told to an operator, once', async () => {
    captures.refused = true;
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    for (let tries = 0; tries < 40; tries += 1) {
      till.advance(31_000);
      await till.settle();
    }
    captures.refused = false;
    expect(await stateOf(orderId)).toEqual(['PAID', 'AUTHORIZED', true]);
    expect(
      till.reports.filter(
        (report) => 'event' in report && report.event === 'payment-needs-operator',
      ),
    ).toHaveLength(1);
    till.advance(10 * minute);
    await till.settle();
    expect(await stateOf(orderId)).toEqual(['PAID', 'CAPTURED', false]);
  });

  it('[P-32] a request that arrives after it was called off pays nothing', async () => {
    onItsWay.hold = true;
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    till.advance(2 * minute);
    await till.settle();
    expect(await stateOf(orderId)).toEqual(['PAYMENT_FAILED', 'DECLINED', false]);
    expect(await onItsWay.arrive()).not.toMatchObject({ kind: 'approved' });
    expect(await till.gateway.ledger('authorization')).toEqual([]);
  });

  it('[P-32] a request that arrives while the shop is asking is paid for once', async () => {
    onItsWay.hold = true;
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    till.advance(10_000);
    await till.settle();
    expect(await stateOf(orderId)).toEqual(['PAYMENT_UNKNOWN', 'UNKNOWN', false]);
    expect(await onItsWay.arrive()).toMatchObject({ kind: 'approved' });
    till.advance(minute);
    await till.settle();
    expect(await stateOf(orderId)).toEqual(['PAID', 'CAPTURED', false]);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
  });

  it('[P-32] several servers healing at once settle a payment once', async () => {
    await till.gateway.fault({
      operation: 'authorization',
      mode: 'timeoutAfterCommit',
      delayMs: 0,
    });
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    till.advance(2 * minute);
    await roundsAtOnce(serversOver(till, 5));
    await till.settle();
    expect(await stateOf(orderId)).toEqual(['PAID', 'CAPTURED', false]);
    expect(await till.gateway.ledger('capture')).toHaveLength(1);
    expect(till.mails).toHaveLength(1);
    const steps = await till.db
      .selectFrom('payment_transitions')
      .select('to_state')
      .orderBy('transition_id')
      .execute();
    expect(steps.map(({ to_state }) => to_state)).toEqual([
      'AUTHORIZING',
      'UNKNOWN',
      'AUTHORIZED',
      'CAPTURING',
      'CAPTURED',
    ]);
  });

  it('a gateway that stays silent is asked rarely after a quarter of an hour, and an operator told', async () => {
    await till.gateway.fault({ operation: 'authorization', mode: 'http502', delayMs: 0 });
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    await till.gateway.fault({ operation: 'search', mode: 'http502', count: 1000 });
    till.advance(5 * minute);
    await till.settle();
    expect(await stateOf(orderId)).toEqual(['PAYMENT_UNKNOWN', 'UNKNOWN', false]);
    till.advance(11 * minute);
    await till.settle();
    expect(await stateOf(orderId)).toEqual(['PAYMENT_UNKNOWN', 'UNKNOWN', true]);
    expect(till.reports).toContainEqual({
      event: 'payment-needs-operator',
      orderId,
      detail: 'UNKNOWN',
    });
    await till.gateway.call('/sandbox/faults', { method: 'DELETE' });
    till.advance(minute);
    await till.settle();
    expect(await stateOf(orderId)).toEqual(['PAYMENT_UNKNOWN', 'UNKNOWN', true]);
    till.advance(5 * minute);
    await till.settle();
    expect((await stateOf(orderId)).slice(0, 2)).toEqual(['PAYMENT_FAILED', 'DECLINED']);
  });

  it.each(['timeoutAfterCommit', 'timeoutBeforeCommit', 'http502'] as const)(
    'a capture that suffers %s is made exactly once in the end',
    async (mode) => {
      await till.gateway.fault({ operation: 'capture', mode, delayMs: 0 });
      const { orderId, payment } = placedIn(await till.submit(await till.prepare()));
      expect(payment).toBe('PAID');
      await till.core.idle();
      expect(await stateOf(orderId)).toEqual(['PAID', 'CAPTURING', false]);
      till.advance(2 * minute);
      await till.settle();
      expect(await stateOf(orderId)).toEqual(['PAID', 'CAPTURED', false]);
      expect(await till.gateway.ledger('capture')).toHaveLength(1);
    },
  );
});
