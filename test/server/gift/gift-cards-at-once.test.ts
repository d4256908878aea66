import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { holdGiftCards } from '#server/data/gift/gift-card-uses.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import {
  bags,
  balancesOf,
  boughtCard,
  cardForSale,
  holderOf,
} from '#test/server/setup/till/gift-cards.ts';
import { openTill, type Purchase, placedIn, type Till } from '#test/server/setup/till/till.ts';

interface Authorization {
  readonly status: string;
  readonly amountCents: number;
}

describeOnBothDatabases('gift cards and many orders at once', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const spent = async () => {
    const rows = await till.db
      .selectFrom('gift_card_uses')
      .innerJoin('gift_cards', 'gift_cards.gift_card_id', 'gift_card_uses.gift_card_id')
      .select(['gift_card_uses.amount', 'state', 'gift_cards.gift_card_id'])
      .execute();
    return rows;
  };
  const cards = () =>
    till.db.selectFrom('gift_cards').select(['gift_card_id', 'amount', 'balance']).execute();
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

  /** What was put on a card is on it, or in orders: no cent twice, none lost. */
  const expectEveryCentOnce = async () => {
    const uses = await spent();
    for (const card of await cards()) {
      const used = uses.filter(
        (use) => use.gift_card_id === card.gift_card_id && use.state !== 'RETURNED',
      );
      expect(card.balance).toBe(card.amount - sum(used.map(({ amount }) => amount)));
      expect(card.balance).toBeGreaterThanOrEqual(0);
    }
  };
  const purchase = async (
    alias: string,
    codes: readonly string[],
    products = bags(),
  ): Promise<Purchase> =>
    till.prepare(alias, draftOf({ products, ...(await holderOf(till, codes)) }));
  /** Prepared five at a time: on a busy machine the gateway would not answer fifty in its time. Sent at once. */
  const fifty = async (prepare: (place: number) => Promise<Purchase>): Promise<Purchase[]> => {
    const wishes: Purchase[] = [];
    while (wishes.length < 50) {
      const five = Array.from({ length: 5 }, (_, place) => prepare(wishes.length + place));
      wishes.push(...(await Promise.all(five)));
    }
    return wishes;
  };
  const isFree = ({ quote }: Purchase) => quote.amountDue === 0;
  const send = (wish: Purchase) => till.submit(wish, isFree(wish) ? { payment: undefined } : {});

  it('[P-50] 50 orders on one card at once never spend a cent twice', async () => {
    const code = await boughtCard(till, 5000);
    const wishes = await fifty(() => purchase('visa-ok', [code]));
    expect(wishes.every(isFree)).toBe(true);
    const answers = await Promise.all(wishes.map(send));
    const placed = answers.filter(({ status }) => status === 200);
    // Two orders of 20 dollars fit on 50 dollars; 10 are left for nobody who was promised 20.
    expect(placed).toHaveLength(2);
    const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(new Set(codes)).toEqual(new Set(['GIFT_CARD_CHANGED']));
    expect(await balancesOf(till)).toEqual([1000]);
    await expectEveryCentOnce();
    expect(await till.stockOf('CHP-0003')).toBe(1000 - 2 * 4);
    expect(await till.gateway.ledger('authorization')).toEqual([]);
  });

  it('[P-50] of orders that reserve at the same moment, those after the last cent are told what is left', async () => {
    await boughtCard(till, 5000);
    const { gift_card_id: giftCardId } = await till.db
      .selectFrom('gift_cards')
      .select('gift_card_id')
      .executeTakeFirstOrThrow();
    const orderIds: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const placed = placedIn(await till.submit(await till.prepare()));
      orderIds.push(placed.orderId);
    }
    const use = { giftCardId, last4: '0000', amount: 2000 as Cents };
    const told = await Promise.all(
      orderIds.map((orderId) =>
        till.db
          .transaction()
          .execute((changes) => holdGiftCards(changes, orderId, [use], new Date(0))),
      ),
    );
    expect(told.filter((left) => left === undefined)).toHaveLength(2);
    for (const left of told) expect(left?.get(giftCardId) ?? 1000).toBe(1000);
    await expectEveryCentOnce();
  });

  it('[P-50] 50 orders over three cards in every order, some declined: no deadlock, every cent once', async () => {
    const [a, b, c] = [
      await boughtCard(till, 10_000),
      await boughtCard(till, 8000),
      await boughtCard(till, 6100),
    ];
    const ways = [[a, b, c], [c, b, a], [b, a], [c, a], [b, c], [c]];
    // 45 dollars, of which a gift card pays 20 at most: no gift card buys a gift card.
    const products = [cardForSale, ...bags()];
    const wishes = await fifty((place) => {
      const alias = place % 4 === 0 ? 'visa-declined' : 'visa-ok';
      return purchase(alias, ways[place % ways.length] ?? [], products);
    });
    const answers = await Promise.all(wishes.map(send));
    for (const { status } of answers) expect([200, 402, 409]).toContain(status);
    await expectEveryCentOnce();
    // Orders and money agree: what was paid is what the gateway and the cards gave.
    const orders = await till.db
      .selectFrom('orders')
      .select('total_amount')
      .where('state', '=', 'PAID')
      .where(
        'quote_id',
        'in',
        wishes.map(({ quote }) => quote.quoteId),
      )
      .execute();
    const entries = (await till.gateway.ledger('authorization')) as readonly Authorization[];
    const approved = entries.filter(({ status }) => status === 'AUTHORIZED');
    const taken = (await spent()).filter(({ state }) => state === 'TAKEN');
    expect(orders.length).toBeGreaterThan(1);
    expect(taken.length).toBeGreaterThanOrEqual(orders.length);
    expect(sum(orders.map((order) => order.total_amount))).toBe(
      sum(approved.map((entry) => entry.amountCents)) + sum(taken.map(({ amount }) => amount)),
    );
  });
});
