import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftCardsProblem } from '#domain/cart/lines/gift-limits.ts';
import { couponAmount, includesGiftCard, onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import type { ChosenGiftCard } from '#domain/gift/gift.ts';
import { shopDay } from '#domain/gift/send-day.ts';
import { type Day, dayOfIso, daysAfter, isoOf } from '#domain/locale/calendar.ts';
import type { Cents } from '#domain/money/cents.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { memoryShop } from '#test/application/memory-shop.ts';
import { chips } from '#test/fixtures.ts';

const card = (dollars: number): ChosenGiftCard => ({
  productId: `GFT-${dollars}`,
  title: 'Gift Card',
  amount: (dollars * 100) as Cents,
  imageUrl: '/g.svg',
});
const grace = {
  firstName: ' Grace ',
  lastName: 'Hopper',
  recipientEmail: 'grace@example.com',
  giftMessage: 'For the bugs',
};
const run = Effect.runPromise;

describe('addGiftCard', () => {
  it('[GIFT-02] [GIFT-04] puts the chosen card into the cart, for whom and with what words', async () => {
    const shop = memoryShop();
    const { lines } = await run(shop.addGiftCard(card(25), grace));
    expect(lines).toMatchObject([
      {
        kind: 'product',
        productId: 'GFT-25',
        quantity: 1,
        unitPrice: 2500,
        gift: { ...grace, firstName: 'Grace' },
      },
    ]);
    expect([includesGiftCard(lines), onlyGiftCards(lines)]).toEqual([true, true]);
    const both = (await run(shop.addToCart(chips, 1))).lines;
    expect([onlyGiftCards(both), couponAmount(both)]).toEqual([false, chips.price]);
  });

  it('the same card for the same person is one more; other words are another line', async () => {
    const shop = memoryShop();
    await run(shop.addGiftCard(card(10), grace));
    await run(shop.addGiftCard(card(10), grace));
    const { lines } = await run(shop.addGiftCard(card(10), { ...grace, giftMessage: '' }));
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
  });

  it('[GIFT-02] another day is another line, and a day too far away is refused', async () => {
    const shop = memoryShop();
    const sendOn = isoOf(daysAfter(dayOfIso(shopDay(shop.clock.now())) ?? (0 as Day), 3));
    await run(shop.addGiftCard(card(10), grace));
    await run(shop.addGiftCard(card(10), { ...grace, sendOn }));
    const { lines } = await run(shop.addGiftCard(card(10), { ...grace, sendOn: ` ${sendOn} ` }));
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(lines[1]).toMatchObject({ gift: { sendOn } });
    const far = { ...grace, sendOn: '2999-01-01' };
    expect(await failureOf(shop.addGiftCard(card(10), far))).toMatchObject({
      problems: { sendOn: { key: 'gift.day' } },
    });
  });

  it('[GIFT-06] [GIFT-07] says what is wrong, field by field, and adds nothing', async () => {
    const shop = memoryShop();
    const empty = { firstName: '', lastName: '', recipientEmail: '', giftMessage: '' };
    expect(await failureOf(shop.addGiftCard(card(10), empty))).toMatchObject({
      problems: {
        firstName: { key: 'required.firstName' },
        lastName: { key: 'required.lastName' },
        recipientEmail: { key: 'required.recipientEmail' },
      },
    });
    expect((await run(shop.cart.read)).lines).toEqual([]);
  });

  it('[GIFT-03] refuses a message of more than 200 characters', async () => {
    const shop = memoryShop();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 201, max: 400 }), async (length) => {
        const failure = await failureOf(
          shop.addGiftCard(card(10), { ...grace, giftMessage: '🎁'.repeat(length) }),
        );
        expect(failure).toMatchObject({ problems: { giftMessage: { key: 'text.long' } } });
      }),
    );
    await run(shop.addGiftCard(card(10), { ...grace, giftMessage: '🎁'.repeat(200) }));
  });

  it('[GIFT-09] refuses the sixth card and 500.01 dollars', async () => {
    const shop = memoryShop();
    for (let count = 0; count < 5; count += 1) await run(shop.addGiftCard(card(100), grace));
    expect(await failureOf(shop.addGiftCard(card(10), grace))).toMatchObject({
      problems: { giftCard: { key: 'gift.cards', values: { count: 5 } } },
    });
    const dear = memoryShop();
    await run(dear.addGiftCard(card(500), grace));
    const cent: ChosenGiftCard = { ...card(1), amount: 1 as Cents };
    expect(await failureOf(dear.addGiftCard(cent, grace))).toMatchObject({
      problems: { giftCard: { key: 'gift.amount', values: { amount: 500 } } },
    });
    const { lines } = await run(dear.cart.read);
    expect(giftCardsProblem(lines, { cards: 1, amount: 50_001 as Cents })).toBeUndefined();
    expect(giftCardsProblem(lines, { cards: 1, amount: 49_999 as Cents })?.key).toBe('gift.amount');
  });
});
