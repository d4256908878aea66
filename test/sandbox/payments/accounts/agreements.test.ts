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

const asking = { body: { agreementInformation: { type: 'MERCHANT_INITIATED' } } };
const kept = async (person = 'buyer-ok') => {
  const { orderRequestId, payerId } = await paypal.ordered(person, asking);
  const reply = await paypal.sale({ orderRequestId, payerId, keep: true });
  return { reply, payerId, id: String(reply.at('agreementInformation.id')) };
};
const pay = (id: string, body: object = {}, payerId?: string) =>
  paypal.sale({
    body: { agreementInformation: { id }, ...body },
    ...(payerId !== undefined && { payerId }),
  });

describe('a kept PayPal account', () => {
  it('comes of a sale whose payer was asked, and pays without an approval', async () => {
    const { reply, id, payerId } = await kept();
    expect(reply.at('status')).toBe('COMPLETED');
    expect(id).toMatch(/^B-[0-9A-Z]{17}$/);
    for (const named of [undefined, payerId]) {
      const sale = await pay(id, {}, named);
      expect([sale.at('status'), sale.at('paymentInformation.eWallet.accountId')]).toEqual([
        'COMPLETED',
        payerId,
      ]);
    }
  });

  it('is not made by a sale that was declined or did not ask', async () => {
    const before = (await under.ledger('account-agreement')).length;
    const { reply } = await kept('buyer-declined');
    expect([reply.at('status'), reply.at('agreementInformation')]).toEqual(['DECLINED', undefined]);
    const ordered = await paypal.ordered('buyer-ok', asking);
    const plain = await paypal.sale(ordered);
    expect((await under.ledger('account-agreement')).length).toBe(before);
    expect([plain.at('status'), plain.at('agreementInformation')]).toEqual([
      'COMPLETED',
      undefined,
    ]);
  });

  it('goes on being pending where its payer always is', async () => {
    const { reply, id } = await kept('buyer-pending');
    expect(reply.at('status')).toBe('PENDING');
    expect((await pay(id)).at('status')).toBe('PENDING');
  });

  it('pays for its own payer only, and not together with an order', async () => {
    const { id } = await kept();
    const { payerId: stranger } = await paypal.approved('buyer-slow');
    const ordered = await paypal.ordered();
    const answers = [
      await pay(id, {}, stranger),
      await pay(id, { intentsId: ordered.orderRequestId }),
      await paypal.sale({ keep: true, body: { agreementInformation: { id } } }),
      await pay('B-00000000000000000'),
    ];
    expect(answers.map(refusal)).toEqual([
      [400, 'INVALID_DATA', 'paymentInformation.eWallet.accountId', 'PAYER_MISMATCH'],
      [400, 'INVALID_DATA', 'intentsId', 'NOT_WITH_AN_AGREEMENT'],
      [400, 'INVALID_DATA', 'processingInformation.actionList', 'NOT_WITH_AN_AGREEMENT'],
      [400, 'INVALID_DATA', 'agreementInformation.id', 'AGREEMENT_NOT_FOUND'],
    ]);
  });

  it('pays no more once it is removed; removing it again finds nothing', async () => {
    const { id } = await kept();
    expect((await paypal.forget(id)).status).toBe(204);
    expect((await pay(id)).at('details.0.reason')).toBe('AGREEMENT_NOT_FOUND');
    expect((await paypal.forget(id)).status).toBe(404);
  });
});
