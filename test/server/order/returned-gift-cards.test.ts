import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorHeader } from '#adapters/http/wire/operator.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import {
  askBalance,
  bags,
  balancesOf,
  boughtCard,
  cardForSale,
  holderOf,
  usesOf,
} from '#test/server/setup/till/gift-cards.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';

describeOnBothDatabases('gift cards of an order that is given back', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open(), { operatorKey });
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const cancel = (orderId: string) =>
    till.shop.post(`/operator/orders/${orderId}/cancel`, {}, { [operatorHeader]: operatorKey });
  const orderWith = async (code: string) => {
    const holder = await holderOf(till, [code]);
    return till.prepare('visa-ok', draftOf({ products: bags(), ...holder }));
  };
  const ofCard = async () => {
    const cards = till.db
      .selectFrom('gift_cards')
      .select('order_id')
      .where('order_id', 'is not', null);
    return (await cards.$narrowType<{ order_id: string }>().executeTakeFirstOrThrow()).order_id;
  };

  it('[P-50] have their money again, once, and the rest goes back to what paid it', async () => {
    const code = await boughtCard(till, 700);
    const { orderId } = placedIn(await till.submit(await orderWith(code)));
    await till.settle();
    expect(await balancesOf(till)).toEqual([0]);
    till.mails.length = 0;
    const answers = await Promise.all([cancel(orderId), cancel(orderId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await till.settle();
    expect(await balancesOf(till)).toEqual([700]);
    expect(await usesOf(till)).toEqual([{ amount: 700, state: 'RETURNED' }]);
    const story = JSON.stringify(answers[1]?.body.data);
    expect(story).toContain(`Gift card ending ${code.slice(-4)}: $7.00, given back to the card.`);
    expect(story).not.toContain(code);
    expect(await till.gateway.ledger('refund')).toMatchObject([{ amountCents: 1300 }]);
    expect(till.mails[0]?.text).toContain('We are giving back $13.00');
    expect(till.mails[0]?.text).toContain('Your gift cards have their full amount back.');
  });

  it('that were bought with it pay nothing any more', async () => {
    const code = await boughtCard(till);
    const orderId = await ofCard();
    expect((await cancel(orderId)).status).toBe(200);
    expect(await balancesOf(till)).toEqual([0]);
    expect((await askBalance(till, code)).body.data[0]).toMatchObject({ balance: 0 });
  });

  it('that were bought with it and not mailed yet are never mailed', async () => {
    till.mailTrouble.down = true;
    await till.submit(await till.prepare('visa-ok', draftOf({ products: [cardForSale] })));
    await till.settle();
    expect((await cancel(await ofCard())).status).toBe(200);
    till.mailTrouble.down = false;
    till.advance(3_600_000);
    await till.settle();
    expect(till.mails.filter(({ to }) => to === 'grace@example.com')).toEqual([]);
    expect(till.mails.length).toBeGreaterThan(0);
  });

  it('that were bought with it and used already keep it from being given back', async () => {
    const code = await boughtCard(till);
    const orderId = await ofCard();
    const spending = placedIn(await till.submit(await orderWith(code), { payment: undefined }));
    const refused = await cancel(orderId);
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_COMMAND_REFUSED']);
    expect(refused.body.message).toContain('gift card bought with this order was used');
    expect(await balancesOf(till)).toEqual([500]);
    // Once the other order gave the money back, this one can be given back too.
    expect((await cancel(spending.orderId)).status).toBe(200);
    expect((await cancel(orderId)).status).toBe(200);
    expect(await balancesOf(till)).toEqual([0]);
  });
});
