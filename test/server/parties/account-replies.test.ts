import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import {
  type AnsweringGateway,
  answeringGateway,
  created,
} from '#test/server/parties/answering-gateway.ts';
import { plano } from '#test/server/setup/till/drafts.ts';

/** Answers in the shapes the real gateway documents for PayPal, written for these tests. */
const session = {
  _links: { self: { method: 'GET', href: '/pts/v2/payment-references/7101' } },
  id: '7101',
  submitTimeUtc: '2026-11-21T12:00:00Z',
  status: 'CREATED',
  reconciliationId: 'R1',
  clientReferenceInformation: { code: 'CRN-1' },
  processorInformation: {
    transactionId: 'EC-1',
    paymentUrl: 'https://www.sandbox.paypal.com/checkoutnow?token=EC-1',
    responseDetails: 'SUCCESS',
  },
  aFieldOfNextYear: {},
};
const status = {
  id: '7101',
  // As long as it can be sold: approved is a session that has a payer.
  status: 'CREATED',
  paymentInformation: { eWallet: { accountId: 'PAYER-1', status: 'VERIFIED' } },
  orderInformation: {
    billTo: { email: 'olive@example.com', firstName: 'Olive', lastName: 'Kane' },
    shipTo: {
      ...{ firstName: 'Olive', lastName: 'Kane', address1: '5800 Legacy Dr', locality: 'Plano' },
      ...{ administrativeArea: 'TX', postalCode: '75024', country: 'US' },
    },
  },
};
const intent = {
  id: '7102',
  status: 'CREATED',
  processorInformation: { transactionId: 'ORD-1' },
};
const sale = (changes: object) => ({
  id: '7103',
  submitTimeUtc: '2026-11-21T12:00:00Z',
  processorInformation: { transactionId: 'TX-1', sellerProtection: { eligibility: 'ELIGIBLE' } },
  ...changes,
});

