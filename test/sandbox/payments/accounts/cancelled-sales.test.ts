import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountMerchant, refusal } from '#test/sandbox/payments/accounts/account-merchant.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

const minute = 60_000;

let under: GatewayUnderTest;
let paypal: ReturnType<typeof accountMerchant>;
beforeEach(async () => {
  under = await gatewayUnderTest({ frameKeyPool: 0 });
  paypal = accountMerchant(() => under);
});
afterEach(() => under.stop());

const sold = async (person: string, transactionId = 'T1') => {
  const { orderRequestId, payerId } = await paypal.ordered(person);
  const reply = await paypal.sale({
    orderRequestId,
    payerId,
    transactionId,
    code: `CRN-${transactionId}`,
  });
  return String(reply.at('id'));
};
const cancel = (
  id: string,
  {
    transactionId = 'T1V',
    actionList = ['AP_CANCEL'],
  }: { transactionId?: string; actionList?: readonly string[] } = {},
) =>
  paypal.post(`/pts/v2/payments/${id}/voids`, {
    clientReferenceInformation: { code: 'CRN-T1', transactionId },
    processingInformation: { actionList },
  });
const decide = (decision: 'complete' | 'decline') =>
  under.call('/sandbox/pending-sales', { method: 'POST', body: JSON.stringify({ decision }) });
const notVoidable = [400, 'NOT_VOIDABLE', undefined, undefined];

describe('a sale that the merchant cancels', () => {
  it('[P-31] never completes while it was pending; a search tells both by their code', async () => {
    const id = await sold('buyer-pending');
    const reply = await cancel(id);
    expect([reply.status, reply.at('status')]).toEqual([201, 'VOIDED']);
    paypal.advance(6 * minute);
    expect((await paypal.status(id)).at('status')).toBe('FAILED');
    expect((await decide('complete')).status).toBe(404);
    const search = await paypal.post('/tss/v2/searches', {
      query: 'clientReferenceInformation.code:CRN-T1',
    });
    expect(search.at('_embedded.transactionSummaries')).toMatchObject([
      { id, applicationInformation: { applications: [{ name: 'ics_ap_sale' }] } },
      { applicationInformation: { applications: [{ name: 'ics_ap_cancel', rCode: '1' }] } },
    ]);
  });

  it('[P-52] is refused once its bank has decided, also by the clock', async () => {
    const paid = await sold('buyer-ok');
    expect(refusal(await cancel(paid))).toEqual(notVoidable);
    for (const decision of ['complete', 'decline'] as const) {
      const id = await sold('buyer-pending', `T-${decision}`);
      await decide(decision);
      expect(refusal(await cancel(id, { transactionId: `V-${decision}` }))).toEqual(notVoidable);
    }
    const late = await sold('buyer-pending', 'T-late');
    paypal.advance(5 * minute);
    expect(refusal(await cancel(late, { transactionId: 'V-late' }))).toEqual(notVoidable);
    expect((await paypal.status(late)).at('status')).toBe('COMPLETED');
  });

  it('is cancelled once: by the same id it is a duplicate, by another it is not voidable', async () => {
    const id = await sold('buyer-pending');
    await cancel(id);
    expect(refusal(await cancel(id))[1]).toBe('DUPLICATE_REQUEST');
    expect(refusal(await cancel(id, { transactionId: 'other' }))).toEqual(notVoidable);
    expect(await under.ledger('void')).toHaveLength(1);
  });

  it('is asked for by its own action, and by no other', async () => {
    const id = await sold('buyer-pending');
    const field = 'processingInformation.actionList';
    const wrong = [400, 'INVALID_DATA', field, 'INVALID_DATA'];
    expect(refusal(await cancel(id, { actionList: ['AP_SALE'] }))).toEqual(wrong);
    const plain = await paypal.post(`/pts/v2/payments/${id}/voids`, {
      clientReferenceInformation: { code: 'plain' },
    });
    expect(refusal(plain)).toEqual(wrong);
    expect(refusal(await cancel('12345'))).toEqual([
      404,
      'INVALID_PAYMENT_ID',
      undefined,
      undefined,
    ]);
    expect((await paypal.status(id)).at('status')).toBe('PENDING');
  });
});
