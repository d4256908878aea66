import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMerchant, refusal } from '#test/sandbox/payments/accounts/account-merchant.ts';
import { settlement } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterAll(() => under.stop());
const paypal = accountMerchant(() => under);

const amountField = 'orderInformation.amountDetails.totalAmount';
const orderField = 'processingInformation.intentsId';
const payerField = 'paymentInformation.eWallet.accountId';

const sold = async (person = 'buyer-ok', transactionId?: string) => {
  const { orderRequestId, payerId, sessionId } = await paypal.ordered(person);
  const reply = await paypal.sale({
    orderRequestId,
    payerId,
    ...(transactionId !== undefined && { transactionId, code: transactionId }),
  });
  return { reply, id: String(reply.at('id')), sessionId, orderRequestId, payerId };
};
const refund = (id: string, amount: string) =>
  paypal.post(`/pts/v2/payments/${id}/refunds`, settlement('refund', amount));
const voidByTransactionId = (transactionId: string) =>
  paypal.post('/pts/v2/voids', { clientReferenceInformation: { transactionId } });
const found = async (code: string, place = 0) =>
  (await paypal.hits(code)).at(`_embedded.transactionSummaries.${place}`);

describe('a PayPal sale of the gateway', () => {
  it('[P-39] takes the money of an approved order', async () => {
    const { reply, sessionId, payerId } = await sold();
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      status: 'COMPLETED',
      paymentInformation: { eWallet: { accountId: payerId } },
      orderInformation: { amountDetails: { totalAmount: '40.00', currency: 'USD' } },
    });
    expect(reply.at('processorInformation.transactionId')).toMatch(/^[0-9A-Z]{17}$/);
    expect((await paypal.status(sessionId)).at('status')).toBe('COMPLETED');
    expect((await paypal.status(reply.at('id'))).body).toMatchObject({
      status: 'COMPLETED',
      paymentInformation: { eWallet: { accountId: payerId, status: 'VERIFIED' } },
    });
  });

  it('[P-23] happens once for an order, however many ask at the same time', async () => {
    const { orderRequestId, payerId } = await paypal.ordered();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => paypal.sale({ orderRequestId, payerId })),
    );
    const made = replies.filter(({ status }) => status === 201);
    expect(made.map((reply) => reply.at('status'))).toEqual(['COMPLETED']);
    const refused = new Set(
      replies
        .filter((each) => each !== made[0])
        .map(refusal)
        .map(String),
    );
    expect([...refused]).toEqual([
      '400,INVALID_DATA,processingInformation.intentsId,ORDER_ALREADY_CAPTURED',
    ]);
  });

  it('[P-42] is refused when anything it says is not what was approved', async () => {
    const { orderRequestId, payerId } = await paypal.ordered();
    const { payerId: stranger } = await paypal.approved('buyer-slow');
    const answers = [
      await paypal.sale({ orderRequestId: '1', payerId }),
      await paypal.sale({ orderRequestId, payerId: stranger }),
      await paypal.sale({ orderRequestId }),
      await paypal.sale({ payerId }),
      await paypal.sale({ orderRequestId, payerId, totalAmount: '40.01' }),
      await paypal.sale({ orderRequestId, payerId, totalAmount: '39.99' }),
    ];
    expect(answers.map(refusal)).toEqual([
      [400, 'INVALID_DATA', orderField, 'ORDER_NOT_FOUND'],
      [400, 'INVALID_DATA', payerField, 'PAYER_MISMATCH'],
      [400, 'MISSING_FIELD', payerField, 'MISSING_FIELD'],
      [400, 'MISSING_FIELD', orderField, 'MISSING_FIELD'],
      [400, 'INVALID_AMOUNT', amountField, 'AMOUNT_MISMATCH'],
      [400, 'INVALID_AMOUNT', amountField, 'AMOUNT_MISMATCH'],
    ]);
    expect((await paypal.sale({ orderRequestId, payerId })).at('status')).toBe('COMPLETED');
  });

  it('[P-40] is refused 30 minutes after the approval', async () => {
    const { orderRequestId, payerId } = await paypal.ordered();
    paypal.advance(30 * 60_000);
    expect(refusal(await paypal.sale({ orderRequestId, payerId }))).toEqual([
      400,
      'INVALID_DATA',
      orderField,
      'SESSION_EXPIRED',
    ]);
  });

  it('[P-24] takes a reference code and a transaction id once', async () => {
    const first = await paypal.ordered();
    await paypal.sale({ ...first, code: 'one-order', transactionId: 'sale-once' });
    const second = await paypal.ordered();
    for (const wish of [{ code: 'one-order' }, { transactionId: 'sale-once' }]) {
      const again = await paypal.sale({ ...second, ...wish });
      expect([again.status, again.at('reason')]).toEqual([400, 'DUPLICATE_REQUEST']);
    }
  });
});

