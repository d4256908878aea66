import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorHeader } from '#adapters/http/wire/operator.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { payerOf } from '#test/server/setup/till/payer.ts';
import { roundsAtOnce, serversOver } from '#test/server/setup/till/several-servers.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';
const minute = 60_000;

describeOnBothDatabases('pending sales that are cancelled, by many and in trouble', (open) => {
  let till: Till;
  let payer: ReturnType<typeof payerOf>;
  beforeAll(async () => {
    till = await openTill(await open(), { operatorKey });
    payer = payerOf(till);
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const bought = async (person = 'buyer-pending') => {
    const { draft, item, returned } = await payer.approved(person, draftOf());
    const placed = placedIn(await payer.submit(draft, item, returned));
    await till.core.idle();
    return placed;
  };
  const command = (orderId: string) =>
    till.shop.post(`/operator/orders/${orderId}/cancel`, {}, { [operatorHeader]: operatorKey });
  const later = async () => {
    till.advance(2 * minute);
    await till.settle();
  };
  const states = async () => {
    const row = await till.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .select(['orders.state', 'payments.state as payment'])
      .executeTakeFirstOrThrow();
    return [row.state, row.payment];
  };
  const complete = () =>
    till.gateway.call('/sandbox/pending-sales', {
      method: 'POST',
      body: JSON.stringify({ decision: 'complete' }),
    });

  it('[P-52] ends once, however many say so at once and while healing asks', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { orderId } = await bought();
    till.advance(20 * minute);
    const others = serversOver(till, 2);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => command(orderId))),
      roundsAtOnce(others),
      till.settle(),
    ]);
    for (const { status, body } of answers) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(body.code).toBe('ORDER_COMMAND_REFUSED');
    }
    expect((await command(orderId)).status).toBe(200);
    await later();
    await later();
    const [state, payment] = await states();
    const voids = await till.gateway.ledger('void');
    const refunds = await till.gateway.ledger('refund');
    expect(voids.length + refunds.length).toBe(1);
    expect([state, payment]).toEqual(
      voids.length === 1 ? ['PAYMENT_FAILED', 'DECLINED'] : ['REFUNDED', 'REFUNDED'],
    );
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect(till.mails.filter(({ subject }) => subject.includes('canceled'))).toHaveLength(1);
  });

  it('[P-52] holds no money in the end, whatever fails on the way', async () => {
    const faults = fc.array(
      fc.record({
        operation: fc.constantFrom('void', 'search', 'accountStatus', 'refund'),
        mode: fc.constantFrom('timeoutAfterCommit', 'timeoutBeforeCommit', 'http502'),
      }),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(
        faults,
        fc.constantFrom('buyer-pending', 'buyer-pending-declined'),
        fc.nat({ max: 2 }),
        async (failing, person, decided) => {
          await till.forget();
          const stock = await till.stockOf('CHP-0001');
          const { orderId } = await bought(person);
          for (const fault of failing) await till.gateway.fault({ ...fault, delayMs: 0 });
          if (decided === 1) await complete();
          for (let round = 0; round < 6; round += 1) {
            await command(orderId);
            await later();
          }
          const [state, payment] = await states();
          const sum = async (kind: string) =>
            ((await till.gateway.ledger(kind)) as { amountCents: number }[]).reduce(
              (cents, one) => cents + one.amountCents,
              0,
            );
          const [sold, back] = [await sum('sale'), (await sum('void')) + (await sum('refund'))];
          expect([
            ['PAYMENT_FAILED', 'DECLINED'],
            ['REFUNDED', 'REFUNDED'],
          ]).toContainEqual([state, payment]);
          // A sale that was declined took nothing.
          if (person === 'buyer-pending' || decided === 1) expect(back).toBe(sold);
          expect(await till.stockOf('CHP-0001')).toBe(stock);
        },
      ),
      { numRuns: 6 },
    );
  });
});
