import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorHeader } from '#adapters/http/wire/operator.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Gateway } from '#server/parties/gateway.ts';
import { makeGatewayClient } from '#server/parties/gateway-client.ts';
import { merchantKey } from '#test/sandbox/payments/gateway-under-test.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { payerOf } from '#test/server/setup/till/payer.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';
const minute = 60_000;

describeOnBothDatabases('a refund at the gateway', (open) => {
  let till: Till;
  /** What an operator does at the gateway, beside the shop. */
  let gateway: Gateway;
  beforeAll(async () => {
    till = await openTill(await open(), { operatorKey });
    const { origin } = till.gateway.gateway;
    gateway = makeGatewayClient({ origin, merchant: merchantKey, now: till.clock.now });
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const bought = async (): Promise<string> => {
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    await till.settle();
    return orderId;
  };
  const refund = async (orderId: string) => {
    const path = `/operator/orders/${orderId}/refund`;
    const { status } = await till.shop.post(path, {}, { [operatorHeader]: operatorKey });
    expect(status).toBe(200);
    await till.settle();
  };
  const later = async (minutes = 2) => {
    till.advance(minutes * minute);
    await till.settle();
  };
  const payment = () => till.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  const captureId = async () => {
    const [capture] = (await till.gateway.ledger('capture')) as { id: string }[];
    return capture?.id;
  };
  const refunds = () => till.gateway.ledger('refund');

  it('[P-52] names the capture, whose id was written down when it was made', async () => {
    const orderId = await bought();
    expect((await payment()).capture_id).toBe(await captureId());
    await refund(orderId);
    expect((await payment()).state).toBe('REFUNDED');
    expect(await refunds()).toMatchObject([{ captureId: await captureId() }]);
  });

  it('[P-31] [P-52] names the capture also when its answer was lost', async () => {
    await till.gateway.fault({ operation: 'capture', mode: 'timeoutAfterCommit', delayMs: 0 });
    const orderId = await bought();
    expect(await payment()).toMatchObject({ state: 'CAPTURING', capture_id: null });
    await later();
    expect(await payment()).toMatchObject({ state: 'CAPTURED', capture_id: await captureId() });
    await refund(orderId);
    expect((await payment()).state).toBe('REFUNDED');
    expect(await refunds()).toHaveLength(1);
  });

  it('[P-52] asks for the id of a capture that has none written down', async () => {
    const orderId = await bought();
    await till.db.updateTable('payments').set({ capture_id: null }).execute();
    await till.gateway.fault({ operation: 'search', mode: 'http502', count: 1 });
    await refund(orderId);
    expect(await payment()).toMatchObject({ state: 'CAPTURED', refund_due: true });
    await later();
    expect(await payment()).toMatchObject({ state: 'REFUNDED', capture_id: await captureId() });
    expect(await refunds()).toHaveLength(1);
  });

  it('[P-52] names the sale when a payment account paid', async () => {
    const payer = payerOf(till);
    const { draft, item, returned } = await payer.approved();
    const { orderId } = placedIn(await payer.submit(draft, item, returned));
    await till.settle();
    await till.gateway.fault({ operation: 'refund', mode: 'timeoutAfterCommit', delayMs: 0 });
    await refund(orderId);
    expect((await payment()).state).toBe('CAPTURED');
    await later();
    expect(await payment()).toMatchObject({ state: 'REFUNDED', capture_id: null });
    expect(await refunds()).toHaveLength(1);
  });

  it.each(['F', 'X'])(
    '[P-52] of a part made by hand (id …%s) is not taken for the whole: an operator decides',
    async (mark) => {
      const orderId = await bought();
      const transactionId = `${(await payment()).transaction_id}${mark}`;
      const { reference } = await till.db
        .selectFrom('orders')
        .select('reference')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      const names = { reference, transactionId };
      const taken = { by: 'capture', id: (await captureId()) ?? '' } as const;
      expect(await gateway.refund(taken, names, 100 as Cents)).toEqual({ kind: 'done' });
      await refund(orderId);
      for (let rounds = 0; rounds < 5; rounds += 1) await later(10);
      expect(await payment()).toMatchObject({
        state: 'CAPTURED',
        refund_due: true,
        needs_operator: true,
      });
      expect(await refunds()).toHaveLength(1);
      const told = { event: 'payment-needs-operator', orderId };
      expect(till.reports).toContainEqual(expect.objectContaining(told));
    },
  );
});
