import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine, ProductLine } from '#domain/cart/lines/cart-line.ts';
import { giftCardLine } from '#domain/cart/lines/gift-card-line.ts';
import { giftCardsProblem } from '#domain/cart/lines/gift-limits.ts';
import {
  couponAmount,
  giftOf,
  includesGiftCard,
  onlyGiftCards,
} from '#domain/cart/lines/gift-lines.ts';
import type { Cents } from '#domain/money/cents.ts';
import { ordersOnlyGiftCards } from '#domain/order/only-gift-cards.ts';
import { cartLines, mix, product, wildCarts } from '#test/arbitraries/cart.ts';

const grace = {
  firstName: 'Grace',
  lastName: 'Hopper',
  recipientEmail: 'grace@example.com',
  giftMessage: 'For the bugs',
};
const uuid = '0b8f1c7e-5a1d-4c57-9f8e-0123456789ab';

const card = (cents: number, quantity = 1): ProductLine => ({
  ...giftCardLine(
    { productId: 'GFT-1', title: 'Gift Card', amount: cents as Cents, imageUrl: '/g.svg' },
    grace,
    uuid,
  ),
  quantity,
});

const giftCards = (): fc.Arbitrary<CartLine> =>
  fc
    .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 3 }))
    .map(([cents, quantity]) => card(cents, quantity));

const mixedCarts = (): fc.Arbitrary<readonly CartLine[]> =>
  fc.array(fc.oneof(cartLines(), giftCards()), { maxLength: 6 });

describe('gift cards in a cart', () => {
  it('[GIFT-04] a chosen card is a line of its own with the end of a random id in its name', () => {
    expect(card(2500)).toEqual({
      kind: 'product',
      id: 'GFT-1-0123456789ab',
      productId: 'GFT-1',
      quantity: 1,
      unitPrice: 2500,
      title: 'Gift Card',
      imagePath: '/g.svg',
      gift: grace,
    });
  });

  it('only gift cards are for somebody', () => {
    fc.assert(
      fc.property(wildCarts(), (all) => {
        const lines = all.filter(({ productId }) => !productId.startsWith('GFT-'));
        expect(lines.map(giftOf)).toEqual(lines.map(() => undefined));
        expect([includesGiftCard(lines), onlyGiftCards(lines)]).toEqual([false, false]);
      }),
    );
    expect(giftOf(card(2500))).toEqual(grace);
  });

  it('a removed gift card counts as none, an empty cart is no cart of gift cards', () => {
    expect([includesGiftCard([card(2500, 0)]), onlyGiftCards([card(2500, 0)])]).toEqual([
      false,
      false,
    ]);
    expect([includesGiftCard([]), onlyGiftCards([])]).toEqual([false, false]);
    const beside = [card(2500), product('CHP-0101', 0)];
    expect([includesGiftCard(beside), onlyGiftCards(beside)]).toEqual([true, true]);
    const both = [card(2500), product('CHP-0101', 1)];
    expect([includesGiftCard(both), onlyGiftCards(both)]).toEqual([true, false]);
  });

  it('a coupon takes from what the goods cost, never from gift cards', () => {
    fc.assert(
      fc.property(mixedCarts(), (lines) => {
        const goods = lines.filter((line) => giftOf(line) === undefined);
        expect(couponAmount(lines)).toBe(couponAmount(goods));
        expect(couponAmount(goods)).toBe(
          goods.reduce((sum, { unitPrice, quantity }) => sum + (unitPrice ?? 0) * quantity, 0),
        );
      }),
    );
    expect(couponAmount([product('CHP-0101', 2, 349), mix('MYOMP-30-1', {}, 3)])).toBe(6692);
  });

  it('an order is sent nowhere only when gift cards are all there is', () => {
    const gift = { productId: 'GFT-1', quantity: 1, gift: grace };
    const none = { products: [], multipack: [], bundle: [] };
    const snack = { productId: 'CHP-0101', quantity: 1 };
    const box = { mixPackId: 'MYOMP-30-1' };
    type Lines = Parameters<typeof ordersOnlyGiftCards>[0];
    const only = (lines: object): boolean => ordersOnlyGiftCards({ ...none, ...lines } as Lines);
    expect(only({ products: [gift] })).toBe(true);
    expect(only({ products: [gift, gift] })).toBe(true);
    expect(only({})).toBe(false);
    expect(only({ products: [gift, snack] })).toBe(false);
    expect(only({ products: [gift], multipack: [box] })).toBe(false);
    expect(only({ products: [gift], bundle: [box] })).toBe(false);
  });
});

describe('how many gift cards, and how much on them', () => {
  it('[GIFT-09] five cards and 500 dollars pass, one more of either does not', () => {
    expect(giftCardsProblem([card(1000, 5)])).toBeUndefined();
    expect(giftCardsProblem([card(50_000)])).toBeUndefined();
    expect(giftCardsProblem([card(1000, 5), card(1000)])).toEqual({
      key: 'gift.cards',
      values: { count: 5 },
    });
    expect(giftCardsProblem([card(25_001, 2)])).toEqual({
      key: 'gift.amount',
      values: { amount: 500 },
    });
  });

  it('[GIFT-09] counts gift cards alone, whatever else is in the cart', () => {
    fc.assert(
      fc.property(mixedCarts(), (lines) => {
        const cards = lines.filter((line) => giftOf(line) !== undefined);
        const units = cards.reduce((sum, { quantity }) => sum + quantity, 0);
        const worth = cards.reduce((sum, line) => sum + line.quantity * (line.unitPrice ?? 0), 0);
        const limits = { cards: units, amount: worth as Cents };
        expect(giftCardsProblem(lines, limits)).toBeUndefined();
        expect(giftCardsProblem(lines, { ...limits, cards: units - 1 })?.key).toBe('gift.cards');
        const cent = { ...limits, amount: (worth - 1) as Cents };
        expect(giftCardsProblem(lines, cent)?.key).toBe('gift.amount');
      }),
    );
    const { unitPrice: _, ...unpriced } = card(1);
    expect(giftCardsProblem([unpriced], { cards: 1, amount: 0 as Cents })).toBeUndefined();
  });
});
