import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import {
  type AnsweringGateway,
  answeringGateway,
  created,
} from '#test/server/parties/answering-gateway.ts';
import { plano } from '#test/server/setup/till/drafts.ts';

/** Replies in the shapes the real gateway documents for PayPal, written for these tests. */
const sale = (changes: object) => ({
  id: '7103',
  submitTimeUtc: '2026-11-21T12:00:00Z',
  processorInformation: { transactionId: 'TX-1' },
  ...changes,
});

describe('the gateway client and the real replies about lasting consent', () => {
  let party: AnsweringGateway;
  beforeAll(async () => {
    party = await answeringGateway();
  });
  afterAll(() => party.close());

  const sold = (keep: { readonly keepOf?: string } = {}) =>
    party.gateway.authorize({
      ...{ reference: 'CRN-1', transactionId: 'T1', amount: 1388 as Cents, lines: [] },
      ...{ billing: plano, shipping: plano },
      contact: { email: 'ada@example.com', phoneNumber: '2145550123' },
      means: { method: 'payment-account', orderRequestId: '7102', payerId: 'PAYER-1', ...keep },
    });

  it('[P-53] keeps the account first, and sells by the payer’s consent', async () => {
    const consent = {
      id: '7105',
      status: 'ACTIVE',
      agreementInformation: { transactionId: 'B-1' },
    };
    for (const [body, kind] of [
      [{ status: 'COMPLETED' }, 'approved'],
      [{ status: 'DECLINED' }, 'declined'],
      [{ status: 'NEW_THING' }, 'unknown'],
    ] as const) {
      party.answer(created(consent), created(sale(body)));
      expect(await sold({ keepOf: '7101' })).toMatchObject({
        kind,
        savedAccount: { agreementId: 'B-1' },
      });
      expect(party.asked).toMatchObject([
        {
          path: '/pts/v2/billing-agreements/7101',
          body: {
            processingInformation: { actionList: ['BILLING_AGREEMENT_CREATE'] },
            paymentInformation: { paymentType: { method: { name: 'PAYPAL' } } },
          },
        },
        {
          path: '/pts/v2/payments',
          body: {
            processingInformation: { actionList: ['AP_SALE'] },
            agreementInformation: { id: 'B-1' },
          },
        },
      ]);
    }
  });

  it.each([
    ['refused', { status: 400, body: { reason: 'INVALID_DATA' } }],
    ['lost', { status: 502, body: '' }],
    ['not there', { status: 201, body: { status: 'FAILED' } }],
    ['without a name', { status: 201, body: { status: 'ACTIVE' } }],
  ])('[P-53] a consent that is %s keeps nobody from paying the order', async (_, consent) => {
    party.answer(consent, created(sale({ status: 'COMPLETED' })));
    const decision = await sold({ keepOf: '7101' });
    expect(decision).toMatchObject({ kind: 'approved' });
    expect('savedAccount' in decision).toBe(false);
    expect(party.asked[1]?.body).toMatchObject({ processingInformation: { intentsId: '7102' } });
  });

  const gone = {
    reason: 'INVALID_DATA',
    details: [{ field: 'id', reason: 'AGREEMENT_NOT_FOUND' }],
  };
  it.each([
    [201, { status: 'REVOKED' }, 'done'],
    [201, { status: 'INACTIVE' }, 'done'],
    [201, { status: 'ACTIVE' }, 'refused'],
    [201, '<html>', 'refused'],
    [404, {}, 'done'],
    [400, gone, 'done'],
    [400, {}, 'refused'],
    [502, {}, 'unknown'],
  ] as const)('[P-53] a consent that is ended with %s and %o is %s', async (status, body, kind) => {
    party.answer({ status, body });
    expect(await party.gateway.forgetAccount('B-1')).toMatchObject({ kind });
    expect(party.asked[0]).toMatchObject({
      path: '/pts/v2/billing-agreements/B-1',
      body: { processingInformation: { actionList: ['CANCEL_AGREEMENT'] } },
    });
  });
});
