import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { returnGiftCards } from '#server/data/gift/gift-card-uses.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import {
  bags,
  balancesOf,
  boughtCard,
  cardForSale,
  holderOf,
  usesOf,
} from '#test/server/setup/till/gift-cards.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('an order paid by gift card', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  /** Four bags of 5 dollars: 20 dollars, nothing for shipping, no tax in Texas. */
  const wish = async (codes: readonly string[], more: Parameters<typeof draftOf>[0] = {}) =>
    draftOf({ products: bags(), ...(await holderOf(till, codes)), ...more });
  const shown = async (orderId: string) => (await till.lookUp(orderId)).body.data[0];
  const submitFree = (purchase: Awaited<ReturnType<Till['prepare']>>) =>
    till.submit(purchase, { payment: undefined });

  it('[P-50] coupon, two gift cards and a card: split right, to the cent', async () => {
    const [first, second] = [await boughtCard(till, 300), await boughtCard(till, 451)];
    const draft = await wish([first, second], { couponName: 'TEN' });
    const purchase = await till.prepare('visa-ok', draft);
    expect(purchase.quote).toMatchObject({
      subTotal: 20,
      discount: 2,
      totalAmount: 18,
      giftCards: [
        { last4: first.slice(-4), amount: 3, left: 0 },
        { last4: second.slice(-4), amount: 4.51, left: 0 },
      ],
      amountDue: 10.49,
    });
    expect(await balancesOf(till)).toEqual([300, 451]);
    const { orderId, totalAmount } = placedIn(await till.submit(purchase));
    expect(totalAmount).toBe(18);
    expect(await till.gateway.ledger('authorization')).toMatchObject([{ amountCents: 1049 }]);
    expect(await balancesOf(till)).toEqual([0, 0]);
    expect(await usesOf(till)).toEqual([
      { amount: 300, state: 'TAKEN' },
      { amount: 451, state: 'TAKEN' },
    ]);
    expect(await shown(orderId)).toMatchObject({
      totalAmount: 18,
      giftCards: [
        { last4: first.slice(-4), amount: 3 },
        { last4: second.slice(-4), amount: 4.51 },
      ],
      amountDue: 10.49,
      card: { last4: '1111' },
    });
    await till.settle();
    expect(await till.gateway.ledger('capture')).toMatchObject([{ amountCents: 1049 }]);
    const [mail] = till.mails;
    expect(mail?.text).toContain(`Gift card ending in ${first.slice(-4)}: −$3.00`);
    expect(mail?.text).toContain('Remaining amount: $10.49');
  });

  it('[P-50] a card that pays everything: no payment is asked for, and the rest stays on it', async () => {
    const code = await boughtCard(till, 2501);
    const purchase = await till.prepare('visa-ok', await wish([code]));
    expect(purchase.quote).toMatchObject({ totalAmount: 20, amountDue: 0 });
    const answer = await submitFree(purchase);
    const { orderId } = placedIn(answer);
    expect(placedIn(answer)).toMatchObject({ payment: 'PAID', totalAmount: 20 });
    await till.settle();
    expect(await till.gateway.ledger('authorization')).toEqual([]);
    expect(await balancesOf(till)).toEqual([501]);
    expect(await usesOf(till)).toEqual([{ amount: 2000, state: 'TAKEN' }]);
    const order = await shown(orderId);
    expect(order).toMatchObject({ amountDue: 0, giftCards: [{ amount: 20 }] });
    expect(order).not.toHaveProperty('card');
    // Sent again, it is the same order: nothing more is taken.
    expect(placedIn(await submitFree(purchase)).orderId).toBe(orderId);
    expect(await balancesOf(till)).toEqual([501]);
  });

  it('[P-50] a card emptied meanwhile: nothing is charged or held, and what is left is told', async () => {
    const codes = [await boughtCard(till, 700), await boughtCard(till, 300)];
    const [draft, rival] = [await wish(codes), await wish([codes[0] ?? ''])];
    const purchase = await till.prepare('visa-ok', draft);
    const faster = await till.prepare('visa-ok', rival);
    expect((await till.submit(faster)).status).toBe(200);
    const stock = await till.stockOf('CHP-0003');
    const answer = await till.submit(purchase);
    expect([answer.status, answer.body.code]).toEqual([409, 'GIFT_CARD_CHANGED']);
    expect(answer.body.data).toEqual([
      { cardRef: draft.giftCards?.[0], balance: 0 },
      { cardRef: draft.giftCards?.[1], balance: 3 },
    ]);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
    expect(await till.stockOf('CHP-0003')).toBe(stock);
    expect(await balancesOf(till)).toEqual([0, 300]);
    // The same token and coupon are good for the next try, at the price that is told now.
    const quote = await till.quoteFor(draft);
    expect(quote.amountDue).toBe(17);
    expect((await till.submit({ ...purchase, quote, key: randomUUID() })).status).toBe(200);
  });

  it('a card with more than promised still pays what was promised', async () => {
    const code = await boughtCard(till, 700);
    const purchase = await till.prepare('visa-ok', await wish([code]));
    await till.db.updateTable('gift_cards').set({ amount: 900, spent: 0 }).execute();
    expect((await till.submit(purchase)).status).toBe(200);
    expect(await till.gateway.ledger('authorization')).toMatchObject([{ amountCents: 1300 }]);
    expect(await balancesOf(till)).toEqual([200]);
  });

  it('[P-50] a declined payment gives back, and the next one may use it', async () => {
    const code = await boughtCard(till, 700);
    const draft = await wish([code]);
    expect((await till.submit(await till.prepare('visa-declined', draft))).status).toBe(402);
    expect(await balancesOf(till)).toEqual([700]);
    expect(await usesOf(till)).toEqual([{ amount: 700, state: 'RETURNED' }]);
    expect((await till.submit(await till.prepare('visa-ok', draft))).status).toBe(200);
    expect(await balancesOf(till)).toEqual([0]);
  });

  it('[GIFT-09] buys no gift card: only what else is in the order', async () => {
    const code = await boughtCard(till, 2500);
    const both = await till.quoteFor(await wish([code], { products: [cardForSale, ...bags()] }));
    expect(both).toMatchObject({ totalAmount: 45, amountDue: 25 });
    const alone = await till.quoteFor(await wish([code], { products: [cardForSale] }));
    expect(alone).toMatchObject({ totalAmount: 25, amountDue: 25 });
    expect(alone.giftCards).toMatchObject([{ amount: 0, left: 25 }]);
  });

  it('a cancelled order gives back what was taken, once, however often it is called', async () => {
    const code = await boughtCard(till, 2500);
    const { orderId } = placedIn(
      await submitFree(await till.prepare('visa-ok', await wish([code]))),
    );
    const at = new Date(till.clock.now());
    for (let turn = 0; turn < 3; turn += 1) {
      await till.db.transaction().execute((changes) => returnGiftCards(changes, orderId, at));
    }
    expect(await balancesOf(till)).toEqual([2500]);
    expect(await usesOf(till)).toEqual([{ amount: 2000, state: 'RETURNED' }]);
  });

  it('the refs of another shopper, and made-up ones, pay nothing: both get one answer', async () => {
    const code = await boughtCard(till, 2500);
    const { giftCards } = await holderOf(till, [code]);
    const stolen = await till.validate(draftOf({ products: bags(), giftCards }));
    const invented = await till.validate(draftOf({ products: bags(), giftCards: ['x'] }));
    expect([stolen.status, stolen.body.code]).toEqual([409, 'GIFT_CARD_CHANGED']);
    expect(stolen.body.data).toEqual([]);
    expect({ ...invented.body, requestId: '' }).toEqual({ ...stolen.body, requestId: '' });
    // Nor do they get into an order whose quote was made without them.
    const purchase = await till.prepare('visa-ok', draftOf({ products: bags() }));
    const answer = await till.submit({ ...purchase, draft: { ...purchase.draft, giftCards } });
    expect([answer.status, answer.body.code]).toEqual([409, 'GIFT_CARD_CHANGED']);
  });

  it('other cards than those of the quote are another price', async () => {
    const codes = [await boughtCard(till, 700), await boughtCard(till, 300)];
    const draft = await wish(codes);
    const purchase = await till.prepare('visa-ok', draft);
    const [first = ''] = draft.giftCards ?? [];
    const answer = await till.submit({ ...purchase, draft: { ...draft, giftCards: [first] } });
    expect([answer.status, answer.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(await balancesOf(till)).toEqual([300, 700]);
  });

  it('a ref named twice pays once; eleven are too many', async () => {
    const draft = await wish([await boughtCard(till, 700)]);
    const [ref = ''] = draft.giftCards ?? [];
    const twice = await till.quoteFor({ ...draft, giftCards: [ref, ref] });
    expect(twice).toMatchObject({ amountDue: 13, giftCards: [{ amount: 7 }] });
    const many = await till.validate({
      ...draft,
      giftCards: Array.from({ length: 11 }, () => ref),
    });
    expect([many.status, many.body.code]).toEqual([400, 'INPUT_REFUSED']);
  });
});
