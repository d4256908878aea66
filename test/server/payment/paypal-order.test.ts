import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { type ApprovedItem, payerOf, returnedIn } from '#test/server/setup/till/payer.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('an order paid at PayPal', (open) => {
  let till: Till;
  let payer: ReturnType<typeof payerOf>;
  beforeAll(async () => {
    till = await openTill(await open());
    payer = payerOf(till);
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const payment = () => till.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  const orders = () => till.db.selectFrom('orders').selectAll().execute();
  const later = async () => {
    till.advance(120_000);
    await till.settle();
  };

  it('[PACC-01] [PACC-07] [API-057] [API-058] [API-059] goes from the session to the sale', async () => {
    const { draft, session, returned, item } = await payer.approved();
    expect(session).toMatchObject({
      merchantReferenceCode: expect.stringMatching(/^CRN-[0-9A-Z]{26}$/),
      expiresAt: till.clock.now() + 30 * 60_000,
    });
    expect(item.payer.email).toBe('buyer-ok@people.example');
    const placed = placedIn(await payer.submit(draft, item, returned));
    expect(placed).toMatchObject({ payment: 'PAID', status: 'SUBMITTED' });
    await till.settle();
    expect(await payment()).toMatchObject({
      state: 'CAPTURED',
      method: 'payment-account',
      brand: 'b•••@people.example',
      last4: '',
    });
    const [sale] = await till.gateway.ledger('sale');
    // The order has a reference of its own: its payment is found by it.
    const { reference } = await till.db
      .selectFrom('orders')
      .select('reference')
      .executeTakeFirstOrThrow();
    expect(sale).toMatchObject({ reference, amountCents: 1388 });
    expect(reference).not.toBe(session.merchantReferenceCode);
    expect(till.mails[0]?.text).toContain('PayPal, b•••@people.example');
  });

  it('[PACC-02] names one attempt by one code, whatever is tried, and the next order by another', async () => {
    const draft = draftOf();
    const first = await payer.approved('buyer-ok', draft);
    const second = await payer.approved('buyer-ok', draft);
    expect(second.session.merchantReferenceCode).toBe(first.session.merchantReferenceCode);
    expect(second.session.paymentId).not.toBe(first.session.paymentId);
    await payer.submit(draft, second.item, second.returned);
    const third = await payer.approved('buyer-ok', draft);
    expect(third.session.merchantReferenceCode).not.toBe(first.session.merchantReferenceCode);
  });

  it('opens one session for one key, and refuses the key for anything else', async () => {
    const draft = draftOf();
    const { quoteId } = await till.quoteFor(draft);
    const body = { quoteId, draft, flow: 'popup', validateAddress: false };
    const key = { 'idempotency-key': randomUUID() };
    const [one, other] = await Promise.all([
      payer.post('paymentSession', body, key),
      payer.post('paymentSession', body, key),
    ]);
    expect(other.body.data).toEqual(one.body.data);
    const changed = await payer.post('paymentSession', { ...body, flow: 'redirect' }, key);
    expect([changed.status, changed.body.code]).toEqual([400, 'PAYPAL_INVALID_REQUEST']);
  });

  it('[P-39] gives a refreshed return page, and one after the order, the same order', async () => {
    const { draft, returned, item } = await payer.approved();
    const again = (await payer.order(draft, returned)).body.data[0] as unknown as ApprovedItem;
    expect([again.orderId, again.orderRequestId]).toEqual([item.orderId, item.orderRequestId]);
    const placed = placedIn(await payer.submit(draft, item, returned));
    const after = await payer.order(draft, returned);
    expect(after.body).toMatchObject({
      code: 'ALREADY_ORDERED',
      data: [{ orderId: placed.orderId }],
    });
    const twice = await payer.submit(draft, again, returned);
    expect(twice.body.code).toBe('ALREADY_ORDERED');
    expect(await till.gateway.ledger('sale')).toHaveLength(1);
  });

  it('[P-17] of many orders with one approval one is paid', async () => {
    const { draft, returned, item } = await payer.approved();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const quote = await till.quoteFor(draft);
        return payer.submit(draft, { ...item, quote }, returned);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await till.gateway.ledger('sale')).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
  });

  it('[P-45] a declined funding source charges nothing, gives the goods back, and another one pays', async () => {
    const stock = await till.stockOf('CHP-0001');
    const draft = draftOf();
    const first = await payer.approved('buyer-declined', draft);
    const declined = await payer.submit(draft, first.item, first.returned);
    expect([declined.status, declined.body.code]).toEqual([402, 'CARD_DECLINED']);
    expect(declined.body.data[0]).toMatchObject({ group: 'funding-source' });
    expect(declined.body.message).toContain('another source at PayPal');
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    const again = await payer.press(first.session.paymentRedirectURL, 'buyer-declined');
    const item = (await payer.order(draft, returnedIn(again))).body
      .data[0] as unknown as ApprovedItem;
    expect(placedIn(await payer.submit(draft, item, returnedIn(again))).payment).toBe('PAID');
    expect(await till.gateway.ledger('sale')).toHaveLength(2);
    expect(await till.stockOf('CHP-0001')).toBe(stock - 2);
  });

  it('[P-45] a pending sale is told as such, and is paid when the bank decided', async () => {
    const { draft, returned, item } = await payer.approved('buyer-pending');
    const placed = placedIn(await payer.submit(draft, item, returned));
    expect(placed.payment).toBe('PENDING');
    await till.settle();
    expect(till.mails.map(({ subject }) => subject)).toEqual([
      `Your Crunchcart order ${placed.orderId}: payment pending`,
    ]);
    expect(till.mails[0]?.text).toContain('your bank is still deciding');
    await decide('complete');
    await later();
    expect(await payment()).toMatchObject({ state: 'CAPTURED' });
    expect((await orders())[0]?.state).toBe('PAID');
    expect(till.mails[1]?.subject).toBe(`Your Crunchcart order ${placed.orderId}`);
  });

  it('[P-45] a pending sale that is declined fails the order, in words and on the shelf', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { draft, returned, item } = await payer.approved('buyer-pending-declined');
    const placed = placedIn(await payer.submit(draft, item, returned));
    await till.settle();
    expect(await till.stockOf('CHP-0001')).toBe(stock - 2);
    await decide('decline');
    await later();
    await later();
    expect((await orders())[0]?.state).toBe('PAYMENT_FAILED');
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect(till.mails[1]).toMatchObject({
      subject: `Payment failed for your Crunchcart order ${placed.orderId}`,
      text: expect.stringContaining('pay another way'),
    });
  });

  it.each(['timeoutAfterCommit', 'timeoutBeforeCommit'] as const)(
    '[P-32] an unknown outcome (%s) heals as a card’s, and pays at most once',
    async (mode) => {
      const { draft, returned, item } = await payer.approved();
      await till.gateway.fault({ operation: 'accountSale', mode, delayMs: 0 });
      const placed = placedIn(await payer.submit(draft, item, returned));
      expect(placed.payment).toBe('CONFIRMING');
      for (let round = 0; round < 12; round += 1) await later();
      const [order] = await orders();
      const sales = await till.gateway.ledger('sale');
      expect(order?.state).toBe(mode === 'timeoutAfterCommit' ? 'PAID' : 'PAYMENT_FAILED');
      expect(sales).toHaveLength(mode === 'timeoutAfterCommit' ? 1 : 0);
      expect((await payment()).state).toBe(mode === 'timeoutAfterCommit' ? 'CAPTURED' : 'DECLINED');
    },
  );

  it('a sale nobody wants any more is voided, once, and its money is back', async () => {
    const { draft, returned, item } = await payer.approved();
    const { orderId } = placedIn(await payer.submit(draft, item, returned));
    await till.settle();
    // As a sale is found whose order has failed in the meantime.
    const unwanted = { state: 'AUTHORIZED', reversal_due: true } as const;
    await till.db.updateTable('payments').set(unwanted).where('order_id', '=', orderId).execute();
    await later();
    await later();
    expect((await payment()).state).toBe('REVERSED');
    expect(await till.gateway.ledger('void')).toHaveLength(1);
    expect(await till.gateway.ledger('reversal')).toHaveLength(0);
  });

  const decide = (decision: 'complete' | 'decline') =>
    till.gateway.call('/sandbox/pending-sales', {
      method: 'POST',
      body: JSON.stringify({ decision }),
    });
});
