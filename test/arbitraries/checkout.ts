import fc, { type Arbitrary } from 'fast-check';
import { type Checkout, type CheckoutStep, freshCheckout } from '#domain/checkout/checkout.ts';
import type { Cents } from '#domain/money/cents.ts';
import { freshPayment, type PaymentInfo } from '#domain/payment/payment-info.ts';
import { noPaymentSession } from '#domain/payment/session/payment-session.ts';

/** Few and close together, so that tokens are good, about to run out and over. */
export const moments: Arbitrary<number> = fc.constantFrom(0, 29_999, 30_000, 30_001, 900_000);

/** What a cart comes to; undefined while it has no total. */
export const dues: Arbitrary<Cents | undefined> = fc.constantFrom(
  undefined,
  0 as Cents,
  1 as Cents,
  1408 as Cents,
);

export const paymentInfos: Arbitrary<PaymentInfo> = fc
  .record(
    {
      nameonCard: fc.constantFrom('', 'Ada Lovelace'),
      expDate: fc.constantFrom('', '12/30'),
      transientToken: fc.constantFrom('token-1', 'token-2'),
      decryptedCardToken: fc.record({
        jti: fc.constant('jti'),
        expiresAt: moments,
        brand: fc.constant('Visa'),
        last4: fc.constant('1111'),
      }),
      payWithSavedCard: fc.boolean(),
      cardSequence: fc.integer({ min: 1, max: 3 }),
      saveNewCard: fc.boolean(),
      method: fc.constantFrom<NonNullable<PaymentInfo['method']>>(
        'apple-pay',
        'payment-account',
        'saved-account',
      ),
      wallet: fc.constant({ paymentData: 'eyJ9', cardName: 'Visa 1111' }),
      account: moments.map((expiresAt) => ({
        orderId: 'O-1',
        orderRequestId: 'R-1',
        payerId: 'P-1',
        paymentId: 'PAY-1',
        email: 'ada@example.com',
        expiresAt,
      })),
      keepAccount: fc.boolean(),
      paymentAccountId: fc.constant('A-1'),
      session: fc.constantFrom(noPaymentSession, {
        ...noPaymentSession,
        paymentSessionId: 'payment-session-1',
      }),
    },
    {
      requiredKeys: ['nameonCard', 'expDate', 'payWithSavedCard', 'saveNewCard', 'session'],
    },
  )
  .map((info) => ({ ...freshPayment, ...info }));

/** Any record that may be stored, also those no press of today leaves behind. */
export const anyCheckouts: Arbitrary<Checkout> = fc
  .record({
    paymentInfo: paymentInfos,
    activeForm: fc.constantFrom<CheckoutStep>(0, 1, 2),
    shippingCompleted: fc.boolean(),
    paymentCompleted: fc.boolean(),
    idempotencyKey: fc.constantFrom(undefined, 'key-1'),
    quoteId: fc.constantFrom(undefined, 'quote-1'),
  })
  .map(({ paymentInfo, idempotencyKey, quoteId, ...formStatus }) => ({
    ...freshCheckout,
    paymentInfo,
    formStatus,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(quoteId !== undefined && { quoteId }),
  }));
