import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  isSameTender,
  paidBy,
  type SpendableGiftCard,
  tenderOf,
} from '#domain/gift/gift-tender.ts';
import { addCents, type Cents, zeroCents } from '#domain/money/cents.ts';
import { smallAmounts, spendableCards } from '#test/arbitraries/gift.ts';

const orders = fc
  .record({ goods: smallAmounts, giftCardLines: smallAmounts, cards: spendableCards })
  .map(({ goods, giftCardLines, cards }) => ({
    totalAmount: addCents(goods, giftCardLines),
    giftCardLines,
    cards,
  }));
const law = (judge: (order: (typeof sample)[number]) => void) =>
  fc.assert(fc.property(orders, judge));
const sample = fc.sample(orders, 1);
const card = (balance: number, cardRef = 'ref-1'): SpendableGiftCard => ({
  cardRef,
  last4: '0000',
  balance: balance as Cents,
});

describe('what gift cards pay', () => {
  it('[P-50] is with what is left to pay exactly the total: no cent is lost or doubled', () => {
    law(({ totalAmount, giftCardLines, cards }) => {
      const { giftCards, amountDue } = tenderOf(totalAmount, giftCardLines, cards);
      expect(addCents(paidBy({ giftCards }), amountDue)).toBe(totalAmount);
      expect(amountDue).toBeGreaterThanOrEqual(0);
    });
  });

  it('[P-50] never is more than is on a card, and what is left stays on it', () => {
    law(({ totalAmount, giftCardLines, cards }) => {
      const { giftCards } = tenderOf(totalAmount, giftCardLines, cards);
      expect(giftCards.map(({ cardRef }) => cardRef)).toEqual(cards.map(({ cardRef }) => cardRef));
      for (const [place, { amount, left }] of giftCards.entries()) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(addCents(amount, left)).toBe(cards[place]?.balance);
      }
    });
  });

  it('[GIFT-09] buys no gift card: their price is always left to pay', () => {
    law(({ totalAmount, giftCardLines, cards }) => {
      expect(tenderOf(totalAmount, giftCardLines, cards).amountDue).toBeGreaterThanOrEqual(
        giftCardLines,
      );
    });
  });

  it('is as much as they can: something is due beyond gift cards only when all are empty', () => {
    law(({ totalAmount, giftCardLines, cards }) => {
      const { giftCards, amountDue } = tenderOf(totalAmount, giftCardLines, cards);
      const isEmpty = giftCards.every(({ left }) => left === 0);
      expect(amountDue === giftCardLines || isEmpty).toBe(true);
    });
  });

  it('empties one card before it touches the next, in the order of the shopper', () => {
    law(({ totalAmount, giftCardLines, cards }) => {
      const { giftCards } = tenderOf(totalAmount, giftCardLines, cards);
      const firstWithRest = giftCards.findIndex(({ left }) => left > 0);
      const after = firstWithRest === -1 ? [] : giftCards.slice(firstWithRest + 1);
      expect(paidBy({ giftCards: after })).toBe(0);
    });
  });

  it('is the same when it is worked out again from what it says is on the cards', () => {
    law(({ totalAmount, giftCardLines, cards }) => {
      const tender = tenderOf(totalAmount, giftCardLines, cards);
      expect(cardsOf(tender)).toEqual(cards);
      expect(isSameTender(tenderOf(totalAmount, giftCardLines, cardsOf(tender)), tender)).toBe(
        true,
      );
    });
  });

  it('is split as in the example of the documentation', () => {
    const total = 2000 as Cents;
    const cards = [card(500), card(2500, 'ref-2'), card(100, 'ref-3')];
    expect(tenderOf(total, zeroCents, cards)).toEqual({
      giftCards: [
        { cardRef: 'ref-1', last4: '0000', amount: 500, left: 0 },
        { cardRef: 'ref-2', last4: '0000', amount: 1500, left: 1000 },
        { cardRef: 'ref-3', last4: '0000', amount: 0, left: 100 },
      ],
      amountDue: 0,
    });
    expect(tenderOf(total, 1800 as Cents, cards).amountDue).toBe(1800);
  });

  it('differs when another amount, card or order of cards pays', () => {
    const one = tenderOf(900 as Cents, zeroCents, [card(500), card(500, 'ref-2')]);
    for (const cards of [
      [card(500, 'ref-2'), card(500)],
      [card(400), card(500, 'ref-2')],
      [card(500)],
      [],
    ]) {
      expect(isSameTender(one, tenderOf(900 as Cents, zeroCents, cards))).toBe(false);
    }
    // What is left on a card is no part of it.
    expect(
      isSameTender(one, tenderOf(900 as Cents, zeroCents, [card(500), card(900, 'ref-2')])),
    ).toBe(true);
  });
});
