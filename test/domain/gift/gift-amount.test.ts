import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GiftCardDesign } from '#domain/gift/gift.ts';
import {
  giftAmountRange,
  giftCardOfAmount,
  offeredGiftCards,
  usualGiftCards,
} from '#domain/gift/gift-amount.ts';
import {
  checkGiftCard,
  checkOtherAmount,
  chooseGiftCard,
  emptyGiftCardForm,
  offerGiftCards,
  typeOtherAmount,
} from '#domain/gift/gift-card-form.ts';
import type { Cents } from '#domain/money/cents.ts';

const cardOf = (dollars: number) => ({
  productId: `GFT-${dollars}`,
  amount: (dollars * 100) as Cents,
  imageUrl: '/g.svg',
});

const design = (title: string): GiftCardDesign => ({
  title,
  amounts: [1000, 2500] as Cents[],
  cards: Array.from({ length: 41 }, (_, index) => cardOf(index + 10)),
});

const designs = [design('Gift Card')];
const offered = offeredGiftCards(designs);
const outside = { key: 'gift.whole', values: { least: 10, most: 50 } };

describe('the amount of a gift card', () => {
  it('[GIFT-04] [GIFT-08] is found however a whole dollar is written, and only among those on offer', () => {
    const written = fc.constantFrom(
      (dollars: number) => `${dollars}`,
      (dollars: number) => `$${dollars}`,
      (dollars: number) => ` $ ${dollars}.00 `,
      (dollars: number) => `${dollars},00`,
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), written, (dollars, write) => {
        const found = giftCardOfAmount(offered, write(dollars));
        expect(found).toEqual(
          dollars >= 10 && dollars <= 50
            ? { card: { ...cardOf(dollars), title: 'Gift Card' } }
            : { problem: outside },
        );
      }),
    );
  });

  it('[GIFT-06] is never guessed from what is no whole dollar', () => {
    for (const typed of ['', ' ', '12.50', '-12', '1e1', 'twelve', '12 13', '0x12', '٢٥']) {
      expect(giftCardOfAmount(offered, typed)).toEqual({ problem: outside });
    }
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const found = giftCardOfAmount(offered, typed);
        expect('card' in found).toBe(
          /^\s*\$?\s*\d+([.,]0{1,2})?\s*$/.test(typed) &&
            Number(/\d+/.exec(typed)?.[0]) >= 10 &&
            Number(/\d+/.exec(typed)?.[0]) <= 50,
        );
      }),
    );
    expect(giftCardOfAmount([], '25')).toEqual({ problem: { key: 'required.giftCard' } });
  });

  it('[GIFT-08] the usual ones are those the shop names', () => {
    expect(usualGiftCards(designs).map(({ amount }) => amount)).toEqual([1000, 2500]);
    expect(giftAmountRange(offered)).toEqual({ least: 10, most: 50 });
  });
});

describe('another amount in the form', () => {
  const start = offerGiftCards(emptyGiftCardForm, designs);

  it('[GIFT-04] the second smallest usual amount is chosen to begin with', () => {
    expect(start.cardObj?.amount).toBe(2500);
    const [only] = designs;
    if (only === undefined) throw new Error('no design');
    const one = offerGiftCards(emptyGiftCardForm, [{ ...only, amounts: [1000 as Cents] }]);
    expect(one.cardObj?.amount).toBe(1000);
    expect(offerGiftCards(emptyGiftCardForm, []).cardObj).toBeUndefined();
  });

  it('[GIFT-04] chooses a card as soon as there is one, and none before', () => {
    const empty = typeOtherAmount(start, offered, '');
    expect(empty.otherAmount).toBe('');
    expect(empty).not.toHaveProperty('cardObj');
    expect(typeOtherAmount(empty, offered, '3').cardObj).toBeUndefined();
    const typed = typeOtherAmount(empty, offered, '37');
    expect(typed.cardObj?.amount).toBe(3700);
    expect(typeOtherAmount(typed, offered, '371').cardObj).toBeUndefined();
    expect(chooseGiftCard(typed, { ...cardOf(10), title: '' })).not.toHaveProperty('otherAmount');
  });

  it('[GIFT-06] says first what is wrong with it, and takes that away when it is typed anew', () => {
    const wrong = typeOtherAmount(start, offered, '5');
    const left = checkOtherAmount(wrong, offered);
    expect(left.errorObj).toEqual({ giftCard: outside });
    expect(Object.keys(checkGiftCard(wrong, offered, '2026-12-01').errorObj)[0]).toBe('giftCard');
    expect(typeOtherAmount(left, offered, '50').errorObj).toEqual({});
    expect(checkOtherAmount(typeOtherAmount(left, offered, '50'), offered).errorObj).toEqual({});
  });

  it('[GIFT-08] stays when the cards come in another language', () => {
    const spanish = [design('Tarjeta de regalo')];
    const typed = typeOtherAmount(start, offered, '37');
    expect(offerGiftCards(typed, spanish)).toMatchObject({
      otherAmount: '37',
      cardObj: { productId: 'GFT-37', title: 'Tarjeta de regalo' },
    });
    const wrong = checkOtherAmount(typeOtherAmount(start, offered, '5'), offered);
    expect(offerGiftCards(wrong, spanish).errorObj).toEqual({ giftCard: outside });
    const chosen = chooseGiftCard(start, { ...cardOf(10), title: 'Gift Card' });
    expect(offerGiftCards(chosen, spanish).cardObj).toMatchObject({
      productId: 'GFT-10',
      title: 'Tarjeta de regalo',
    });
  });
});
