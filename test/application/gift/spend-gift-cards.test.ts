import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { adasCard, adasShipping, memoryShop } from '#test/application/memory-shop.ts';
import { chips } from '#test/fixtures.ts';

const run = Effect.runPromise;
const ten = 'GC-1111-1111-1111-1111';
const rich = 'GC-2222-2222-2222-2222';
const empty = 'GC-3333-3333-3333-3333';

/** Two bags at 4.29, shipped: 14.08 dollars. */
const atPayment = async () => {
  const shop = memoryShop({ giftCards: { [ten]: 1000, [rich]: 250_000, [empty]: 0 } });
  await run(shop.addToCart(chips, 2));
  await run(shop.completeShipping(adasShipping));
  return shop;
};
type Shop = Awaited<ReturnType<typeof atPayment>>;
const cardsOf = async (shop: Shop) => (await run(shop.checkout.read)).giftCards;
const payRest = async (shop: Shop) => {
  await run(shop.startPayment());
  await run(shop.completePayment(adasCard));
};

describe('applyGiftCard', () => {
  it('keeps ref, last four and balance, and never the code', async () => {
    const shop = await atPayment();
    const { giftCards } = await run(
      shop.applyGiftCard(` ${ten.toLowerCase().replaceAll('-', ' ')} `),
    );
    expect(giftCards).toEqual([{ cardRef: 'ref-1', last4: '1111', balance: 1000 }]);
    const checkout = await run(shop.checkout.read);
    expect(checkout.giftCards).toEqual(giftCards);
    expect(JSON.stringify(checkout)).not.toContain('1111-1111');
    // The next one is asked for under the same id.
    await run(shop.applyGiftCard(rich));
    expect(shop.giftCards.asked).toEqual([
      `${ten} ${checkout.tempUserID}`,
      `${rich} ${checkout.tempUserID}`,
    ]);
  });

  it('a card typed twice has one place', async () => {
    const shop = await atPayment();
    await run(shop.applyGiftCard(ten));
    await run(shop.applyGiftCard(rich));
    shop.giftCards.balances.set(ten, 400 as Cents);
    const { giftCards } = await run(shop.applyGiftCard(ten));
    expect(giftCards.map(({ last4, balance }) => [last4, balance])).toEqual([
      ['1111', 400],
      ['2222', 250_000],
    ]);
  });

  it.each([
    ['', { problems: { giftCode: { key: 'required.giftCode' } } }, 0],
    ['GC-12', { problems: { giftCode: { key: 'gift.code' } } }, 0],
    ['GC-9999-9999-9999-9999', { _tag: 'GiftCardUnknown' }, 1],
    [empty, { _tag: 'GiftCardEmpty', last4: '3333' }, 1],
  ])('refuses %s and changes nothing', async (typed, failure, asked) => {
    const shop = await atPayment();
    expect(await failureOf(shop.applyGiftCard(typed))).toMatchObject(failure);
    expect(await cardsOf(shop)).toEqual([]);
    expect(shop.giftCards.asked).toHaveLength(asked);
  });

  it('takes ten cards and no eleventh', async () => {
    const codes = Array.from({ length: 11 }, (_, place) => `GC-0000-0000-0000-00${place + 10}`);
    const shop = memoryShop({ giftCards: Object.fromEntries(codes.map((code) => [code, 1])) });
    await run(shop.addToCart(chips, 2));
    await run(shop.completeShipping(adasShipping));
    for (const code of codes.slice(0, 10)) await run(shop.applyGiftCard(code));
    expect(await failureOf(shop.applyGiftCard(codes[10] ?? ''))).toMatchObject({
      problems: { giftCode: { key: 'gift.most', values: { count: 10 } } },
    });
    expect(await cardsOf(shop)).toHaveLength(10);
  });
});

