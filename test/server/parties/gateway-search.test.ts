import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '#server/parties/gateway.ts';
import { merchantKey } from '#test/sandbox/payments/gateway-under-test.ts';
import {
  type AnsweringGateway,
  type Asked,
  answeringGateway,
  created,
} from '#test/server/parties/answering-gateway.ts';
import { reviewed, saleFixtures, searchFixtures } from '#test/server/parties/search-fixtures.ts';

const names = { reference: 'CRN-1', transactionId: 'T1' };
const now = Date.UTC(2026, 10, 21, 12);

describe('the gateway client and the real replies to a search', () => {
  let party: AnsweringGateway;
  let asked: readonly Asked[] = [];
  let gateway: Gateway;
  beforeAll(async () => {
    party = await answeringGateway(() => now);
    ({ asked, gateway } = party);
  });
  afterAll(() => party.close());
  const answer = (...bodies: readonly unknown[]) => party.answer(...bodies.map(created));

  it('[P-32] [P-53] searches by the one name that every request of an order has', async () => {
    answer({ totalCount: 0 });
    await gateway.findPayment(names);
    expect(asked).toEqual([
      {
        path: '/tss/v2/searches',
        body: {
          save: false,
          timezone: 'UTC',
          query: 'clientReferenceInformation.code:CRN-1',
          offset: 0,
          limit: 100,
          sort: 'submitTimeUtc:asc',
        },
      },
    ]);
  });

  it.each(searchFixtures)('[P-32] [P-53] reads %s', async (_, body, result) => {
    answer(body);
    const read = await gateway.findPayment(names);
    expect(read).toMatchObject(result);
    expect('captureId' in read).toBe('captureId' in result);
    expect('refunded' in read).toBe('refunded' in result);
  });

  it.each([400, 401, 404, 502])('[P-32] takes HTTP %i for no answer', async (status) => {
    party.answer({ status, body: {} });
    expect((await gateway.findPayment(names)).kind).toBe('unknown');
  });

  it.each([
    ['PENDING', { decision: { kind: 'pending' }, captured: false }],
    ['COMPLETED', { decision: { kind: 'approved', captured: true }, captured: true }],
    ['SETTLED', { decision: { kind: 'approved' }, captured: true }],
    ['DECLINED', { decision: { kind: 'declined' }, captured: false }],
    ['NEW_THING', { kind: 'unknown' }],
  ])('[P-45] [P-53] asks how a sale stands, as no search tells: %s', async (status, result) => {
    answer(saleFixtures.sold, { id: '7103', status });
    expect(await gateway.findPayment(names)).toMatchObject(result);
    expect(asked[1]).toMatchObject({
      path: '/pts/v2/refresh-payment-status/7103',
      body: { processingInformation: { actionList: ['AP_STATUS'] } },
    });
  });

  it('[P-32] [P-53] asks nothing more about a sale that was refunded or declined', async () => {
    answer(saleFixtures.refunded, saleFixtures.declined, saleFixtures.asked);
    expect(await gateway.findPayment(names)).toMatchObject({ captured: true, refunded: 1388 });
    expect(await gateway.findPayment(names)).toMatchObject({
      decision: { kind: 'declined', reason: 'CODE 223' },
    });
    expect(await gateway.findPayment(names)).toEqual({ kind: 'not-found' });
    expect(asked).toHaveLength(3);
  });

  it.each(['voided', 'cancelled'] as const)(
    '[P-32] [P-53] a sale that was %s is undone, whatever is told of its consent',
    async (how) => {
      answer(saleFixtures[how], { status: 'FAILED', agreementInformation: { id: 'B-1' } });
      expect(await gateway.findPayment(names)).toMatchObject({
        reversed: true,
        decision: { savedAccount: { agreementId: 'B-1' } },
      });
      answer(saleFixtures[how], { status: 'FAILED' });
      expect(await gateway.findPayment(names)).toMatchObject({ kind: 'found', reversed: true });
      answer(saleFixtures[how]);
      expect(await gateway.findPayment(names)).toMatchObject({ kind: 'found', reversed: true });
    },
  );

  it('[P-45] [P-53] a sale whose cancellation was refused goes on', async () => {
    answer(saleFixtures.notCancelled, { id: '7103', status: 'PENDING' });
    expect(await gateway.findPayment(names)).toMatchObject({
      reversed: false,
      decision: { kind: 'pending' },
    });
  });

  it.each([
    ['nobody did yet', [], 'review'],
    ['accept', [{ requestId: '7005', newDecision: 'ACCEPT' }], 'approved'],
    ['reject', [{ requestId: '7005', newDecision: 'REJECT' }], 'declined'],
    ['accept another', [{ requestId: '7011', newDecision: 'ACCEPT' }], 'review'],
    [
      'reject, then accept',
      [
        { requestId: '7005', newDecision: 'REJECT' },
        { requestId: '7005', newDecision: 'ACCEPT' },
      ],
      'approved',
    ],
  ])('[P-53] asks the reviewers’ decisions of a day: %s', async (_, conversionDetails, kind) => {
    answer(reviewed, { organizationId: merchantKey.id, conversionDetails });
    expect(await gateway.findPayment(names)).toMatchObject({ kind: 'found', decision: { kind } });
    const { pathname, searchParams } = new URL(asked[1]?.path ?? '', 'http://gateway');
    expect(pathname).toBe('/reporting/v3/conversion-details');
    expect(Object.fromEntries(searchParams)).toEqual({
      startTime: '2026-11-20T12:01:00.000Z',
      endTime: '2026-11-21T12:00:00.000Z',
      organizationId: merchantKey.id,
    });
  });

  it('[P-53] leaves a review as it is where no decision is reported, and takes trouble for trouble', async () => {
    party.answer(created(reviewed), { status: 404, body: {} });
    expect(await gateway.findPayment(names)).toMatchObject({ decision: { kind: 'review' } });
    party.answer(created(reviewed), { status: 403, body: {} });
    expect((await gateway.findPayment(names)).kind).toBe('unknown');
  });
});