describe('the gateway client and the real replies about PayPal', () => {
  let party: AnsweringGateway;
  beforeAll(async () => {
    party = await answeringGateway();
  });
  afterAll(() => party.close());

  const request = {
    reference: 'CRN-1',
    amount: 1388 as Cents,
    lines: [{ name: 'Chips', quantity: 2, unitPrice: 429 as Cents, total: 858 as Cents }],
    shipping: plano,
    language: 'es' as const,
    successUrl: 'https://shop.example/checkout/payment?paypal=return',
    cancelUrl: 'https://shop.example/checkout/payment?paypal=cancel',
    keep: true,
  };

  it('[P-53] opens a session', async () => {
    party.answer(created(session));
    expect(await party.gateway.openAccountSession(request)).toEqual({
      kind: 'opened',
      sessionId: '7101',
      paymentId: 'EC-1',
      redirectUrl: 'https://www.sandbox.paypal.com/checkoutnow?token=EC-1',
    });
    expect(party.asked[0]).toMatchObject({
      path: '/pts/v2/payment-references',
      body: {
        clientReferenceInformation: { code: 'CRN-1' },
        processingInformation: { actionList: ['AP_SESSIONS'] },
        paymentInformation: { paymentType: { name: 'EWALLET', method: { name: 'PAYPAL' } } },
        orderInformation: {
          amountDetails: { totalAmount: '13.88', currency: 'USD' },
          shipTo: { locality: 'Plano', country: 'US' },
        },
        merchantInformation: { successUrl: request.successUrl, cancelUrl: request.cancelUrl },
        buyerInformation: { language: 'es-US' },
        agreementInformation: { indicator: 'true' },
      },
    });
  });

  it.each([
    ['a failed session', created({ ...session, status: 'FAILED' }), 'unknown'],
    ['a session without a page', created({ ...session, processorInformation: {} }), 'unknown'],
    ['a refusal', { status: 400, body: { reason: 'INVALID_DATA' } }, 'refused'],
    ['a page of a proxy', created('<html>'), 'unknown'],
    ['trouble', { status: 502, body: '' }, 'unknown'],
  ] as const)('[P-53] takes %s for no session', async (_, reply, kind) => {
    party.answer(reply);
    expect(await party.gateway.openAccountSession(request)).toMatchObject({ kind });
  });

  it('[P-53] reads who approved, and an address of another country as none of ours', async () => {
    party.answer(created(status));
    expect(await party.gateway.accountStatus('7101', 'CRN-1')).toEqual({
      kind: 'standing',
      isApproved: true,
      payer: {
        ...{ payerId: 'PAYER-1', email: 'olive@example.com' },
        ...{ firstName: 'Olive', lastName: 'Kane' },
        shipping: { ...plano, firstName: 'Olive', lastName: 'Kane', address: '5800 Legacy Dr' },
      },
    });
    const { orderInformation } = status;
    const abroad = { ...orderInformation, shipTo: { ...orderInformation.shipTo, country: 'DE' } };
    party.answer(
      created({ ...status, orderInformation: abroad }),
      created({ id: '1', status: 'CREATED' }),
    );
    expect(await party.gateway.accountStatus('7101', 'CRN-1')).toMatchObject({
      payer: { shipping: { state: '' } },
    });
    expect(await party.gateway.accountStatus('7101', 'CRN-1')).toEqual({
      kind: 'standing',
      isApproved: false,
    });
  });

  it('[P-53] makes an order that can be sold, and none of what cannot', async () => {
    const order = {
      sessionId: '7101',
      reference: 'CRN-1',
      payerId: 'PAYER-1',
      amount: 1388 as Cents,
    };
    party.answer(created(intent), created({ ...intent, status: 'PAYER_ACTION_REQUIRED' }));
    expect(await party.gateway.createAccountOrder(order)).toEqual({
      kind: 'created',
      orderId: 'ORD-1',
      orderRequestId: '7102',
    });
    expect(party.asked[0]?.path).toBe('/pts/v2/payment-references/7101/intents');
    expect(await party.gateway.createAccountOrder(order)).toMatchObject({ kind: 'refused' });
  });

  const sold = () =>
    party.gateway.authorize({
      ...{ reference: 'CRN-1', transactionId: 'T1', amount: 1388 as Cents, lines: request.lines },
      ...{ billing: plano, shipping: plano },
      contact: { email: 'ada@example.com', phoneNumber: '2145550123' },
      means: { method: 'payment-account', orderRequestId: '7102', payerId: 'PAYER-1' },
    });

  it.each([
    ['a completed sale', sale({ status: 'COMPLETED' }), { kind: 'approved', captured: true }],
    ['a settled sale', sale({ status: 'SETTLED' }), { kind: 'approved', captured: true }],
    ['a pending sale', sale({ status: 'PENDING' }), { kind: 'pending', gatewayId: '7103' }],
    [
      'a declined funding source',
      sale({ status: 'DECLINED', errorInformation: { reason: 'INSTRUMENT_DECLINED' } }),
      { kind: 'declined', reason: 'INSTRUMENT_DECLINED' },
    ],
    ['a failed sale', sale({ status: 'FAILED' }), { kind: 'declined', reason: 'FAILED' }],
  ] as const)('[P-53] reads %s', async (_, body, decision) => {
    party.answer(created(body));
    expect(await sold()).toMatchObject(decision);
  });

  it('[P-53] sells the order its payer approved', async () => {
    party.answer(created(sale({ status: 'COMPLETED' })));
    await sold();
    expect(party.asked).toMatchObject([
      {
        path: '/pts/v2/payments',
        body: {
          clientReferenceInformation: { code: 'CRN-1', transactionId: 'T1' },
          processingInformation: { actionList: ['AP_SALE'], intentsId: '7102' },
          paymentInformation: {
            paymentType: { name: 'EWALLET', method: { name: 'PAYPAL' } },
            eWallet: { accountId: 'PAYER-1' },
          },
        },
      },
    ]);
  });
});
