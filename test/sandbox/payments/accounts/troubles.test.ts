import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountMerchant,
  mock,
  refusal,
} from '#test/sandbox/payments/accounts/account-merchant.ts';
import type { Answer } from '#test/sandbox/payments/gateway-under-test.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest({ frameKeyPool: 0 });
});
beforeEach(() => under.call('/sandbox/reset', { method: 'POST' }));
afterAll(() => under.stop());
const paypal = accountMerchant(() => under);

const decision = (answer: Answer) => [
  answer.status,
  answer.at('status'),
  answer.at('errorInformation.reason'),
];
const soldCount = async () => (await under.ledger('sale')).length;

describe('the header of PayPal’s negative testing', () => {
  it.each([
    ['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED'],
    ['PAYER_ACCOUNT_RESTRICTED', 'DECLINED'],
    ['TRANSACTION_REFUSED', 'DECLINED'],
  ])('[P-45] %s declines a sale, and the session is %s', async (code, session) => {
    const ordered = await paypal.ordered();
    const sale = await paypal.sale({ ...ordered, headers: mock(code) });
    expect(decision(sale)).toEqual([201, 'DECLINED', code]);
    expect((await paypal.status(ordered.sessionId)).at('status')).toBe(session);
  });

  it('[P-45] PENDING makes a sale pending', async () => {
    const sale = await paypal.sale({ ...(await paypal.ordered()), headers: mock('PENDING') });
    expect(decision(sale)).toEqual([201, 'PENDING', undefined]);
  });

  it('[P-43] fails each call by itself, and changes nothing by it', async () => {
    const server = mock('INTERNAL_SERVER_ERROR');
    const ordered = await paypal.ordered();
    const { sessionId, payerId } = ordered;
    const failed = [
      await paypal.open({ headers: server }),
      await paypal.status(sessionId, server),
      await paypal.order(sessionId, payerId, { headers: server }),
      await paypal.sale({ ...ordered, headers: server, transactionId: 'mocked' }),
    ];
    expect(failed.map((answer) => [answer.status, answer.at('reason')])).toEqual(
      Array.from({ length: 4 }, () => [502, 'SYSTEM_ERROR']),
    );
    const twice = await paypal.sale({ ...ordered, headers: mock('DUPLICATE_INVOICE_ID') });
    expect([twice.status, twice.at('reason')]).toEqual([400, 'DUPLICATE_REQUEST']);
    expect(await soldCount()).toBe(0);
    const sale = await paypal.sale({ ...ordered, transactionId: 'mocked' });
    expect(sale.at('status')).toBe('COMPLETED');
  });

  it.each(['EARTHQUAKE', '', '{"mock_application_codes":"EARTHQUAKE"}', '{}'])(
    'that nobody understands is refused: %s',
    async (text) => {
      const sale = await paypal.sale({
        ...(await paypal.ordered()),
        headers: { 'PayPal-Mock-Response': text },
      });
      expect(refusal(sale)).toEqual([400, 'INVALID_DATA', 'PayPal-Mock-Response', 'INVALID_DATA']);
    },
  );
});

describe('a fault of the payment account', () => {
  /** Asks while a fault is set; an answer that never comes is a failure of the connection. */
  const suffer = async (fault: object, ask: () => Promise<Answer>) => {
    await under.fault({ delayMs: 0, ...fault });
    return ask().then(
      (answer) => answer.status,
      () => 'cut off',
    );
  };

  it.each(['accountSession', 'accountStatus', 'accountOrder', 'accountSale'] as const)(
    '[P-32] http502 and both time-outs strike %s, which works the next time',
    async (operation) => {
      const ordered = await paypal.ordered();
      const { sessionId, payerId } = ordered;
      const asks = {
        accountSession: () => paypal.open(),
        accountStatus: () => paypal.status(sessionId),
        accountOrder: () => paypal.order(sessionId, payerId),
        accountSale: () => paypal.sale(ordered),
      };
      const ask = asks[operation];
      const seen = [];
      for (const mode of ['http502', 'timeoutBeforeCommit', 'slow']) {
        seen.push(await suffer({ operation, mode }, ask));
        if (mode === 'timeoutBeforeCommit') expect(await soldCount()).toBe(0);
      }
      expect(seen).toEqual([502, 'cut off', 201]);
      if (operation !== 'accountSale') expect((await ask()).status).toBe(201);
    },
  );

  it('[P-32] a sale whose answer is lost is in the books, and can be undone', async () => {
    const ordered = await paypal.ordered();
    const lost = await suffer({ operation: 'accountSale', mode: 'timeoutAfterCommit' }, () =>
      paypal.sale({ ...ordered, transactionId: 'lost', code: 'lost' }),
    );
    expect(lost).toBe('cut off');
    const hits = await paypal.hits('lost');
    const saleId = hits.at('_embedded.transactionSummaries.0.id');
    expect((await paypal.status(saleId)).at('status')).toBe('COMPLETED');
    const again = await paypal.sale({ ...ordered, transactionId: 'lost' });
    expect(again.at('reason')).toBe('DUPLICATE_REQUEST');
    const ids = { clientReferenceInformation: { transactionId: 'lost' } };
    expect((await paypal.post('/pts/v2/voids', ids)).at('status')).toBe('VOIDED');
  });

  it('[P-31] a slow sale is refused when its time-out void came first', async () => {
    const ordered = await paypal.ordered();
    await under.fault({ operation: 'accountSale', mode: 'slow', delayMs: 1500 });
    const slow = paypal.sale({ ...ordered, transactionId: 'overtaken' });
    // Once the fault is taken, the request is inside and waiting.
    await expect.poll(async () => (await under.call('/sandbox/faults')).at('faults')).toEqual([]);
    const ids = { clientReferenceInformation: { transactionId: 'overtaken' } };
    expect((await paypal.post('/pts/v2/voids', ids)).at('reason')).toBe('INVALID_DATA');
    expect((await slow).at('reason')).toBe('DUPLICATE_REQUEST');
    expect(await soldCount()).toBe(0);
  });

  it('[P-45] buyer-slow pays, in the end once', async () => {
    const ordered = await paypal.ordered('buyer-slow');
    const both = await Promise.all([paypal.sale(ordered), paypal.sale(ordered)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await soldCount()).toBe(1);
  });

  it('[P-32] an order whose answer is lost does not keep another from being sold', async () => {
    const { sessionId, payerId } = await paypal.approved();
    await suffer({ operation: 'accountOrder', mode: 'timeoutAfterCommit' }, () =>
      paypal.order(sessionId, payerId),
    );
    expect(await under.ledger('account-order')).toHaveLength(1);
    const next = await paypal.order(sessionId, payerId);
    const sale = await paypal.sale({ orderRequestId: String(next.at('id')), payerId });
    expect(sale.at('status')).toBe('COMPLETED');
  });

  it('[P-45] review makes a sale pending; a sale is never approved in part', async () => {
    await under.fault({ operation: 'accountSale', mode: 'review' });
    expect(decision(await paypal.sale(await paypal.ordered()))).toEqual([
      201,
      'PENDING',
      'PENDING_REVIEW',
    ]);
    await under.fault({ operation: 'accountSale', mode: 'partialApproval' });
    const whole = await paypal.sale(await paypal.ordered());
    expect(decision(whole)).toEqual([201, 'COMPLETED', undefined]);
    expect(whole.at('orderInformation.amountDetails.totalAmount')).toBe('40.00');
  });
});