describe('a sale whose funding source is declined', () => {
  it('[P-45] leaves the session open for another approval, and then pays', async () => {
    const first = await sold('buyer-declined');
    expect(first.reply.body).toMatchObject({
      status: 'DECLINED',
      errorInformation: { reason: 'INSTRUMENT_DECLINED' },
    });
    const { sessionId, orderRequestId, payerId } = first;
    expect((await paypal.status(sessionId)).at('status')).toBe('PAYER_ACTION_REQUIRED');
    expect((await paypal.status(orderRequestId)).at('status')).toBe('PAYER_ACTION_REQUIRED');
    const early = await paypal.sale({ orderRequestId, payerId });
    expect(refusal(early)).toEqual([400, 'INVALID_DATA', orderField, 'PAYER_ACTION_REQUIRED']);
    expect((await paypal.order(sessionId, payerId)).at('details.0.reason')).toBe(
      'PAYER_ACTION_REQUIRED',
    );
    const paymentId = (await paypal.status(sessionId)).at('processorInformation.transactionId');
    expect(await paypal.approve(paymentId, 'buyer-declined')).toBe(payerId);
    expect((await paypal.status(sessionId)).at('status')).toBe('CREATED');
    const second = await paypal.sale({ orderRequestId, payerId });
    expect(second.at('status')).toBe('COMPLETED');
  });

  it('[P-42] does not sell the order of one payer after another has approved', async () => {
    const { sessionId, orderRequestId, payerId } = await sold('buyer-declined');
    const paymentId = (await paypal.status(sessionId)).at('processorInformation.transactionId');
    const other = await paypal.approve(paymentId, 'buyer-ok');
    for (const claimed of [payerId, other]) {
      const refused = await paypal.sale({ orderRequestId, payerId: claimed });
      expect(refusal(refused)).toEqual([400, 'INVALID_DATA', payerField, 'PAYER_MISMATCH']);
    }
    expect((await paypal.status(orderRequestId)).at('status')).toBe('VOIDED');
    const own = await paypal.order(sessionId, other);
    const sale = await paypal.sale({ orderRequestId: String(own.at('id')), payerId: other });
    expect(sale.at('status')).toBe('COMPLETED');
  });

  it('[P-45] has nothing to refund, to void or to capture', async () => {
    const { id } = await sold('buyer-declined', 'declined-sale');
    expect((await refund(id, '1.00')).at('reason')).toBe('MISSING_AUTH');
    expect((await voidByTransactionId('declined-sale')).at('reason')).toBe('NOT_VOIDABLE');
  });
});

describe('a completed sale', () => {
  it('[P-52] is refunded in parts, never above what was paid', async () => {
    const { id } = await sold();
    expect((await refund(id, '15.00')).at('status')).toBe('PENDING');
    expect((await refund(id, '25.01')).at('reason')).toBe('INVALID_AMOUNT');
    expect((await refund(id, '25.00')).status).toBe(201);
    expect((await refund(id, '0.01')).at('reason')).toBe('INVALID_AMOUNT');
  });

  it('[P-32] is found by its reference code with all that was done', async () => {
    const { id } = await sold('buyer-ok', 'find-sale');
    const back = await paypal.post(
      `/pts/v2/payments/${id}/refunds`,
      settlement('find-sale', '5.00', 'find-refund'),
    );
    expect(await found('find-sale')).toMatchObject({
      id,
      clientReferenceInformation: { code: 'find-sale' },
      orderInformation: { amountDetails: { totalAmount: '40.00' } },
      applicationInformation: { rCode: '1', applications: [{ name: 'ics_ap_sale', rCode: '1' }] },
    });
    expect(await found('find-sale', 1)).toMatchObject({
      id: back.at('id'),
      orderInformation: { amountDetails: { totalAmount: '5.00' } },
      applicationInformation: { applications: [{ name: 'ics_ap_refund', rCode: '1' }] },
    });
  });

  it('[P-31] is undone by its transaction id, once, and cannot be sold again', async () => {
    const { id, sessionId, orderRequestId, payerId } = await sold('buyer-ok', 'lost-sale');
    const undone = await voidByTransactionId('lost-sale');
    expect([undone.at('status'), undone.at('voidAmountDetails.voidAmount')]).toEqual([
      'VOIDED',
      '40.00',
    ]);
    expect((await voidByTransactionId('lost-sale')).at('reason')).toBe('NOT_VOIDABLE');
    expect((await refund(id, '1.00')).at('reason')).toBe('MISSING_AUTH');
    expect(await found('lost-sale', 1)).toMatchObject({
      applicationInformation: { applications: [{ name: 'ics_void' }] },
    });
    expect((await paypal.status(id)).at('status')).toBe('FAILED');
    expect((await paypal.status(sessionId)).at('status')).toBe('FAILED');
    expect((await paypal.sale({ orderRequestId, payerId })).status).toBe(400);
  });

  it('[P-31] is refused when its time-out void came first', async () => {
    expect((await voidByTransactionId('void-first')).at('reason')).toBe('INVALID_DATA');
    const { orderRequestId, payerId } = await paypal.ordered();
    const late = await paypal.sale({ orderRequestId, payerId, transactionId: 'void-first' });
    expect(late.at('reason')).toBe('DUPLICATE_REQUEST');
  });

  it('[P-52] has no authorisation to capture or to reverse', async () => {
    const { id } = await sold();
    const path = (what: string) => `/pts/v2/payments/${id}/${what}`;
    expect((await paypal.post(path('captures'), settlement('x', '1.00'))).at('reason')).toBe(
      'MISSING_AUTH',
    );
    expect((await paypal.post(path('reversals'), settlement('x', '1.00'))).at('reason')).toBe(
      'MISSING_AUTH',
    );
  });
});
