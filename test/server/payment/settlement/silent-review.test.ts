import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorHeader } from '#adapters/http/wire/operator.ts';
import type { Found } from '#server/parties/gateway.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { roundsAtOnce, serversOver } from '#test/server/setup/till/several-servers.ts';
import { openTill, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';
const minute = 60_000;
const hour = 60 * minute;

describeOnBothDatabases('a review that the gateway says nothing about', (open) => {
  let till: Till;
  let silence: Found | undefined;
  beforeAll(async () => {
    till = await openTill(await open(), {
      operatorKey,
      between: (real) => ({
        ...real,
        findPayment: async (names) => silence ?? real.findPayment(names),
      }),
    });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    silence = undefined;
    await till.forget();
  });

  const inReview = async () => {
    await till.gateway.fault({ operation: 'authorization', mode: 'review' });
    await till.submit(await till.prepare());
    await till.settle();
  };
  const later = async (milliseconds: number, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      till.advance(milliseconds);
      await till.settle();
    }
  };
  const told = () =>
    till.reports.filter((report) => 'event' in report && report.event === 'payment-needs-operator');
  const payment = () => till.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  const why = async () => {
    const { order_id: orderId } = await payment();
    const headers = { [operatorHeader]: operatorKey };
    return (await till.shop.get(`/operator/orders/${orderId}/why`, headers)).body.data[0];
  };

  it.each<Found>([{ kind: 'unknown', why: 'HTTP 502' }, { kind: 'not-found' }])(
    'is told to an operator, and not in every round: $kind',
    async (answer) => {
      await inReview();
      await later(hour, 2);
      silence = answer;
      await later(6 * minute, 3);
      expect(told()).toEqual([]);
      await later(6 * minute);
      const { order_id: orderId } = await payment();
      const report = { event: 'payment-needs-operator', orderId, detail: 'AUTHORIZED' };
      expect(told()).toEqual([report]);
      expect(await why()).toMatchObject({
        state: 'IN_REVIEW',
        payment: { needsOperator: true },
        next: expect.stringMatching(/^A person must look at this payment/),
      });
      await later(6 * minute, 3);
      till.advance(6 * minute);
      await Promise.all([till.settle(), roundsAtOnce(serversOver(till, 2))]);
      expect(told()).toEqual([report]);
    },
  );

  it('is no operator’s matter for one lost answer, nor any more once the gateway answers', async () => {
    await inReview();
    await later(hour);
    for (const answer of [undefined, { kind: 'not-found' }, undefined, { kind: 'not-found' }]) {
      silence = answer as Found | undefined;
      await later(6 * minute, 2);
    }
    expect(told()).toEqual([]);
    await later(6 * minute, 3);
    expect((await payment()).needs_operator).toBe(true);
    silence = undefined;
    await later(6 * minute);
    expect(await payment()).toMatchObject({ needs_operator: false, checks: 0 });
    // Another silence is another matter.
    silence = { kind: 'not-found' };
    await later(6 * minute, 5);
    expect(told()).toHaveLength(2);
  });

  it.each(['accept', 'reject'] as const)('ends as the reviewer says: %s', async (decision) => {
    await inReview();
    await later(hour);
    silence = { kind: 'not-found' };
    await later(6 * minute, 4);
    expect(told()).toHaveLength(1);
    await till.gateway.call('/sandbox/reviews', {
      method: 'POST',
      body: JSON.stringify({ decision }),
    });
    silence = undefined;
    // What follows fails: that is told as a matter of its own.
    await till.gateway.fault({ operation: 'capture', mode: 'http502', count: 9 });
    await till.gateway.fault({ operation: 'reversal', mode: 'http502', count: 9 });
    await later(6 * minute);
    const { state } = await till.db.selectFrom('orders').select('state').executeTakeFirstOrThrow();
    expect(state).toBe(decision === 'accept' ? 'PAID' : 'PAYMENT_FAILED');
    expect(told()).toHaveLength(2);
  });
});
