import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';
import { tillCatalog } from '#test/server/setup/till/till-catalog.ts';

const voucher = '/webservices/validatevoucher';

describeOnBothDatabases('coupons', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const ask = (couponName: string, cartAmount = 20, more: Readonly<Record<string, unknown>> = {}) =>
    till.shop.post(voucher, {
      couponName,
      cartAmount,
      cartID: 'cart-1',
      date: '2026-11-21T12:00:00.000Z',
      ...more,
    });
  const usesOf = async (code: string) =>
    (
      await till.db
        .selectFrom('coupons')
        .select('uses')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).uses;
  const bags = (quantity: number) => [{ productId: 'CHP-0003', quantity, unitPrice: 5 }];

  it('[COUPON-01] [COUPON-02] tells what a coupon takes off, in both languages', async () => {
    const { status, body } = await ask('save5');
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { discount: 5, discountedAmount: 15, message: 'SAVE5: $5.00 off.', freeOrder: false },
    ]);
    const spanish = await ask('TEN', 0.05, { lang: 'es' });
    expect(spanish.body.data).toEqual([
      {
        discount: 0.01,
        discountedAmount: 0.04,
        message: 'TEN: 10 % de descuento en tus botanas.',
        freeOrder: false,
      },
    ]);
    expect(await usesOf('SAVE5')).toBe(0);
  });

  it.each([
    ['NOPE', 'unknown', 'We do not know this coupon. Please check the code.'],
    ['OLD', 'ended', 'This coupon has expired.'],
    ['NONE', 'used-up', 'This coupon is used up.'],
    ['BIG', 'minimum', 'This coupon needs snacks for at least $50.00 in your cart.'],
  ])('[COUPON-04] refuses %s with a message', async (code, reason, message) => {
    const { status, body } = await ask(code);
    expect([status, body.code, body.message]).toEqual([409, 'COUPON_REFUSED', message]);
    expect(body.data).toEqual([{ couponName: code, reason }]);
    const quoted = await till.validate(draftOf({ products: bags(2), couponName: code }));
    expect([quoted.status, quoted.body.data]).toEqual([409, [{ couponName: code, reason }]]);
  });

  it('[COUPON-03] the quote and the order are cheaper by what was told, to the cent', async () => {
    const purchase = await till.prepare(
      'visa-ok',
      draftOf({ products: bags(4), couponName: 'TEN' }),
    );
    // Texas taxes shipping; after the discount the goods still ship free.
    expect(purchase.quote).toMatchObject({
      subTotal: 20,
      discount: 2,
      shippingCharge: 0,
      totalAmount: 18,
    });
    const { orderId, totalAmount } = placedIn(await till.submit(purchase));
    expect(totalAmount).toBe(18);
    expect(await till.gateway.ledger('authorization')).toMatchObject([{ amountCents: 1800 }]);
    expect(await usesOf('TEN')).toBe(1);
    const order = await till.db
      .selectFrom('orders')
      .select(['coupon_name', 'discount'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ coupon_name: 'TEN', discount: 200 });
    await till.settle();
    expect(till.mails[0]?.text).toContain('Discount (TEN): −$2.00');
  });

  it('[COUPON-03] free shipping looks at what is left after the coupon', async () => {
    const quote = await till.quoteFor(draftOf({ products: bags(3), couponName: 'SAVE5' }));
    expect(quote).toMatchObject({ subTotal: 15, discount: 5, shippingCharge: 4.99 });
  });

  it('[COUPON-06] a free order needs no payment at all', async () => {
    const draft = draftOf({ products: bags(1), couponName: 'FREE' });
    const quote = await till.quoteFor(draft);
    expect(quote).toMatchObject({
      subTotal: 5,
      discount: 5,
      shippingCharge: 0,
      tax: 0,
      totalAmount: 0,
    });
    const answer = await till.shop.post(
      '/v3/dopservice/b2c/submittedorder',
      { quoteId: quote.quoteId, draft },
      { 'idempotency-key': randomUUID() },
    );
    expect(placedIn(answer)).toMatchObject({ payment: 'PAID', totalAmount: 0 });
    await till.settle();
    expect(await till.gateway.ledger('authorization')).toEqual([]);
    expect(till.mails).toHaveLength(1);
  });

  it('[COUPON-06] takes the shelf’s last bag for a free order, or says that it is gone', async () => {
    await till.setStock('CHP-0003', 1);
    const place = async () => {
      const draft = draftOf({ products: bags(1), couponName: 'FREE' });
      const quote = await till.quoteFor(draft);
      return () =>
        till.shop.post(
          '/v3/dopservice/b2c/submittedorder',
          { quoteId: quote.quoteId, draft },
          { 'idempotency-key': randomUUID() },
        );
    };
    const rivals = [await place(), await place(), await place()];
    const answers = await Promise.all(rivals.map((submit) => submit()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await usesOf('FREE')).toBe(1);
  });

  it('[COUPON-01] gives the last use to one of many orders at once', async () => {
    const purchases = await Promise.all(
      Array.from({ length: 6 }, () =>
        till.prepare('visa-ok', draftOf({ products: bags(4), couponName: 'LASTONE' })),
      ),
    );
    const answers = await Promise.all(purchases.map((purchase) => till.submit(purchase)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['COUPON_REFUSED']));
    expect(refused[0]?.body.data).toEqual([{ couponName: 'LASTONE', reason: 'used-up' }]);
    expect(await usesOf('LASTONE')).toBe(1);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
    expect(await till.stockOf('CHP-0003')).toBe(996);
  });

  it('[COUPON-01] is good once for a customer, however the e-mail is written', async () => {
    const buy = async (email: string) => {
      const purchase = await till.prepare(
        'visa-ok',
        draftOf({ products: bags(4), email, couponName: 'ONCE' }),
      );
      return () => till.submit(purchase);
    };
    // Both quotes are promised before either is ordered.
    const [first, second] = [await buy('Eva@Example.com'), await buy('eva+again@example.com')];
    const answers = await Promise.all([first(), second()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.data).toEqual([{ couponName: 'ONCE', reason: 'used-before' }]);
  });

  it('[COUPON-01] a declined payment gives the coupon back, and the next order may use it', async () => {
    const draft = draftOf({ products: bags(4), couponName: 'LASTONE' });
    const declined = await till.submit(await till.prepare('visa-declined', draft));
    expect(declined.status).toBe(402);
    expect(await usesOf('LASTONE')).toBe(0);
    const answer = await till.submit(await till.prepare('visa-ok', draft));
    expect(answer.status).toBe(200);
    expect(await usesOf('LASTONE')).toBe(1);
  });

  it('keeps count when the coupons are loaded anew', async () => {
    await till.submit(
      await till.prepare('visa-ok', draftOf({ products: bags(4), couponName: 'LASTONE' })),
    );
    await loadCatalog(till.db, tillCatalog());
    expect(await usesOf('LASTONE')).toBe(1);
    expect((await ask('LASTONE')).status).toBe(409);
  });
});
