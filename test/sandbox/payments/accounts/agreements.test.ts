import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMerchant, refusal } from '#test/sandbox/payments/accounts/account-merchant.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest({ frameKeyPool: 0 });
});
afterAll(() => under.stop());
const paypal = accountMerchant(() => under);

const asking = { body: { agreementInformation: { indicator: 'true' } } };
const pay = (id: string, payerId?: string, orderRequestId?: string) =>
  paypal.sale({
    body: { agreementInformation: { id } },
    ...(payerId !== undefined && { payerId }),
    ...(orderRequestId !== undefined && { orderRequestId }),
  });

describe('a kept PayPal account', () => {
  it('comes of a session whose payer was asked, and pays without an approval', async () => {
    const { reply, id, payerId, sessionId } = await paypal.kept();
    expect(id).toMatch(/^B-[0-9A-Z]{17}$/);
    expect([reply.at('status'), reply.at('agreementInformation')]).toEqual([
      'COMPLETED',
      undefined,
    ]);
    expect((await paypal.status(sessionId)).at('status')).toBe('COMPLETED');
    for (const named of [undefined, payerId]) {
      const sale = await pay(id, named);
      expect([sale.at('status'), sale.at('paymentInformation.eWallet.accountId')]).toEqual([
        'COMPLETED',
        payerId,
      ]);
    }
  });

  it('[P-42] is not made without the payer’s word: not asked, not approved, used up', async () => {
    const before = (await under.ledger('account-agreement')).length;
    const unasked = await paypal.approved();
    const waiting = await paypal.open(asking);
    const sold = await paypal.ordered('buyer-ok', asking);
    await paypal.sale(sold);
    const answers = [
      await paypal.consent(unasked.sessionId),
      await paypal.consent(waiting.at('id')),
      await paypal.consent(sold.sessionId),
      await paypal.consent('1'),
    ];
    expect(answers.map(refusal)).toEqual([
      [400, 'INVALID_DATA', 'processingInformation.actionList', 'AGREEMENT_NOT_APPROVED'],
      [400, 'INVALID_DATA', 'id', 'ORDER_NOT_APPROVED'],
      [400, 'INVALID_DATA', 'id', 'ORDER_ALREADY_CAPTURED'],
      [400, 'INVALID_DATA', 'id', 'SESSION_NOT_FOUND'],
    ]);
    expect((await under.ledger('account-agreement')).length).toBe(before);
  });

  it('[P-45] is declined once where its payer’s funding source is, and the approval is used up', async () => {
    const { reply, id, sessionId } = await paypal.kept('buyer-declined');
    expect(reply.at('errorInformation.reason')).toBe('INSTRUMENT_DECLINED');
    expect((await paypal.status(sessionId)).at('status')).toBe('PAYER_ACTION_REQUIRED');
    expect((await pay(id)).at('status')).toBe('COMPLETED');
  });

  it('goes on being pending where its payer always is', async () => {
    const { reply, id } = await paypal.kept('buyer-pending');
    expect(reply.at('status')).toBe('PENDING');
    expect((await pay(id)).at('status')).toBe('PENDING');
  });

  it('pays for its own payer only, and not together with an order', async () => {
    const { id } = await paypal.kept();
    const { payerId: stranger } = await paypal.approved('buyer-slow');
    const ordered = await paypal.ordered();
    const answers = [
      await pay(id, stranger),
      await pay(id, undefined, ordered.orderRequestId),
      await pay('B-00000000000000000'),
    ];
    expect(answers.map(refusal)).toEqual([
      [400, 'INVALID_DATA', 'paymentInformation.eWallet.accountId', 'PAYER_MISMATCH'],
      [400, 'INVALID_DATA', 'processingInformation.intentsId', 'NOT_WITH_AN_AGREEMENT'],
      [400, 'INVALID_DATA', 'agreementInformation.id', 'AGREEMENT_NOT_FOUND'],
    ]);
  });

  it('pays no more once it is ended; ending it again finds nothing', async () => {
    const { id } = await paypal.kept();
    expect((await paypal.forget(id)).at('status')).toBe('REVOKED');
    expect((await pay(id)).at('details.0.reason')).toBe('AGREEMENT_NOT_FOUND');
    expect((await paypal.forget(id)).at('details.0.reason')).toBe('AGREEMENT_NOT_FOUND');
  });
});
