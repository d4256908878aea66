import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { forgetOld } from '#server/jobs/forget-old.ts';
import type { Authorization, Gateway } from '#server/parties/gateway.ts';
import { recordAnswers } from '#server/payment/recorded-answers.ts';
import { toldAnswer } from '#server/payment/told-answer.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeOnBothDatabases('what the gateway was asked and answered', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const written = async () => {
    await till.settle();
    const rows = await till.db
      .selectFrom('party_answers')
      .selectAll()
      .orderBy('answer_id')
      .execute();
    return rows.map(({ asked, answered, reason, amount }) => [asked, answered, reason, amount]);
  };

  it('is written down for an order that is paid', async () => {
    const { totalAmount } = placedIn(await till.submit(await till.prepare()));
    const cents = Math.round(totalAmount * 100);
    expect(await written()).toEqual([
      ['authorization', 'approved', null, cents],
      ['capture', 'done', null, cents],
    ]);
    const payment = await till.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    const [first] = await till.db.selectFrom('party_answers').selectAll().execute();
    expect(first).toMatchObject({
      transaction_id: payment.transaction_id,
      party: 'gateway',
      at: new Date(till.clock.now()),
      took_ms: 0,
    });
  });

  it('is written down for a decline that leaves an approval', async () => {
    await till.submit(await till.prepare('visa-avs-failed'));
    expect(await written()).toMatchObject([
      ['authorization', 'declined', 'AVS_FAILED', expect.any(Number)],
      ['reversal', 'done', null, null],
    ]);
  });

  it('[P-32] is written down for an answer that was lost', async () => {
    await till.gateway.fault({
      operation: 'authorization',
      mode: 'timeoutAfterCommit',
      delayMs: 0,
    });
    await till.submit(await till.prepare());
    till.advance(minute);
    expect((await written()).map(([asked, answered]) => [asked, answered])).toEqual([
      ['authorization', 'unknown'],
      ['standing', 'found approved'],
      ['capture', 'done'],
    ]);
  });

  it('is forgotten with the audit entries', async () => {
    await till.submit(await till.prepare());
    expect(await written()).toHaveLength(2);
    till.advance(90 * day);
    await forgetOld(till.core.parts);
    expect(await written()).toHaveLength(2);
    till.advance(minute);
    await forgetOld(till.core.parts);
    expect(await written()).toEqual([]);
  });
});

describe('an answer that cannot be written down', () => {
  const approved = { kind: 'approved', gatewayId: 'g-1' } as const;
  const gateway = { authorize: async () => approved } as Partial<Gateway> as Gateway;
  const wish = { transactionId: 'T1', amount: 100 as Cents } as Authorization;
  const recordedOn = (execute: () => Promise<never>) => {
    const reports: object[] = [];
    const parts = {
      db: { insertInto: () => ({ values: () => ({ execute }) }) } as never,
      clock: { now: () => 0 },
      report: (facts: object) => reports.push(facts),
    };
    return { reports, ...recordAnswers(gateway, parts) };
  };

  it('fails no payment, and is told of once', async () => {
    const {
      gateway: recorded,
      written,
      reports,
    } = recordedOn(async () => {
      throw new Error('no disk');
    });
    for (let times = 0; times < 3; times += 1) {
      expect(await recorded.authorize(wish)).toBe(approved);
      await written();
    }
    expect(reports).toMatchObject([{ event: 'answers-not-recorded' }]);
  });

  it('delays no payment', async () => {
    const { gateway: recorded } = recordedOn(() => new Promise(() => undefined));
    expect(await recorded.authorize(wish)).toBe(approved);
  });
});

describe('what is kept of an answer', () => {
  it.each([
    ['a card number', '4111111111111111'],
    ['part of one', 'card 4111 declined'],
    ['a token', 'eyJhbGciOiJIUzI1NiJ9.e30.abc'],
    ['a long secret', 'a'.repeat(41)],
    ['an address of mail', 'ada@example.com'],
    ['a sentence', 'Ada Lovelace, 100 Main St'],
  ])('[P-51] is no reason that holds %s', (_what, reason) => {
    expect(toldAnswer({ kind: 'refused', reason })).toEqual({
      answered: 'refused',
      reason: 'other',
    });
    expect(toldAnswer({ kind: 'unknown', why: reason }).reason).toBe('other');
  });

  it('[P-51] is nothing of a bank’s question, an approval or a saved card but its kind', () => {
    const secret = { stepUpUrl: 'https://bank.example/x', accessToken: 'secret' };
    expect(toldAnswer({ kind: 'challenge', authenticationId: 'a-1', ...secret })).toEqual({
      answered: 'challenge',
      reason: null,
    });
    expect(toldAnswer({ kind: 'approved', gatewayId: 'g', captured: true }).answered).toBe(
      'approved captured',
    );
    const kept = { customerId: 'c', instrumentId: 'i', identifierId: 'n' };
    const decision = { kind: 'approved', gatewayId: 'g', kept } as const;
    expect(toldAnswer(decision)).toEqual({ answered: 'approved', reason: null });
    expect(toldAnswer({ kind: 'found', decision, captured: true, reversed: true })).toEqual({
      answered: 'found approved captured reversed',
      reason: null,
    });
  });

  it.each(['INSUFFICIENT_FUND', 'HTTP 502', 'TimeoutError'])('is the reason %s', (reason) => {
    expect(toldAnswer({ kind: 'declined', reason })).toEqual({ answered: 'declined', reason });
  });
});
