import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMerchant, refusal } from '#test/sandbox/payments/accounts/account-merchant.ts';
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

const payerField = 'paymentInformation.eWallet.accountId';
const amountField = 'orderInformation.amountDetails.totalAmount';

describe('a PayPal order of the gateway', () => {
  it('[P-39] is made of an approved session, by its payer', async () => {
    const { order, orderRequestId } = await paypal.ordered();
    expect([order.status, order.at('status')]).toEqual([201, 'CREATED']);
    expect(order.at('processorInformation.transactionId')).toMatch(/^[0-9A-Z]{17}$/);
    expect((await paypal.status(orderRequestId)).at('status')).toBe('APPROVED');
  });

  it('[P-42] is refused without an approval, for another payer and for no session', async () => {
    const session = await paypal.open();
    const { sessionId } = await paypal.approved();
    const { payerId } = await paypal.approved('buyer-slow');
    expect(refusal(await paypal.order(session.at('id'), payerId))).toEqual([
      400,
      'INVALID_DATA',
      'id',
      'ORDER_NOT_APPROVED',
    ]);
    expect(refusal(await paypal.order(sessionId, payerId))).toEqual([
      400,
      'INVALID_DATA',
      payerField,
      'PAYER_MISMATCH',
    ]);
    expect(refusal(await paypal.order('1', payerId))).toEqual([
      400,
      'INVALID_DATA',
      'id',
      'SESSION_NOT_FOUND',
    ]);
  });

  it.each([
    // 115 % of what was approved …
    ['20.00', '23.00', '23.01'],
    ['0.07', '0.08', '0.09'],
    ['500.00', '575.00', '575.01'],
    // … but at most $75.00 more.
    ['1000.00', '1075.00', '1075.01'],
  ])('[P-28] of an approval for $%s takes $%s and refuses $%s', async (approved, most, more) => {
    const { sessionId, payerId } = await paypal.approved('buyer-ok', { totalAmount: approved });
    const refused = await paypal.order(sessionId, payerId, { totalAmount: more });
    expect(refusal(refused)).toEqual([
      400,
      'INVALID_AMOUNT',
      amountField,
      'EXCEEDS_APPROVED_AMOUNT',
    ]);
    for (const totalAmount of [most, '0.01']) {
      expect((await paypal.order(sessionId, payerId, { totalAmount })).status).toBe(201);
    }
  });

  it('[P-45] ends when another order of its session is sold', async () => {
    const { sessionId, payerId, orderRequestId } = await paypal.ordered();
    const other = await paypal.order(sessionId, payerId);
    expect((await paypal.sale({ orderRequestId, payerId })).at('status')).toBe('COMPLETED');
    expect((await paypal.status(other.at('id'))).at('status')).toBe('VOIDED');
    expect((await paypal.status(orderRequestId)).at('status')).toBe('COMPLETED');
    const sold = await paypal.sale({ orderRequestId: String(other.at('id')), payerId });
    expect(refusal(sold)).toEqual([
      400,
      'INVALID_DATA',
      'processingInformation.intentsId',
      'ORDER_ALREADY_CAPTURED',
    ]);
    expect(refusal(await paypal.order(sessionId, payerId))).toEqual([
      400,
      'INVALID_DATA',
      'id',
      'ORDER_ALREADY_CAPTURED',
    ]);
  });
});
