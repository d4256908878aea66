import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { freshPayment, type PaymentInfo } from '#domain/payment/payment-info.ts';
import {
  givenPaymentOf,
  type PaymentKind,
  paymentMethodOf,
} from '#domain/payment/payment-method.ts';
import { dues, paymentInfos } from '#test/arbitraries/checkout.ts';

const due = 1408 as Cents;
const token = { jti: 'jti', expiresAt: 9, brand: 'Visa', last4: '1111' };
const given = {
  ...freshPayment,
  nameonCard: 'Ada Lovelace',
  transientToken: 'token-1',
  decryptedCardToken: token,
};
const card = { transientToken: 'token-1', expiresAt: 9, brand: 'Visa', last4: '1111' };

/** Every kind with what makes it; a kind that is missing here does not compile. */
const madeBy: Readonly<Record<PaymentKind, (facts: Facts) => boolean>> = {
  'nothing-to-pay': ({ amount }) => amount === 0,
  'saved-card': ({ amount, saved, instead }) => amount !== 0 && instead === undefined && saved,
  'new-card': ({ amount, saved, instead }) => amount !== 0 && instead === undefined && !saved,
  'apple-pay': ({ amount, instead }) => amount !== 0 && instead === 'apple-pay',
  'payment-account': ({ amount, instead }) => amount !== 0 && instead === 'payment-account',
  'saved-account': ({ amount, instead }) => amount !== 0 && instead === 'saved-account',
};
interface Facts {
  readonly amount: Cents | undefined;
  readonly saved: boolean;
  /** What pays in place of a card. */
  readonly instead: PaymentInfo['method'];
}

const insteadOf = ({ method, paymentAccountId }: PaymentInfo): Facts['instead'] =>
  method === 'saved-account' && paymentAccountId === undefined ? undefined : method;

describe('the payment method of a checkout', () => {
  it('[PAY-07] [COUPON-06] is exactly one kind, whatever is stored', () => {
    fc.assert(
      fc.property(paymentInfos, dues, (payment, amount) => {
        const saved = payment.payWithSavedCard && payment.cardSequence !== undefined;
        const instead = insteadOf(payment);
        const kinds = Object.entries(madeBy).filter(([, makes]) =>
          makes({ amount, saved, instead }),
        );
        expect(kinds.map(([kind]) => kind)).toEqual([paymentMethodOf(payment, amount).kind]);
      }),
    );
  });

  it('[PAY-04] is given when nothing is due, or with what its kind is paid with, and never else', () => {
    fc.assert(
      fc.property(paymentInfos, dues, (payment, amount) => {
        const { transientToken, decryptedCardToken, wallet, account } = payment;
        const hasToken = transientToken !== undefined && decryptedCardToken !== undefined;
        const isGiven = {
          card: hasToken,
          'apple-pay': wallet !== undefined,
          'payment-account': account !== undefined,
          'saved-account': true,
        }[insteadOf(payment) ?? 'card'];
        const method = givenPaymentOf(payment, amount);
        expect(method !== undefined).toBe(amount === 0 || isGiven);
        if (method !== undefined) expect(method).toEqual(paymentMethodOf(payment, amount));
      }),
    );
  });

  it('of a new card has its name, its token and the session the token was made in', () => {
    expect(paymentMethodOf({ ...given, saveNewCard: true }, due)).toEqual({
      kind: 'new-card',
      nameOnCard: 'Ada Lovelace',
      saveNewCard: true,
      given: card,
    });
    const session = { ...given.session, paymentSessionId: 'session-1' };
    expect(paymentMethodOf({ ...given, session }, undefined)).toMatchObject({
      given: { ...card, paymentSessionId: 'session-1' },
    });
  });

  it('[PAY-23] of a saved card has its number, and no name to keep', () => {
    const saved = { ...given, payWithSavedCard: true, cardSequence: 2, saveNewCard: true };
    expect(paymentMethodOf(saved, due)).toEqual({
      kind: 'saved-card',
      cardSequence: 2,
      given: card,
    });
    expect(paymentMethodOf({ ...saved, payWithSavedCard: false }, due).kind).toBe('new-card');
  });

  it('[WALLET-01] [PACC-01] of a wallet or an account has what was given there, and no card', () => {
    const wallet = { paymentData: 'eyJ9', cardName: 'Visa 1111' };
    const account = {
      orderId: 'O-1',
      orderRequestId: 'R-1',
      payerId: 'P-1',
      paymentId: 'PAY-1',
      email: 'ada@example.com',
      expiresAt: 9,
    };
    const kept = { ...given, paymentAccountId: 'A-1' };
    expect(paymentMethodOf({ ...given, method: 'apple-pay', wallet }, due)).toEqual({
      kind: 'apple-pay',
      given: wallet,
    });
    expect(
      paymentMethodOf({ ...given, method: 'payment-account', keepAccount: true, account }, due),
    ).toEqual({ kind: 'payment-account', keepAccount: true, given: account });
    expect(paymentMethodOf({ ...kept, method: 'saved-account' }, due)).toEqual({
      kind: 'saved-account',
      paymentAccountId: 'A-1',
    });
  });

  it('[COUPON-06] hands over no card for an order that costs nothing', () => {
    expect(givenPaymentOf(given, 0 as Cents)).toEqual({ kind: 'nothing-to-pay' });
  });
});
