import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getcustomer, removetoken } from '#adapters/http/wire/calls/account/account-calls.ts';
import { orderhistory } from '#adapters/http/wire/calls/account/order-history-calls.ts';
import { orderdetails } from '#adapters/http/wire/calls/order-calls.ts';
import type { Customer } from '#domain/account/customer.ts';
import { centsFromDollars } from '#domain/money/cents.ts';
import { type CardChanges, cardNamed } from '#test/sandbox/payments/gateway-requests.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('orders and cards of an account', (open) => {
  let till: Till;
  let gatewayDown = false;
  beforeAll(async () => {
    const signIn = providerUnderTest();
    for (const name of ['ada', 'ben']) {
      const email = `${name}@example.com`;
      signIn.people.set(name, { firstName: name, lastName: 'Byron', email });
    }
    till = await openTill(await open(), {
      signIn,
      between: (real) => ({
        ...real,
        forgetCard: async (card) =>
          gatewayDown ? { kind: 'unknown', why: 'down' } : real.forgetCard(card),
      }),
    });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    gatewayDown = false;
    await till.forget();
  });

  const customerIn = ({ status, body }: Answer): Customer => {
    expect([status, body.code]).toEqual([200, undefined]);
    return z.decode(getcustomer.item, body.data[0] as z.input<typeof getcustomer.item>);
  };
  const customerOf = async (name: string) =>
    customerIn(await till.shop.ask(getcustomer, { headers: headersOf(name) }));
  const remove = async (name: string, sequence: number) =>
    till.shop.ask(removetoken, {
      headers: headersOf(name),
      body: { accountId: (await customerOf(name)).id, sequence },
    });
  const historyOf = async (name: string, page = '1') => {
    const query = { accountId: (await customerOf(name)).id, page };
    const { body } = await till.shop.ask(orderhistory, { headers: headersOf(name), query });
    return z.decode(orderhistory.item, body.data[0] as z.input<typeof orderhistory.item>);
  };

  interface Wish {
    readonly by?: string;
    readonly alias?: string;
    readonly payment?: object;
    readonly card?: CardChanges;
    readonly email?: string;
  }
  const pay = async ({ by, alias = 'visa-ok', payment = {}, card, email }: Wish = {}) => {
    const purchase = await till.prepare(alias, draftOf({ ...(email && { email }) }));
    const { captureContext, paymentSessionId } = purchase.session;
    const token = card && (await till.gateway.makeToken(captureContext, card)).text;
    const transientToken = token ?? purchase.token;
    return till.submit(
      purchase,
      { payment: { transientToken, paymentSessionId, nameOnCard: 'Ada Byron', ...payment } },
      by === undefined ? {} : headersOf(by),
    );
  };
  const keepCard = async (by: string, alias = 'visa-ok') =>
    expect((await pay({ by, alias, payment: { saveNewCard: true } })).status).toBe(200);
  const code = { securityCode: '739' };
  const payWith = (by: string | undefined, cardSequence: number, card: CardChanges = code) =>
    pay({ ...(by && { by }), card, payment: { cardSequence } });

  describe('orders', () => {
    it('[ORDER-05] [API-047] are of the account whose token placed them, newest first', async () => {
      const first = placedIn(await pay({ by: 'ada' }));
      till.advance(60_000);
      const second = placedIn(await pay({ by: 'ada' }));
      await pay();
      await pay({ by: 'ben' });
      const history = await historyOf('ada');
      expect(history.list.map(({ orderId }) => orderId)).toEqual([second.orderId, first.orderId]);
      expect(history.totalOrder).toBe(2);
      expect(history.list[0]).toMatchObject({
        status: 'SUBMITTED',
        payment: 'PAID',
        totalAmount: centsFromDollars(second.totalAmount),
        lines: [{ productId: 'CHP-0001', quantity: 2 }],
      });
      expect((await historyOf('ada', '2')).list).toEqual([]);
    });

    it('[ORDER-05] that were declined are not orders', async () => {
      expect((await pay({ by: 'ada', alias: 'visa-funds' })).status).toBe(402);
      expect(await historyOf('ada')).toEqual({ list: [], totalOrder: 0 });
    });

    it('[API-046] [AUTH-13] open to their account without the e-mail, to nobody else without it', async () => {
      const { orderId } = placedIn(await pay({ by: 'ada', email: 'gift@example.com' }));
      const ask = (query: Record<string, string>, by?: string) =>
        till.shop.ask(orderdetails, { query, ...(by && { headers: headersOf(by) }) });
      expect((await ask({ orderId }, 'ada')).body.data[0]?.['orderId']).toBe(orderId);
      expect((await till.lookUp(orderId, 'gift@example.com')).status).toBe(200);
      const foreign = await ask({ orderId }, 'ben');
      const unknown = await ask({ orderId: 'CC-0000-0000' }, 'ben');
      expect([foreign.status, (await ask({ orderId })).status]).toEqual([404, 404]);
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    });

    it('[SESS-01] are not placed with a token that ran out: the shopper hears it', async () => {
      const purchase = await till.prepare();
      const ended = { ...headersOf(undefined), authorization: 'Bearer ended' };
      const { status, body } = await till.submit(purchase, {}, ended);
      expect([status, body.responseCode]).toEqual([440, 440]);
      expect(await till.gateway.ledger('authorization')).toEqual([]);
      expect((await till.submit(purchase, {}, headersOf('ada'))).status).toBe(200);
    });
  });

  describe('saved cards', () => {
    it('[PAY-08] [PAY-10] [PAY-23] are kept with an approved payment, masked, for that account only', async () => {
      await keepCard('ada');
      const [card, ...more] = (await customerOf('ada')).paymentCards;
      expect(more).toEqual([]);
      expect(card).toEqual({
        id: card?.id,
        sequence: 1,
        cardType: 'Visa',
        cardNumberMask: '**** 1111',
        nameonCard: 'Ada Byron',
        expDate: '12/39',
      });
      expect((await customerOf('ben')).paymentCards).toEqual([]);
      const answer = await till.shop.ask(getcustomer, { headers: headersOf('ada') });
      const { instrument_id, vault_customer } = await till.db
        .selectFrom('saved_cards')
        .innerJoin('accounts', 'accounts.account_id', 'saved_cards.account_id')
        .select(['instrument_id', 'vault_customer'])
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(answer.body)).not.toContain(instrument_id);
      expect(JSON.stringify(answer.body)).not.toContain(String(vault_customer));
    });

    it('[PAY-08] are not kept unasked, from a guest, or with a declined payment', async () => {
      await pay({ by: 'ada' });
      expect((await pay({ payment: { saveNewCard: true } })).status).toBe(200);
      await pay({ by: 'ada', alias: 'visa-funds', payment: { saveNewCard: true } });
      expect((await customerOf('ada')).paymentCards).toEqual([]);
      expect(await till.db.selectFrom('saved_cards').selectAll().execute()).toEqual([]);
    });

    it('[PAY-23] pay again with their security code, as often as the shopper likes', async () => {
      await keepCard('ada');
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await payWith('ada', 1);
        expect([answer.status, placedIn(answer).payment]).toEqual([200, 'PAID']);
      }
      const [last] = (await till.gateway.ledger('authorization')).slice(-1);
      expect(last).toMatchObject({ card: { maskedNumber: 'XXXXXXXXXXXX1111' }, cvn: 'M' });
      expect((await customerOf('ada')).paymentCards).toHaveLength(1);
    });

    it('[PAY-08] [PAY-23] are kept, and pay, across the question of a bank', async () => {
      const payAsked = async (cardSequence?: number) => {
        const purchase = await till.prepare('3ds-challenge-ok');
        const { captureContext, paymentSessionId } = purchase.session;
        const token = (await till.gateway.makeToken(captureContext, code)).text;
        const payment = {
          transientToken: cardSequence === undefined ? purchase.token : token,
          paymentSessionId,
          nameOnCard: 'Ada Byron',
          ...(cardSequence === undefined ? { saveNewCard: true } : { cardSequence }),
        };
        const asked = await till.submit(purchase, { payment }, headersOf('ada'));
        expect(asked.body.code).toBe('PAYMENT_ACTION_REQUIRED');
        const access = String(asked.body.data[0]?.['accessToken']);
        await till.gateway.call('/challenge/answer', {
          method: 'POST',
          body: new URLSearchParams({ access, code: '1234' }).toString(),
        });
        return till.submit(purchase, { payment }, headersOf('ada'));
      };
      expect((await payAsked()).status).toBe(200);
      expect((await customerOf('ada')).paymentCards).toHaveLength(1);
      expect((await payAsked(1)).status).toBe(200);
    });

    it('[PAY-24] [P-36] a wrong code is told as such, and the right one pays then', async () => {
      await keepCard('ada');
      const { status, body } = await payWith('ada', 1, { securityCode: '7391' });
      expect([status, body.data[0]?.['group']]).toEqual([402, 'security-code']);
      expect((await payWith('ada', 1)).status).toBe(200);
    });

    it('[P-36] one that ran out is refused before anything is asked', async () => {
      await keepCard('ada');
      await till.db.updateTable('saved_cards').set({ exp_date: '10/26' }).execute();
      const before = (await till.gateway.ledger('authorization')).length;
      const { status, body } = await payWith('ada', 1);
      expect([status, body.data[0]?.['group']]).toEqual([402, 'expiry']);
      expect(await till.gateway.ledger('authorization')).toHaveLength(before);
    });

    it("[AUTH-13] [P-37] a guest's, another shopper's and an unknown card are refused alike", async () => {
      await keepCard('ada');
      const answers = [
        await payWith(undefined, 1),
        await payWith('ben', 1),
        await payWith('ada', 2),
      ];
      for (const { status, body } of answers)
        expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
      expect(await till.gateway.ledger('authorization')).toHaveLength(1);
    });

    it('[PAY-23] neither a whole card as a code nor a bare code as a card is taken', async () => {
      await keepCard('ada');
      const whole = await payWith('ada', 1, cardNamed('mastercard-ok'));
      const bare = await pay({ by: 'ada', card: code });
      for (const { status, body } of [whole, bare]) {
        expect([status, body.code]).toEqual([400, 'PAYMENT_TOKEN_INVALID']);
      }
    });

    it('[PAY-08] the same card is kept once, under a new number', async () => {
      await keepCard('ada');
      await keepCard('ada', 'mastercard-ok');
      await keepCard('ada');
      const cards = (await customerOf('ada')).paymentCards;
      expect(cards.map(({ sequence, cardType }) => [sequence, cardType])).toEqual([
        [3, 'Visa'],
        [2, 'Mastercard'],
      ]);
      await till.settle();
      expect((await payWith('ada', 3)).status).toBe(200);
      expect((await payWith('ada', 1)).status).toBe(404);
    });

    it('[PAY-22] [P-37] [API-062] are removed once and for all, at the gateway too', async () => {
      await keepCard('ada');
      const stored = await till.db.selectFrom('saved_cards').selectAll().executeTakeFirstOrThrow();
      gatewayDown = true;
      expect(customerIn(await remove('ada', 1)).paymentCards).toEqual([]);
      expect(customerIn(await remove('ada', 1)).paymentCards).toEqual([]);
      expect((await remove('ada', 2)).status).toBe(404);
      expect((await remove('ben', 1)).status).toBe(404);
      expect((await payWith('ada', 1)).status).toBe(404);
      await till.settle();
      expect(await till.db.selectFrom('saved_cards').selectAll().execute()).toHaveLength(1);
      gatewayDown = false;
      await till.settle();
      expect(await till.db.selectFrom('saved_cards').selectAll().execute()).toEqual([]);
      const { vault_customer: customerId } = await till.db
        .selectFrom('accounts')
        .select('vault_customer')
        .where('subject', '=', 'ada')
        .executeTakeFirstOrThrow();
      const purchase = await till.prepare();
      const { gateway } = till.core.parts;
      const { captureContext } = purchase.session;
      const decision = await gateway.authorize({
        reference: 'CRN-1',
        transactionId: randomUUID().slice(0, 20),
        means: {
          method: 'card',
          transientToken: (await till.gateway.makeToken(captureContext, code)).text,
          stored: { customerId: String(customerId), instrumentId: stored.instrument_id },
        },
        amount: purchase.quote.totalAmount,
        billing: purchase.draft.billing,
        shipping: purchase.draft.shipping,
        contact: purchase.draft.contact,
        lines: [],
      });
      expect(decision).toMatchObject({ kind: 'declined', reason: 'INVALID_DATA' });
    });

    it('[PAY-08] a name no card bears is refused, and nothing is charged', async () => {
      const payment = { saveNewCard: true, nameOnCard: '<b>' };
      const { status, body } = await pay({ by: 'ada', payment });
      expect([status, body.field]).toEqual([400, 'payment.nameOnCard']);
      expect(await till.gateway.ledger('authorization')).toEqual([]);
    });

    it('[PAY-08] are ten at most; the order is placed all the same', async () => {
      await keepCard('ada');
      const card = await till.db.selectFrom('saved_cards').selectAll().executeTakeFirstOrThrow();
      const rows = Array.from({ length: 9 }, (_, index) => ({
        ...card,
        sequence: index + 2,
        card_id: randomUUID(),
        instrument_id: randomUUID(),
        identifier_id: randomUUID(),
      }));
      await till.db.insertInto('saved_cards').values(rows).execute();
      await till.db.updateTable('accounts').set({ last_card: 10 }).execute();
      await keepCard('ada', 'mastercard-ok');
      expect((await customerOf('ada')).paymentCards).toHaveLength(10);
    });
  });
});
