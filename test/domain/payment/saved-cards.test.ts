import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExpired, type SavedCard } from '#domain/account/saved-card.ts';
import { freshPayment } from '#domain/payment/payment-info.ts';
import {
  cardInfoOf,
  cardsToChoose,
  cardWanted,
  defaultCard,
  tokenOfSaved,
  withSavedCards,
} from '#domain/payment/saved-cards.ts';

const today = '2026-11-21';
const cardOf = (sequence: number, expDate = '12/30'): SavedCard => ({
  id: `card-${sequence}`,
  sequence,
  cardType: 'Visa',
  cardNumberMask: '**** 1111',
  nameonCard: 'Sara Singh',
  expDate,
});
const wallets = (): fc.Arbitrary<readonly SavedCard[]> =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 })
    .chain((sequences) =>
      fc.tuple(
        ...sequences.map((sequence) =>
          fc.constantFrom('10/26', '11/26', '12/30').map((expDate) => cardOf(sequence, expDate)),
        ),
      ),
    );

describe('withSavedCards', () => {
  it('[PAY-23] finds the card that is named, and by `default` the one that pays', () => {
    const cards = [cardOf(3, '10/26'), cardOf(2), cardOf(1)];
    expect(cardWanted(cards, 1, today)).toBe(cards[2]);
    expect(cardWanted(cards, 3, today)).toBe(cards[0]);
    expect(cardWanted(cards, 'default', today)).toBe(cards[1]);
    expect(cardWanted(cards, 9, today)).toBeUndefined();
    expect(cardWanted(cards, undefined, today)).toBeUndefined();
  });

  it('[PAY-23] lists every card and suggests the newest that is good', () => {
    fc.assert(
      fc.property(wallets(), (cards) => {
        const payment = withSavedCards(freshPayment, cards, { today, suggests: true });
        expect(payment.cards.map(({ sequence }) => sequence)).toEqual(
          cards.map(({ sequence }) => sequence),
        );
        const good = cards.filter((card) => !isExpired(card, today));
        expect(payment.cardSequence).toBe(good[0]?.sequence);
        expect(payment.payWithSavedCard).toBe(good.length > 0);
        expect(defaultCard(cards, today)).toBe(good[0]);
        const shown = cardsToChoose(cards, today);
        expect(shown.slice(0, good.length)).toEqual(good);
        expect(new Set(shown)).toEqual(new Set(cards));
        expect(shown).toHaveLength(cards.length);
      }),
    );
  });

  it('[PAY-07] [P-36] keeps what was chosen while it is there and good, and nothing else', () => {
    fc.assert(
      fc.property(wallets(), fc.integer({ min: 1, max: 9 }), (cards, cardSequence) => {
        const chosen = { ...freshPayment, payWithSavedCard: true, cardSequence };
        const payment = withSavedCards(chosen, cards, { today, suggests: false });
        const card = cards.find(({ sequence }) => sequence === cardSequence);
        const stays = card !== undefined && !isExpired(card, today);
        expect(payment.payWithSavedCard).toBe(stays);
        expect(payment.cardSequence).toBe(stays ? cardSequence : undefined);
      }),
    );
  });

  it('suggests nothing to who is typing a new card', () => {
    const typing = { ...freshPayment, nameonCard: 'Sara' };
    const payment = withSavedCards(typing, [cardOf(1)], { today, suggests: true });
    expect([payment.payWithSavedCard, payment.nameonCard]).toEqual([false, 'Sara']);
  });
});

describe('a saved card in a checkout', () => {
  it('[PAY-05] is known but for its security code', () => {
    expect(cardInfoOf(cardOf(4))).toEqual({
      cardType: 'Visa',
      cardNumberMask: '**** 1111',
      cardNumberValid: true,
      cvvNumberValid: false,
      sequence: 4,
    });
    const typing = { ...freshPayment, expDate: '12/30' };
    const payment = withSavedCards(typing, [cardOf(1)], { today, suggests: true });
    expect([payment.payWithSavedCard, payment.cards]).toEqual([false, [cardInfoOf(cardOf(1))]]);
  });

  it('[PAY-07] a card that was listed but not chosen gives way to the suggestion', () => {
    const listed = { ...freshPayment, payWithSavedCard: false, cardSequence: 2 };
    const cards = [cardOf(1), cardOf(2)];
    const payment = withSavedCards(listed, cards, { today, suggests: true });
    expect([payment.cardSequence, payment.payWithSavedCard]).toEqual([1, true]);
    const none = withSavedCards(listed, cards, { today, suggests: false });
    expect(none).not.toHaveProperty('cardSequence');
  });
});

describe('tokenOfSaved', () => {
  it('[PAY-05] has the masked claims of the saved card', () => {
    const token = { transientToken: 'token', jti: 'jti', expiresAt: 1, brand: '', last4: '' };
    expect(tokenOfSaved(token, cardOf(1))).toEqual({ ...token, brand: 'Visa', last4: '1111' });
  });
});
