import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const voucher = '/webservices/validatevoucher';
const hour = 60 * 60_000;

describeOnBothDatabases('what coupons tell', (open) => {
  let till: Till;
  beforeAll(async () => {
    const signIn = providerUnderTest();
    const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
    signIn.people.set('ada', person);
    till = await openTill(await open(), { signIn });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    await till.forget();
    await till.db.deleteFrom('quotes').execute();
  });

  const ask = (couponName: string, more: object = {}, headers: Record<string, string> = {}) => {
    const cart = { cartAmount: 20, cartID: 'cart-1', date: '2026-11-21T12:00:00.000Z' };
    return till.shop.post(voucher, { couponName, ...cart, ...more }, headers);
  };
  const bags = [{ productId: 'CHP-0003', quantity: 4, unitPrice: 5 }];
  const wish = (couponName: string, more: object = {}) =>
    draftOf({ products: bags, couponName, ...more });
  const statuses = (answers: readonly Answer[]) => ({
    judged: answers.filter(({ status }) => status === 409).length,
    waiting: answers.filter(({ status }) => status === 429).length,
  });
  const guesses = (count: number, cartOf: (guess: number) => string) =>
    Promise.all(
      Array.from({ length: count }, (_, guess) => ask(`GUESS${guess}`, { cartID: cartOf(guess) })),
    );

  describe('to whoever guesses codes', () => {
    it('[COUPON-04] 400 wrong codes at once: a shopper hears of ten', async () => {
      expect(statuses(await guesses(400, () => 'cart-1'))).toEqual({ judged: 10, waiting: 390 });
      // A right one looks like a wrong one now.
      expect((await ask('SAVE5')).status).toBe(429);
      till.advance(hour);
      expect((await ask('SAVE5')).status).toBe(200);
    });

    it('[COUPON-04] many at once under as many names: an address hears of a hundred', async () => {
      const answers = await guesses(150, (guess) => `cart-${guess}`);
      expect(statuses(answers)).toEqual({ judged: 100, waiting: 50 });
      expect((await ask('SAVE5', { cartID: 'another' })).status).toBe(429);
    });

    it('[COUPON-04] guessing by quotes counts as well, for the shopper that the draft names', async () => {
      const tempUserID = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, guess) =>
          till.validate(wish(`GUESS${guess}`, { tempUserID })),
        ),
      );
      expect(statuses(answers)).toEqual({ judged: 10, waiting: 20 });
    });

    it('[COUPON-04] whoever shares the address with a guesser is not kept waiting', async () => {
      for (let guess = 0; guess < 11; guess += 1) await ask(`GUESS${guess}`);
      expect((await ask('SAVE5')).status).toBe(429);
      expect((await ask('SAVE5', { cartID: 'neighbour' })).status).toBe(200);
      expect((await ask('SAVE5', {}, headersOf('ada'))).status).toBe(200);
      expect((await till.validate(wish('SAVE5'))).status).toBe(200);
    });

    it('[COUPON-04] right codes count nothing, however many ask at once', async () => {
      for (let turn = 0; turn < 15; turn += 1) expect((await ask('SAVE5')).status).toBe(200);
    });

    it('[COUPON-06] what a quote promised is good until the order, whoever guesses meanwhile', async () => {
      const draft = wish('TEN');
      const purchase = await till.prepare('visa-ok', draft);
      await guesses(100, (guess) => `cart-${guess}`);
      for (let guess = 0; guess < 11; guess += 1) {
        await till.validate({ ...draft, couponName: `GUESS${guess}` });
      }
      expect((await till.validate(wish('TEN'))).status).toBe(429);
      expect((await till.validate({ ...draft, couponName: 'SAVE5' })).status).toBe(429);
      // The checkout asks for a price once more before it places the order.
      expect((await till.validate(draft)).status).toBe(200);
      const { payment, totalAmount } = placedIn(await till.submit(purchase));
      expect([payment, totalAmount]).toEqual(['PAID', 18]);
    });
  });

  describe('of who has ordered before', () => {
    const stranger = { email: 'eva@example.com' };
    const orderOf = async (who: object, alias = 'visa-ok') =>
      till.prepare(alias, wish('ONCE', who));
    const toldIn = ({ status, body: { requestId: _, ...told } }: Answer) => ({ status, ...told });
    beforeEach(async () => {
      expect((await till.submit(await orderOf({ email: 'Eva@Example.com' }))).status).toBe(200);
    });

    it('[COUPON-01] nothing: a stranger’s e-mail gets the answer of everybody’s', async () => {
      const nobody = { email: 'nobody@example.com' };
      expect(toldIn(await ask('ONCE', stranger))).toEqual(toldIn(await ask('ONCE', nobody)));
      const [known, unknown] = [
        await till.validate(wish('ONCE', stranger)),
        await till.validate(wish('ONCE', nobody)),
      ].map(({ status, body }) => [status, body.data[0]?.['valid']]);
      expect(known).toEqual(unknown);
      expect(known).toEqual([200, true]);
    });

    it('[COUPON-01] the order itself refuses, before money moves, and goes through without it', async () => {
      const purchase = await orderOf({ email: 'eva+again@example.com' });
      const refused = await till.submit(purchase);
      expect([refused.status, refused.body.code, refused.body.data]).toEqual([
        409,
        'COUPON_REFUSED',
        [{ couponName: 'ONCE', reason: 'used-before' }],
      ]);
      expect(refused.body.messages?.es).toContain('Puedes hacer el pedido sin él.');
      expect(await till.gateway.ledger('authorization')).toHaveLength(1);
      const { couponName: _, ...draft } = purchase.draft;
      const without = { ...purchase, draft, quote: await till.quoteFor(draft) };
      expect(placedIn(await till.submit(without))).toMatchObject({ payment: 'PAID' });
    });

    it('[COUPON-01] no order without its quote and its card: neither tells anything', async () => {
      const purchase = await orderOf(stranger);
      const tries = [
        { ...purchase, quote: { ...purchase.quote, quoteId: 'no-such-quote' } },
        { ...purchase, token: 'no.good.token' },
      ];
      const told = [];
      for (const attempt of tries) told.push((await till.submit(attempt)).body.code);
      expect(told).toEqual(['QUOTE_UNKNOWN', 'PAYMENT_TOKEN_INVALID']);
    });

    it('[COUPON-01] orders tell a shopper five times an hour, however many come at once', async () => {
      const tempUserID = randomUUID();
      const purchases = [];
      for (let turn = 0; turn < 9; turn += 1)
        purchases.push(await orderOf({ ...stranger, tempUserID }));
      const answers = await Promise.all(purchases.map((purchase) => till.submit(purchase)));
      expect(statuses(answers)).toEqual({ judged: 5, waiting: 4 });
      const other = await orderOf({ email: 'new@example.com', tempUserID });
      expect((await till.submit(other)).status).toBe(429);
      till.advance(hour);
      const later = await orderOf({ email: 'new@example.com', tempUserID });
      expect((await till.submit(later)).status).toBe(200);
    });

    it('[COUPON-01] an account hears of its own orders at once', async () => {
      const mine = await orderOf({ email: 'ada@example.com' });
      expect((await till.submit(mine, {}, headersOf('ada'))).status).toBe(200);
      const told = await ask('ONCE', {}, headersOf('ada'));
      expect(told.body.data).toEqual([{ couponName: 'ONCE', reason: 'used-before' }]);
      expect((await ask('ONCE')).status).toBe(200);
    });
  });
});
