import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMerchant, refusal } from '#test/sandbox/payments/accounts/account-merchant.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
  shopOrigin,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest({
    targetOrigins: [shopOrigin, 'https://shop.example', 'http://plain.example'],
  });
});
afterAll(() => under.stop());
const paypal = accountMerchant(() => under);

const minute = 60_000;

describe('a PayPal session of the gateway', () => {
  it('[P-39] names an approval page of its own host, in the language asked for', async () => {
    const session = await paypal.open({ code: 'named' });
    expect([session.status, session.at('status')]).toEqual([201, 'CREATED']);
    expect(session.at('id')).toMatch(/^\d{22}$/);
    expect(session.at('clientReferenceInformation.code')).toBe('named');
    const paymentId = session.at('processorInformation.transactionId');
    expect(paymentId).toMatch(/^PAYID-[0-9A-Z]{24}$/);
    expect(session.at('processorInformation.paymentUrl')).toBe(
      `${under.gateway.origin}/paypal/checkoutnow?token=${paymentId}`,
    );
    const spanish = await paypal.open({ body: { buyerInformation: { language: 'es-US' } } });
    expect(spanish.at('processorInformation.paymentUrl')).toContain('&locale=es_US');
  });

  it('[P-41] sends payers back to the merchant’s own pages only', async () => {
    const good = `${shopOrigin}/checkout/payment`;
    const refused = [
      'javascript:alert(1)',
      '//evil.example/',
      'https://evil.example/',
      `http://someone@${new URL(shopOrigin).host}/`,
      `https://${new URL(shopOrigin).host}/`,
      'http://localhost:1/',
      'http://shop.example/',
      // Registered, but readable on the way.
      'http://plain.example/',
      'data:text/html,x',
      'not an address',
    ];
    for (const address of refused) {
      for (const [field, merchantInformation] of [
        ['successUrl', { successUrl: address, cancelUrl: good }],
        ['cancelUrl', { successUrl: good, cancelUrl: address }],
      ] as const) {
        const answer = await paypal.open({ body: { merchantInformation } });
        expect([address, ...refusal(answer)]).toEqual([
          address,
          400,
          'INVALID_DATA',
          `merchantInformation.${field}`,
          'INVALID_DATA',
        ]);
      }
    }
    const https = { successUrl: 'https://shop.example/a', cancelUrl: 'https://shop.example/b' };
    expect((await paypal.open({ body: { merchantInformation: https } })).status).toBe(201);
  });

  it('[P-42] takes no other wallet, action, currency or amount, and nobody unsigned', async () => {
    const answers = [
      await paypal.open({ totalAmount: '0.00' }),
      await paypal.open({ body: { processingInformation: { actionList: ['AP_ORDER'] } } }),
      await paypal.open({ body: { merchantInformation: {} } }),
    ];
    expect(answers.map((answer) => refusal(answer).slice(0, 3))).toEqual([
      [400, 'INVALID_AMOUNT', 'orderInformation.amountDetails.totalAmount'],
      [400, 'INVALID_DATA', 'processingInformation.actionList'],
      [400, 'MISSING_FIELD', 'merchantInformation.successUrl'],
    ]);
    const method = { name: 'VENMO' };
    const venmo = { paymentType: { name: 'EWALLET', method } };
    expect((await paypal.open({ body: { paymentInformation: venmo } })).status).toBe(400);
    for (const path of [
      'payment-references',
      'refresh-payment-status/1',
      'payment-references/1/intents',
    ]) {
      const unsigned = await under.call(`/pts/v2/${path}`, { method: 'POST', body: '{}' });
      expect([path, unsigned.status]).toEqual([path, 401]);
    }
    const unsigned = await under.call('/pts/v2/billing-agreements/B-1', {
      method: 'PATCH',
      body: '{}',
    });
    expect(unsigned.status).toBe(401);
  });

  it('[P-32] takes a transaction id once, whichever request used it', async () => {
    await paypal.open({ transactionId: 'once' });
    expect((await paypal.open({ transactionId: 'once' })).at('reason')).toBe('DUPLICATE_REQUEST');
    const { sessionId, payerId } = await paypal.approved();
    const again = await paypal.order(sessionId, payerId, { transactionId: 'once' });
    expect(again.at('reason')).toBe('DUPLICATE_REQUEST');
  });

  it('[P-43] tells who pays, and where to, only once the payer has approved', async () => {
    const session = await paypal.open();
    const before = await paypal.status(session.at('id'));
    expect([before.status, before.at('status')]).toEqual([201, 'CREATED']);
    expect(before.at('paymentInformation')).toBeUndefined();
    expect(before.at('orderInformation')).toBeUndefined();
    const payerId = await paypal.approve(
      session.at('processorInformation.transactionId'),
      'buyer-hi',
    );
    const after = await paypal.status(session.at('id'));
    expect(after.body).toMatchObject({
      id: session.at('id'),
      status: 'CREATED',
      paymentInformation: { eWallet: { accountId: payerId, status: 'VERIFIED' } },
      orderInformation: {
        billTo: { email: 'buyer-hi@people.example', firstName: 'Leilani', lastName: 'Kahale' },
        shipTo: { administrativeArea: 'HI', postalCode: '96815', country: 'US' },
      },
      processorInformation: { transactionId: session.at('processorInformation.transactionId') },
    });
  });

  it('[P-43] gives back the address the merchant insisted on', async () => {
    const shipTo = {
      firstName: 'Ada',
      lastName: 'Byron',
      address1: '1 Main St',
      locality: 'Reno',
      administrativeArea: 'NV',
      postalCode: '89501',
      country: 'US',
    };
    const amountDetails = { totalAmount: '40.00', currency: 'USD' };
    const { sessionId } = await paypal.approved('buyer-hi', {
      body: { orderInformation: { amountDetails, shipTo } },
    });
    expect((await paypal.status(sessionId)).at('orderInformation.shipTo')).toEqual(shipTo);
  });

  it('[P-42] knows the same payer by the same id, and different ones apart', async () => {
    const ids = [];
    for (const person of ['buyer-ok', 'buyer-ok', 'buyer-slow']) {
      ids.push((await paypal.approved(person)).payerId);
    }
    expect(ids[0]).toMatch(/^[0-9A-F]{13}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('[P-40] ends 30 minutes after it was made, and 30 minutes after its approval', async () => {
    const session = await paypal.open();
    const { sessionId, payerId } = await paypal.approved();
    paypal.advance(30 * minute - 1);
    expect((await paypal.status(session.at('id'))).at('status')).toBe('CREATED');
    paypal.advance(1);
    expect((await paypal.status(session.at('id'))).at('status')).toBe('FAILED');
    const paymentId = session.at('processorInformation.transactionId');
    expect(await paypal.approve(paymentId, 'buyer-ok')).toBe('not approved: 410');
    expect((await paypal.status(sessionId)).at('status')).toBe('FAILED');
    const late = await paypal.order(sessionId, payerId);
    expect(refusal(late)).toEqual([400, 'INVALID_DATA', 'id', 'SESSION_EXPIRED']);
  });

  it('[P-42] that nobody opened has no status', async () => {
    const answer = await paypal.status('1234567890123456789012');
    expect(refusal(answer)).toEqual([400, 'INVALID_DATA', 'id', 'NOT_FOUND']);
  });
});
