import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { usualLimits } from '#server/base/limits/usual-limits.ts';
import { usualGoodsBounds } from '#server/base/parts/goods-bounds.ts';
import { openDatabase } from '#server/data/database/database.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { payerOf } from '#test/server/setup/till/payer.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;
const bags = (quantity: number, productId = 'CHP-0001', unitPrice = 4.29) => ({
  productId,
  quantity,
  unitPrice,
});
const wish = {
  goods: {
    order: { lines: 3, units: 60, value: 30_000 as Cents },
    heldOfShopper: 60,
    heldOfAddress: 100,
    challenge: usualGoodsBounds.challenge,
  },
  limits: {
    declinesOfActor: { ...usualLimits.declinesOfActor, most: 100 },
    declinesOfAddress: { ...usualLimits.declinesOfAddress, most: 1000 },
    contextsOfActor: { ...usualLimits.contextsOfActor, most: 100 },
  },
};

describeOnBothDatabases('goods one shopper may keep from the others', (open) => {
  let till: Till;
  let other: Till;
  beforeAll(async () => {
    const signIn = providerUnderTest();
    const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
    signIn.people.set('ada', person);
    const database = await open();
    till = await openTill(database, { ...wish, signIn });
    const { url } = database;
    // PostgreSQL gets a second pool, as of another process; the embedded database has one owner.
    const shared = { ...database, close: async () => undefined };
    other = await openTill(url === undefined ? shared : await openDatabase({ url }), {
      ...wish,
      reopened: { gateway: till.gateway, time: till.clock.now() },
    });
  });
  afterAll(async () => {
    await other.close();
    await till.close();
  });
  beforeEach(() => till.forget());

  const codes = (answers: readonly Answer[]) => answers.map(({ body }) => body.code ?? 'PLACED');
  /** An order whose bank asks: its goods are on hold. */
  const asking = (quantity: number, tempUserID: string = randomUUID()) =>
    till.prepare('3ds-challenge-ok', draftOf({ products: [bags(quantity)], tempUserID }));

  describe('in one order', () => {
    it.each([
      [
        'units',
        [bags(50), bags(11, 'CHP-0002', 3.5)],
        /60 bags and pieces; this one has 61/,
        /60 bolsas y piezas; este tiene 61/,
      ],
      [
        'value',
        [bags(13, 'MRC-0001', 24)],
        /\$300\.00; these goods cost \$312\.00/,
        /\$300\.00; estos artículos cuestan \$312\.00/,
      ],
      [
        'lines',
        ['CHP-0001', 'CHP-0002', 'CHP-0003', 'CND-0001'].map((id) => bags(1, id)),
        /3 different items; this one has 4/,
        /3 artículos distintos; este tiene 4/,
      ],
    ] as const)(
      '[LIM-12] so many %s, and what to do is said',
      async (_, products, english, spanish) => {
        const draft = draftOf({ products });
        const quoted = await till.validate(draft);
        expect([quoted.status, quoted.body.code]).toEqual([409, 'ORDER_TOO_LARGE']);
        expect(quoted.body.messages?.['en-us']).toMatch(english);
        expect(quoted.body.messages?.es).toMatch(spanish);
        // Nobody gets round it with a quote for less.
        const small = await till.prepare('visa-ok', draftOf({ tempUserID: draft.tempUserID }));
        const submitted = await till.submit({ ...small, draft });
        expect([submitted.status, submitted.body.code]).toEqual([409, 'ORDER_TOO_LARGE']);
        expect(await till.stockOf('CHP-0001')).toBe(1000);
      },
    );

    it('[LIM-12] boxes and packs count by what is in them', async () => {
      const items = [{ productId: 'CHP-0001', quantity: 30 }];
      const boxes = (quantity: number) =>
        till.validate(
          draftOf({
            products: [],
            mixes: [{ productId: 'MYOMP-30-1', quantity, unitPrice: 26.75, items }],
          }),
        );
      expect((await boxes(2)).status).toBe(200);
      expect((await boxes(3)).body.code).toBe('ORDER_TOO_LARGE');
    });
  });

  describe('on hold', () => {
    it('[P-22] so many for one shopper, and for their account, until a payment ends', async () => {
      const tempUserID = randomUUID();
      const first = await asking(40, tempUserID);
      expect((await till.submit(first, {}, headersOf('ada'))).body.code).toBe(
        'PAYMENT_ACTION_REQUIRED',
      );
      const second = await asking(30, tempUserID);
      const refused = await till.submit(second);
      expect([refused.status, refused.body.code]).toEqual([409, 'GOODS_ON_HOLD']);
      expect(refused.body.message).toContain('Nothing was charged');
      expect(refused.body.messages?.es).toContain('No se cobró nada');
      expect(Number(refused.headers.get('retry-after'))).toBe(300);
      const elsewhere = await asking(30);
      expect((await till.submit(elsewhere, {}, headersOf('ada'))).body.code).toBe('GOODS_ON_HOLD');
      expect(await till.stockOf('CHP-0001')).toBe(960);
      // Twenty more fit; and what is paid for is nobody's hold.
      const paid = await till.prepare('visa-ok', draftOf({ products: [bags(20)], tempUserID }));
      expect(placedIn(await till.submit(paid)).payment).toBe('PAID');
      till.advance(6 * minute);
      await till.settle();
      const again = await asking(60, tempUserID);
      expect((await till.submit(again)).body.code).toBe('PAYMENT_ACTION_REQUIRED');
    });

    it('[P-22] so many for one address, whatever names it gives itself', async () => {
      const answers = [];
      for (const quantity of [60, 30, 20, 10])
        answers.push(await till.submit(await asking(quantity)));
      expect(codes(answers)).toEqual([
        'PAYMENT_ACTION_REQUIRED',
        'PAYMENT_ACTION_REQUIRED',
        'GOODS_ON_HOLD',
        'PAYMENT_ACTION_REQUIRED',
      ]);
      expect(await till.stockOf('CHP-0001')).toBe(900);
    });

    it('[P-22] no more of it for twenty orders at once, on two servers', async () => {
      const purchases = [];
      for (let index = 0; index < 20; index += 1) purchases.push(await asking(20));
      const answers = await Promise.all(
        purchases.map((purchase, index) => (index % 2 === 0 ? till : other).submit(purchase)),
      );
      const held = codes(answers).filter((code) => code === 'PAYMENT_ACTION_REQUIRED');
      expect(held).toHaveLength(5);
      expect(await till.stockOf('CHP-0001')).toBe(900);
    });

    it('[P-22] no more of it for many orders of one shopper at once', async () => {
      const tempUserID = randomUUID();
      const purchases = [];
      for (let index = 0; index < 12; index += 1) purchases.push(await asking(20, tempUserID));
      await Promise.all(
        purchases.map((purchase, index) => (index % 2 === 0 ? till : other).submit(purchase)),
      );
      expect(await till.stockOf('CHP-0001')).toBe(940);
    });

    it('not what waits for the payer’s bank: it is paid for, and may take days', async () => {
      const tempUserID = randomUUID();
      const payer = payerOf(till);
      const draft = draftOf({ products: [bags(50)], tempUserID });
      const { item, returned } = await payer.approved('buyer-pending', draft);
      expect(placedIn(await payer.submit(draft, item, returned)).payment).toBe('PENDING');
      const more = await till.submit(await asking(60, tempUserID));
      expect(more.body.code).toBe('PAYMENT_ACTION_REQUIRED');
    });

    it('the address is kept with the goods only as long as they are held', async () => {
      const kept = async () =>
        (
          await till.db.selectFrom('stock_reservations').select(['state', 'address_hash']).execute()
        ).map(({ state, address_hash: address }) => [state, address !== null]);
      await till.submit(await asking(1));
      expect(await kept()).toEqual([['HELD', true]]);
      till.advance(6 * minute);
      await till.settle();
      await till.submit(await till.prepare());
      expect((await kept()).sort()).toEqual([
        ['RELEASED', false],
        ['TAKEN', false],
      ]);
    });
  });
});