describe('an order with gift cards', () => {
  it('[P-50] pays the rest by card', async () => {
    const shop = await atPayment();
    await run(shop.applyGiftCard(ten));
    await payRest(shop);
    const order = await run(shop.place());
    expect(order.totalAmount).toBe(1408);
    expect(shop.desk.placed.get(order.orderId)).toMatchObject({
      giftCards: [{ last4: '1111', amount: 1000 }],
      amountDue: 408,
    });
    expect(shop.giftCards.balances.get(ten)).toBe(0);
    // The next checkout knows nothing of it.
    expect(await cardsOf(shop)).toEqual([]);
  });

  it('[P-50] with nothing left needs no card, and the step can be skipped', async () => {
    const shop = await atPayment();
    expect(await failureOf(shop.skipPayment())).toMatchObject({ missing: 'payment' });
    await run(shop.applyGiftCard(rich));
    await run(shop.skipPayment());
    const order = await run(shop.place());
    expect(shop.desk.submissions[0]?.payment).toEqual({ kind: 'nothing-to-pay' });
    expect(shop.giftCards.balances.get(rich)).toBe(250_000 - order.totalAmount);
  });

  it('a card given before is asked for again when gift cards change what is due', async () => {
    const shop = await atPayment();
    await payRest(shop);
    await run(shop.applyGiftCard(ten));
    expect(await failureOf(shop.place())).toMatchObject({ missing: 'payment' });
    await payRest(shop);
    await run(shop.removeGiftCard('ref-1'));
    expect(await cardsOf(shop)).toEqual([]);
    expect(await failureOf(shop.place())).toMatchObject({ missing: 'payment' });
  });

  it('[P-50] a card emptied before the press: nothing is sent, and the payment is asked for again', async () => {
    const shop = await atPayment();
    await run(shop.applyGiftCard(rich));
    await run(shop.applyGiftCard(ten));
    await run(shop.skipPayment());
    shop.giftCards.balances.set(rich, 0 as Cents);
    const outcome = await run(
      shop.placeOrder({ asksAgain: false, showsBank: true, ordersBefore: [] }),
    );
    expect(outcome).toMatchObject({
      is: 'refused',
      failure: { _tag: 'GiftCardChanged' },
      next: ['payment'],
    });
    expect(shop.desk.submissions).toEqual([]);
    expect(await cardsOf(shop)).toEqual([{ cardRef: 'ref-2', last4: '1111', balance: 1000 }]);
    const { formStatus, contactInfo, idempotencyKey } = await run(shop.checkout.read);
    expect(formStatus).toEqual({ activeForm: 1, shippingCompleted: true, paymentCompleted: false });
    expect(contactInfo.email.value).toBe('ada@example.com');
    expect(idempotencyKey).toBeUndefined();
    await payRest(shop);
    expect((await run(shop.place())).totalAmount).toBe(1408);
  });

  it('[P-50] a card emptied while the order is on its way: the same, and the attempt is over', async () => {
    const shop = await atPayment();
    await run(shop.applyGiftCard(rich));
    await run(shop.skipPayment());
    const { validate } = shop.desk;
    const emptying = Effect.fnUntraced(function* (draft: Parameters<typeof validate>[0]) {
      const verdict = yield* validate(draft);
      shop.giftCards.balances.set(rich, 1 as Cents);
      return verdict;
    });
    Object.assign(shop.desk, { validate: emptying });
    expect(await failureOf(shop.place())).toMatchObject({ _tag: 'GiftCardChanged' });
    expect(shop.desk.submissions).toHaveLength(1);
    const { giftCards, idempotencyKey, formStatus } = await run(shop.checkout.read);
    expect(giftCards).toEqual([{ cardRef: 'ref-1', last4: '2222', balance: 1 }]);
    expect([idempotencyKey, formStatus.activeForm]).toEqual([undefined, 1]);
    expect(shop.telemetry.recorded.filter(({ kind }) => kind === 'failure')).toEqual([]);
  });

  it('a card the shop forgot goes at the shipping step, which may then be done', async () => {
    const shop = await atPayment();
    await run(shop.applyGiftCard(ten));
    const checkout = await run(shop.checkout.read);
    const old = { cardRef: 'ref-of-last-week', last4: '9999', balance: 100 as Cents };
    await run(shop.checkout.replace({ ...checkout, giftCards: [old] }));
    expect(await failureOf(shop.completeShipping(adasShipping))).toMatchObject({
      _tag: 'GiftCardChanged',
    });
    expect(await cardsOf(shop)).toEqual([]);
    expect(await run(shop.completeShipping(adasShipping))).toMatchObject({ kind: 'completed' });
  });
});

describe('showGiftCardBalance', () => {
  it('tells what is left, also nothing, and spends nothing', async () => {
    const shop = memoryShop({ giftCards: { [ten]: 1000, [empty]: 0 } });
    expect(await run(shop.showGiftCardBalance(ten))).toEqual({ last4: '1111', balance: 1000 });
    expect(await run(shop.showGiftCardBalance(empty))).toEqual({ last4: '3333', balance: 0 });
    expect(await cardsOf(shop)).toEqual([]);
  });
});
