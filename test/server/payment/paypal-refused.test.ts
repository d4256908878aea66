import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from '#server/parties/gateway.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import {
  type ApprovedItem,
  type OpenedSession,
  payerOf,
  returnedIn,
} from '#test/server/setup/till/payer.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('a payment by PayPal that is refused', (open) => {
  let till: Till;
  let payer: ReturnType<typeof payerOf>;
  let redirect: string | undefined;
  const log: string[] = [];
  beforeAll(async () => {
    const between = (real: Gateway): Gateway => ({
      ...real,
      openAccountSession: async (request) => {
        const opened = await real.openAccountSession(request);
        return opened.kind === 'opened' && redirect !== undefined
          ? { ...opened, redirectUrl: redirect }
          : opened;
      },
    });
    till = await openTill(await open(), { between, log });
    payer = payerOf(till);
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    redirect = undefined;
    log.length = 0;
    await till.forget();
  });

  const codeOf = ({ status, body }: Answer) => [status, body.code];
  const fault = (operation: 'accountSession' | 'accountStatus' | 'accountOrder', count = 1) =>
    till.gateway.fault({ operation, mode: 'http502', count });

  it('[PACC-08] a session that cannot be opened is told as such', async () => {
    await fault('accountSession');
    expect(codeOf(await payer.open(draftOf()))).toEqual([502, 'PAYPAL_SESSION_FAILED']);
    expect(till.reports).toContainEqual({ event: 'paypal-session-failed', detail: 'HTTP 502' });
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/checkoutnow',
    'https://evil.example/checkoutnow',
    'https://www.paypal.com.evil.example/',
    'https://user@www.paypal.com/',
  ])('[P-41] [PACC-09] nobody is sent to %s', async (address) => {
    redirect = address;
    expect(codeOf(await payer.open(draftOf()))).toEqual([502, 'PAYPAL_REDIRECT_URL_INVALID']);
  });

  it('is not offered where no host is configured, nor without a key, nor for another price', async () => {
    const draft = draftOf();
    const { quoteId } = await till.quoteFor(draft);
    const body = { quoteId, draft, flow: 'redirect', validateAddress: false };
    expect(codeOf(await payer.post('paymentSession', body))).toEqual([
      400,
      'IDEMPOTENCY_KEY_MISSING',
    ]);
    const dear = draftOf({
      products: [{ productId: 'CHP-0001', quantity: 3, unitPrice: 4.29 }],
      tempUserID: draft.tempUserID,
    });
    const other = await payer.post(
      'paymentSession',
      { ...body, draft: dear },
      { 'idempotency-key': randomUUID() },
    );
    expect(codeOf(other)).toEqual([409, 'PRICE_CHANGED']);
  });

  describe('on the way back', () => {
    it('[P-42] [PACC-12] is refused with a forged state, another payment, a missing or another payer', async () => {
      const { draft, returned } = await payer.approved();
      const other = await payer.approved('buyer-slow');
      const wrong: readonly object[] = [
        { ...returned, state: 'forged' },
        { ...returned, paymentId: other.returned.paymentId },
        { ...returned, payerId: '' },
        { ...returned, payerId: other.returned.payerId },
        { ...returned, paymentSessionRequestId: other.session.paymentSessionRequestId },
      ];
      for (const each of wrong) {
        expect(codeOf(await payer.order(draft, each))).toEqual([400, 'PAYPAL_INVALID_REQUEST']);
      }
      const audited = await till.db
        .selectFrom('audit_entries')
        .select('what')
        .where('what', '=', 'paypal-return-refused')
        .execute();
      expect(audited).toHaveLength(wrong.length);
    });

    it('[P-42] is refused to another shopper, who has no such session', async () => {
      const { returned } = await payer.approved();
      expect(codeOf(await payer.order(draftOf(), returned))).toEqual([
        400,
        'PAYPAL_INVALID_REQUEST',
      ]);
    });

    it('is refused half an hour later', async () => {
      const { draft, returned } = await payer.approved();
      till.advance(30 * 60_000 + 1);
      expect(codeOf(await payer.order(draft, returned))).toEqual([400, 'PAYPAL_INVALID_REQUEST']);
    });

    it('[P-43] [PACC-10] details that fail once are asked for again; twice, the session is kept', async () => {
      const draft = draftOf();
      const { body } = await payer.open(draft);
      const session = body.data[0] as unknown as OpenedSession;
      const returned = returnedIn(await payer.press(session.paymentRedirectURL, 'buyer-ok'));
      for (const operation of ['accountStatus', 'accountOrder'] as const) {
        await fault(operation, 2);
        expect(codeOf(await payer.order(draft, returned))).toEqual([
          502,
          'PAYPAL_ORDER_DETAILS_FAILED',
        ]);
      }
      await fault('accountStatus', 1);
      await fault('accountOrder', 1);
      const answer = await payer.order(draft, returned);
      const item = answer.body.data[0] as unknown as ApprovedItem;
      expect(placedIn(await payer.submit(draft, item, returned)).payment).toBe('PAID');
    });

    it('without an approval there are no details', async () => {
      const draft = draftOf();
      const { body } = await payer.open(draft);
      const session = body.data[0] as unknown as OpenedSession;
      const { searchParams } = await payer.press(session.paymentRedirectURL, 'buyer-ok', 'cancel');
      expect(searchParams.get('paypal')).toBe('cancel');
      const forged = {
        state: searchParams.get('state') ?? '',
        paymentId: session.paymentId,
        payerId: 'ANYBODY000000',
      };
      expect(codeOf(await payer.order(draft, forged))).toEqual([
        502,
        'PAYPAL_ORDER_DETAILS_FAILED',
      ]);
    });
  });

  describe('by its address', () => {
    it.each([
      ['buyer-hi', 'draft.shipping.state'],
      ['buyer-po-box', 'draft.shipping.address'],
    ])('[ADDR-24] %s is refused when the address at PayPal counts', async (person, field) => {
      const draft = draftOf();
      const { body } = await payer.open(draft, { validateAddress: true });
      const session = body.data[0] as unknown as OpenedSession;
      const returned = returnedIn(await payer.press(session.paymentRedirectURL, person));
      const answer = await payer.order(draft, returned);
      expect([answer.body.code, answer.body.field]).toEqual(['ADDRESS_NOT_SERVICEABLE', field]);
      expect(await till.gateway.ledger('sale')).toHaveLength(0);
    });

    it('[ADDR-24] the address at PayPal is priced before anything is charged', async () => {
      const draft = draftOf({ shipping: { city: 'Nashville', state: 'TN', zipcode: '37201' } });
      const typed = await till.quoteFor(draft);
      const { returned, item } = await payer.approved('buyer-ok', draft, {
        changes: { validateAddress: true },
      });
      expect(item.shippingAddress).toMatchObject({ state: 'TX', zipcode: '75024' });
      expect(item.quote.totalAmount).not.toBe(typed.totalAmount);
      const delivered = { ...draft, shipping: { ...draft.shipping, ...item.shippingAddress } };
      const placed = placedIn(await payer.submit(delivered, item, returned));
      expect(placed.totalAmount).toBe(item.quote.totalAmount);
      const [sale] = await till.gateway.ledger('sale');
      expect(sale).toMatchObject({ amountCents: Math.round(item.quote.totalAmount * 100) });
    });
  });

  describe('on submit', () => {
    it('[P-44] [PACC-13] is refused without an order id, and nothing is sold', async () => {
      const { draft, returned, item } = await payer.approved();
      for (const missing of [{ orderId: '' }, { orderRequestId: '' }]) {
        const answer = await payer.submit(draft, { ...item, ...missing }, returned);
        expect(codeOf(answer)).toEqual([400, 'PAYPAL_ORDER_ID_MISSING']);
      }
      expect(await till.gateway.ledger('sale')).toHaveLength(0);
    });

    it('[P-42] is refused with another shopper’s order, another payer, payment or price', async () => {
      const mine = await payer.approved();
      const other = await payer.approved('buyer-slow');
      const { draft, returned, item } = mine;
      const dear = draftOf({
        products: [{ productId: 'CHP-0001', quantity: 9, unitPrice: 4.29 }],
        tempUserID: draft.tempUserID,
      });
      const tries = [
        payer.submit(draft, { ...other.item, quote: item.quote }, other.returned),
        payer.submit(draft, item, { ...returned, payerId: other.returned.payerId }),
        payer.submit(draft, item, { ...returned, paymentId: other.returned.paymentId }),
        payer.submit(draft, { ...item, orderId: other.item.orderId }, returned),
        payer.submit(dear, { ...item, quote: await till.quoteFor(dear) }, returned),
      ];
      for (const answer of await Promise.all(tries)) {
        expect(codeOf(answer)).toEqual([400, 'PAYPAL_INVALID_REQUEST']);
      }
      expect(await till.gateway.ledger('sale')).toHaveLength(0);
    });
  });

  it('[P-51] neither payers nor return addresses come into the log, the reports or the mails', async () => {
    const { draft, returned, item } = await payer.approved();
    await payer.submit(draft, item, returned);
    await till.settle();
    const written = JSON.stringify([log, till.reports, till.mails]);
    expect(written.length).toBeGreaterThan(100);
    for (const secret of [returned.payerId, returned.state, 'PayerID', item.payer.email]) {
      expect(written).not.toContain(secret);
    }
  });
});
