import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePaymentCard, removeCard } from '#domain/payment/card-removal.ts';
import { type CardInfo, freshPayment, type PaymentInfo } from '#domain/payment/payment-info.ts';

const card = (sequence: number): CardInfo => ({
  cardType: 'Visa',
  cardNumberMask: 'XXXXXXXXXXXX1111',
  cardNumberValid: true,
  cvvNumberValid: true,
  sequence,
});
const payments = (): fc.Arbitrary<PaymentInfo> =>
  fc
    .record({
      sequences: fc.uniqueArray(fc.nat({ max: 9 })),
      payWithSavedCard: fc.boolean(),
    })
    .map(({ sequences, payWithSavedCard }) => ({
      ...freshPayment,
      nameonCard: 'Ada',
      expDate: '12/30',
      cardInfo: card(1),
      cards: sequences.map(card),
      payWithSavedCard,
    }));

describe('removeCard', () => {
  it('[PAY-20] removing a saved card takes out that one only', () => {
    fc.assert(
      fc.property(payments(), fc.nat({ max: 9 }), (payment, sequence) => {
        const after = removeCard(payment, sequence);
        expect(after.cards).toEqual(payment.cards.filter((each) => each.sequence !== sequence));
        expect(after.payWithSavedCard).toBe(payment.payWithSavedCard);
      }),
    );
  });

  it('[PAY-21] clears name, expiry and card info', () => {
    const payment = { ...freshPayment, nameonCard: 'Ada', expDate: '1', cardInfo: card(3) };
    const after = removeCard(payment, 3);
    expect([after.nameonCard, after.expDate, after.cardInfo]).toEqual(['', '', undefined]);
  });
});

describe('choosePaymentCard', () => {
  it('[PAY-07] a saved card turns saved cards on, a new one or a stranger off', () => {
    const payment = { ...freshPayment, cards: [card(4)] };
    expect(choosePaymentCard(payment, 4).payWithSavedCard).toBe(true);
    expect(choosePaymentCard(payment, 5).payWithSavedCard).toBe(false);
    expect(choosePaymentCard({ ...payment, payWithSavedCard: true }, undefined)).toEqual(payment);
    const { sequence: _, ...typed } = card(4);
    const fresh = { ...freshPayment, cards: [typed] };
    expect(choosePaymentCard(fresh, undefined)).toEqual(fresh);
    expect(freshPayment).toMatchObject({ cards: [], payWithSavedCard: false, saveNewCard: false });
  });
});
