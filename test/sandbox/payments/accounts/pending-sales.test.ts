import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountMerchant } from '#test/sandbox/payments/accounts/account-merchant.ts';
import { settlement } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
let paypal: ReturnType<typeof accountMerchant>;
beforeEach(async () => {
  under = await gatewayUnderTest({ frameKeyPool: 0 });
  paypal = accountMerchant(() => under);
});
afterEach(() => under.stop());

const sold = async (person: string, names: { code?: string; transactionId?: string } = {}) => {
  const { orderRequestId, payerId, sessionId } = await paypal.ordered(person);
  const reply = await paypal.sale({ orderRequestId, payerId, ...names });
  expect([reply.status, reply.at('status')]).toEqual([201, 'PENDING']);
  return { id: String(reply.at('id')), sessionId, orderRequestId };
};
const statusOf = async (id: string) => (await paypal.status(id)).at('status');
const steer = (method: 'POST' | 'PUT', body: object) =>
  under.call('/sandbox/pending-sales', { method, body: JSON.stringify(body) });
const waiting = async () => (await under.call('/sandbox/pending-sales')).at('waiting');
const refund = (id: string, amount: string) =>
  paypal.post(`/pts/v2/payments/${id}/refunds`, settlement('refund', amount));
const minute = 60_000;

describe('a pending sale', () => {
  it.each([
    ['buyer-pending', 'COMPLETED', undefined],
    ['buyer-pending-declined', 'DECLINED', 'TRANSACTION_REFUSED'],
  ])('[P-45] of %s ends %s with the third question about it', async (person, end, reason) => {
    const { id, sessionId, orderRequestId } = await sold(person);
    expect([await statusOf(id), await statusOf(id)]).toEqual(['PENDING', 'PENDING']);
    const third = await paypal.status(id);
    expect([third.at('status'), third.at('errorInformation.reason')]).toEqual([end, reason]);
    expect([await statusOf(id), await statusOf(sessionId)]).toEqual([end, end]);
    expect(await statusOf(orderRequestId)).toBe(end === 'COMPLETED' ? 'COMPLETED' : 'VOIDED');
  });

  it('[P-45] ends by the clock when nobody asks', async () => {
    const { id } = await sold('buyer-pending-declined', { code: 'by-clock' });
    paypal.advance(5 * minute - 1);
    expect(await statusOf(id)).toBe('PENDING');
    paypal.advance(1);
    expect(await statusOf(id)).toBe('DECLINED');
  });

  it('[P-45] is in the books as it was answered, however it ended', async () => {
    const { id } = await sold('buyer-pending-declined', { code: 'by-search' });
    paypal.advance(5 * minute);
    expect(await statusOf(id)).toBe('DECLINED');
    const hits = await paypal.hits('by-search');
    expect(hits.at('_embedded.transactionSummaries.0.applicationInformation')).toMatchObject({
      rCode: '1',
      applications: [{ name: 'ics_ap_sale', rCode: '1', reasonCode: '100' }],
    });
  });

  it('[P-45] ends as a tester decides, one order or all', async () => {
    const first = await sold('buyer-pending', { code: 'first' });
    const second = await sold('buyer-pending-declined', { code: 'second' });
    expect(await waiting()).toMatchObject([
      { reference: 'first', person: 'buyer-pending', amountCents: 4000 },
      { reference: 'second', person: 'buyer-pending-declined' },
    ]);
    const decided = await steer('POST', { decision: 'decline', reference: 'first' });
    expect(decided.at('decided.0.reference')).toBe('first');
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['DECLINED', 'PENDING']);
    await steer('POST', { decision: 'complete' });
    expect(await statusOf(second.id)).toBe('COMPLETED');
    expect(await waiting()).toEqual([]);
    expect((await steer('POST', { decision: 'complete' })).status).toBe(404);
    expect((await steer('POST', { decision: 'maybe' })).status).toBe(400);
  });

  it('[P-45] waits for as many questions as a tester sets, until the reset', async () => {
    const { id } = await sold('buyer-pending');
    await steer('PUT', { questions: 5 });
    const seen = [];
    for (let question = 0; question < 5; question += 1) seen.push(await statusOf(id));
    expect(seen).toEqual(['PENDING', 'PENDING', 'PENDING', 'PENDING', 'COMPLETED']);
    await under.call('/sandbox/reset', { method: 'POST' });
    expect((await under.call('/sandbox/pending-sales')).at('questions')).toBe(3);
  });

  it('[P-52] is refunded only once it is paid', async () => {
    const { id } = await sold('buyer-pending');
    expect((await refund(id, '1.00')).at('reason')).toBe('MISSING_AUTH');
    await steer('POST', { decision: 'complete' });
    expect((await refund(id, '40.00')).status).toBe(201);
  });

  it('[P-31] that was undone never completes', async () => {
    const { id, sessionId } = await sold('buyer-pending', { transactionId: 'undone' });
    const ids = { clientReferenceInformation: { transactionId: 'undone' } };
    expect((await paypal.post('/pts/v2/voids', ids)).at('status')).toBe('VOIDED');
    expect(await waiting()).toEqual([]);
    paypal.advance(6 * minute);
    expect([await statusOf(id), await statusOf(sessionId)]).toEqual(['FAILED', 'FAILED']);
    expect((await refund(id, '1.00')).at('reason')).toBe('MISSING_AUTH');
  });

  it('[P-45] keeps its order from being sold again, also when it is declined', async () => {
    const { orderRequestId, payerId } = await paypal.ordered('buyer-pending-declined');
    const sale = await paypal.sale({ orderRequestId, payerId });
    const again = async () =>
      (await paypal.sale({ orderRequestId, payerId })).at('details.0.reason');
    expect(await again()).toBe('ORDER_ALREADY_CAPTURED');
    await steer('POST', { decision: 'decline' });
    expect(await statusOf(String(sale.at('id')))).toBe('DECLINED');
    expect(await again()).toBe('TRANSACTION_REFUSED');
  });
});
