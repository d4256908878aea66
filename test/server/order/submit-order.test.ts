import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TaxProvider } from '#server/parties/destination/tax-provider.ts';
import { testTaxes } from '#test/sandbox/parties/sandbox-parties.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('submitting an order', (open) => {
  let till: Till;
  /** Runs once, after the shelf was looked at and before anything is taken off it. */
  let meanwhile: (() => Promise<void>) | undefined;
  const tax: TaxProvider = {
    quote: async (question) => {
      const run = meanwhile;
      meanwhile = undefined;
      await run?.();
      return testTaxes.quote(question);
    },
  };
  beforeAll(async () => {
    till = await openTill(await open(), { tax });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    await till.gateway.call('/sandbox/faults', { method: 'DELETE' });
    await till.db.deleteFrom('attempts').execute();
  });

  const authorizations = async () => (await till.gateway.ledger('authorization')).length;
  const ordersOf = (state: string) =>
    till.db
      .selectFrom('orders')
      .select('order_id')
      .where('state', '=', state as 'PAID')
      .execute();
  const audits = async (what: string) =>
    (
      await till.db
        .selectFrom('audit_entries')
        .select('what')
        .where('what', '=', what as 'cool-down')
        .execute()
    ).length;

  it('[PAY-01] [ORDER-07] takes goods off the shelf and money off the card', async () => {
    const before = await till.stockOf('CHP-0001');
    const answer = await till.submit(await till.prepare('visa-ok'));
    expect(answer.status).toBe(200);
    const order = placedIn(answer);
    expect(order).toMatchObject({ status: 'SUBMITTED', payment: 'PAID', totalAmount: 13.88 });
    expect(order.orderId).toMatch(/^CC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    await till.settle();
    expect(await till.stockOf('CHP-0001')).toBe(before - 2);
    expect(await till.gateway.ledger('capture')).toMatchObject([{ amountCents: 1388 }]);
    const payment = await till.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(payment).toMatchObject({
      state: 'CAPTURED',
      brand: 'Visa',
      last4: '1111',
      amount: 1388,
    });
  });

  it('writes every step of order and payment down, with who and why', async () => {
    const { orderId } = placedIn(await till.submit(await till.prepare('amex-ok')));
    await till.settle();
    const steps = (table: 'order_transitions' | 'payment_transitions') =>
      till.db
        .selectFrom(table)
        .select(['from_state', 'to_state', 'actor'])
        .where('order_id', '=', orderId)
        .orderBy('transition_id')
        .execute();
    expect(await steps('order_transitions')).toEqual([
      { from_state: 'VALIDATED', to_state: 'PLACING', actor: 'shopper' },
      { from_state: 'PLACING', to_state: 'PAID', actor: 'shop' },
    ]);
    expect(await steps('payment_transitions')).toEqual([
      { from_state: 'CREATED', to_state: 'AUTHORIZING', actor: 'shop' },
      { from_state: 'AUTHORIZING', to_state: 'AUTHORIZED', actor: 'shop' },
      { from_state: 'AUTHORIZED', to_state: 'CAPTURING', actor: 'healing' },
      { from_state: 'CAPTURING', to_state: 'CAPTURED', actor: 'healing' },
    ]);
  });

  it('[P-23] two presses of the button at once make one order, and so does a third later', async () => {
    const purchase = await till.prepare();
    const before = await authorizations();
    const [one, two] = await Promise.all([till.submit(purchase), till.submit(purchase)]);
    const codes = [one.status, two.status].sort();
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(codes);
    const again = placedIn(await till.submit(purchase));
    for (const answer of [one, two]) {
      if (answer.status === 200) expect(placedIn(answer)).toEqual(again);
      else expect(answer.body.code).toBe('ORDER_IN_PROGRESS');
    }
    expect(await authorizations()).toBe(before + 1);
  });

  it('[P-24] [ORDER-10] the same key and body again gives the same answer, marked as replayed', async () => {
    const purchase = await till.prepare();
    const first = await till.submit(purchase);
    const before = await authorizations();
    const again = await till.submit(purchase);
    expect(again.status).toBe(200);
    expect(again.body.data).toEqual(first.body.data);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await authorizations()).toBe(before);
  });

  it('[P-25] the same key with another body is refused and charges nothing', async () => {
    const purchase = await till.prepare();
    await till.submit(purchase);
    const before = await authorizations();
    const other = await till.submit({
      ...purchase,
      draft: { ...purchase.draft, giftMessage: 'x' },
    });
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await authorizations()).toBe(before);
  });

  it('[P-26] the same key in flight asks for patience', async () => {
    const purchase = await till.prepare();
    await till.gateway.fault({ operation: 'authorization', mode: 'slow', delayMs: 400 });
    const first = till.submit(purchase);
    await expect.poll(async () => (await ordersOf('PLACING')).length).toBeGreaterThan(0);
    const second = await till.submit(purchase);
    expect(second.status).toBe(409);
    expect(second.body.code).toBe('ORDER_IN_PROGRESS');
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await first).status).toBe(200);
  });

  it("[P-27] another guest with the same key sees nothing of the first one's order", async () => {
    const purchase = await till.prepare();
    const mine = placedIn(await till.submit(purchase));
    const theirs = await till.prepare();
    const other = placedIn(await till.submit({ ...theirs, key: purchase.key }));
    expect(other.orderId).not.toBe(mine.orderId);
    const stolen = await till.submit({
      ...purchase,
      draft: { ...purchase.draft, tempUserID: randomUUID() },
    });
    expect(stolen.body.code).toBe('QUOTE_UNKNOWN');
    expect(JSON.stringify(stolen.body)).not.toContain(mine.orderId);
  });

  it('a submission without a key is refused', async () => {
    const answer = await till.submit({ ...(await till.prepare()), key: '' });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('IDEMPOTENCY_KEY_MISSING');
  });

  it('[P-28] prices the client made up change nothing but its answer', async () => {
    const purchase = await till.prepare();
    const before = await authorizations();
    const tampered = draftOf({
      tempUserID: purchase.draft.tempUserID,
      products: [{ productId: 'CHP-0001', quantity: 2, unitPrice: 0.01 }],
    });
    const answer = await till.submit({ ...purchase, draft: tampered });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('PRICE_CHANGED');
    expect(answer.body.data).toMatchObject([{ oldTotal: 13.88, quote: { totalAmount: 13.88 } }]);
    expect(await audits('total-tampered')).toBe(1);
    expect(await authorizations()).toBe(before);
  });

  it('[P-28] a negative quantity and a foreign quote are refused', async () => {
    const mine = await till.prepare();
    const negative = await till.submit({
      ...mine,
      draft: draftOf({
        tempUserID: mine.draft.tempUserID,
        products: [{ productId: 'CHP-0001', quantity: -2, unitPrice: 4.29 }],
      }),
    });
    expect(negative.status).toBe(400);
    const theirs = await till.prepare();
    const foreign = await till.submit({ ...mine, quote: theirs.quote });
    expect(foreign.status).toBe(409);
    expect(foreign.body.code).toBe('QUOTE_UNKNOWN');
    expect(await audits('foreign-quote')).toBeGreaterThan(0);
  });

  it('[P-29] a quote holds for half an hour', async () => {
    const purchase = await till.prepare();
    till.advance(30 * 60_000);
    const session = await till.openSession(purchase.draft.tempUserID);
    const token = await till.tokenFor(session, 'visa-ok');
    const answer = await till.submit({ ...purchase, session, token });
    expect(answer.body.code).toBe('QUOTE_EXPIRED');
  });

  it.each([
    ['rises', 529],
    ['falls', 329],
  ])('[P-29] when a price %s, the new one must be confirmed first', async (_, cents) => {
    const purchase = await till.prepare();
    const before = await authorizations();
    await till.setPrice('CHP-0001', cents);
    try {
      const changed = await till.submit(purchase);
      expect(changed.body.code).toBe('PRICE_CHANGED');
      expect(await authorizations()).toBe(before);
      const quote = changed.body.data[0]?.['quote'] as (typeof purchase)['quote'];
      expect(changed.body.data[0]?.['oldTotal']).toBe(13.88);
      expect(quote.totalAmount).not.toBe(13.88);
      const { tempUserID } = purchase.draft;
      const products = [{ productId: 'CHP-0001', quantity: 2, unitPrice: cents / 100 }];
      const draft = draftOf({ tempUserID, products });
      const placed = await till.submit({ ...purchase, draft, quote });
      expect(placedIn(placed).totalAmount).toBe(quote.totalAmount);
    } finally {
      await till.setPrice('CHP-0001', 429);
    }
  });

  it('[P-29] another destination means another tax, and a new quote', async () => {
    const purchase = await till.prepare();
    const { tempUserID } = purchase.draft;
    const draft = draftOf({
      tempUserID,
      shipping: { city: 'Portland', state: 'ME', zipcode: '04101' },
    });
    const changed = await till.submit({ ...purchase, draft });
    expect(changed.body.code).toBe('PRICE_CHANGED');
    const quote = changed.body.data[0]?.['quote'] as (typeof purchase)['quote'];
    // Maine taxes snacks at 5.5 %: 8.58 dollars make 47 cents.
    expect(quote).toMatchObject({ tax: 0.47, totalAmount: 14.04 });
    expect((await till.submit({ ...purchase, draft, quote })).status).toBe(200);
  });

  it('[P-30] the last one was taken meanwhile: told so, and the card was not asked', async () => {
    await till.setStock('LST-0001', 1);
    const lines = { products: [{ productId: 'LST-0001', quantity: 1, unitPrice: 2.99 }] };
    const late = await till.prepare('visa-ok', draftOf(lines));
    const fast = await till.prepare('visa-ok', draftOf(lines));
    expect((await till.submit(fast)).status).toBe(200);
    const before = await authorizations();
    const answer = await till.submit(late);
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('STOCK_CHANGED');
    expect(answer.body.data).toEqual([
      { productId: 'LST-0001', title: 'Snack LST-0001', requested: 1, available: 0 },
    ]);
    expect(await authorizations()).toBe(before);
    expect(await till.stockOf('LST-0001')).toBe(0);
  });

  it('[P-30] ten at once for the last three: three orders, and never less than nothing left', async () => {
    await till.setStock('LST-0001', 3);
    const lines = { products: [{ productId: 'LST-0001', quantity: 1, unitPrice: 2.99 }] };
    const purchases = [];
    for (let index = 0; index < 10; index += 1) {
      purchases.push(await till.prepare('visa-ok', draftOf(lines)));
    }
    const answers = await Promise.all(purchases.map((purchase) => till.submit(purchase)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer.body.code).toBe('STOCK_CHANGED');
      expect(answer.body.data).toMatchObject([{ productId: 'LST-0001', requested: 1 }]);
    }
    expect(await till.stockOf('LST-0001')).toBe(0);
  });

  it('[P-30] the last one goes while this order is being checked: the same answer, no card asked', async () => {
    await till.setStock('LST-0001', 1);
    const products = [
      { productId: 'CHP-0001', quantity: 2, unitPrice: 4.29 },
      { productId: 'LST-0001', quantity: 1, unitPrice: 2.99 },
    ];
    const stock = await till.stockOf('CHP-0001');
    const purchase = await till.prepare('visa-ok', draftOf({ products }));
    const before = await authorizations();
    meanwhile = () => till.setStock('LST-0001', 0);
    const answer = await till.submit(purchase);
    expect(answer.body).toMatchObject({
      code: 'STOCK_CHANGED',
      data: [{ productId: 'LST-0001', requested: 1, available: 0 }],
    });
    expect(await authorizations()).toBe(before);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    // Nothing of it stays: the same key may be used for the corrected order.
    await till.setStock('LST-0001', 1);
    expect((await till.submit(purchase)).status).toBe(200);
  });

  it('[P-17] one token pays once, one order after the other', async () => {
    const first = await till.prepare();
    expect((await till.submit(first)).status).toBe(200);
    const before = await authorizations();
    const quote = await till.quoteFor(first.draft);
    const second = await till.submit({ ...first, quote, key: randomUUID() });
    expect(second.status).toBe(400);
    expect(second.body.code).toBe('PAYMENT_TOKEN_INVALID');
    expect(await authorizations()).toBe(before);
  });

  it('[P-17] one token pays once, twenty times at once', async () => {
    const purchase = await till.prepare();
    const stock = await till.stockOf('CHP-0001');
    const before = await authorizations();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const quote = await till.quoteFor(purchase.draft);
        return till.submit({ ...purchase, quote, key: randomUUID() });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 200) expect(body.code).toBe('PAYMENT_TOKEN_INVALID');
    }
    await till.settle();
    expect(await authorizations()).toBe(before + 1);
    expect(await till.stockOf('CHP-0001')).toBe(stock - 2);
  });
});
