import type { Checkout } from '#domain/checkout/checkout.ts';
import { freshAccount, type PaymentAccount } from '#domain/payment/account/payment-account.ts';
import type { GivenAccount } from '#domain/payment/given-payment.ts';

export const accountOf = ({ paymentInfo }: Checkout): PaymentAccount =>
  paymentInfo.paymentAccount ?? freshAccount;

/** The checkout with its payment account changed; nothing else moves. */
export const withPaymentAccount = (
  checkout: Checkout,
  change: (account: PaymentAccount) => PaymentAccount,
): Checkout => ({
  ...checkout,
  paymentInfo: { ...checkout.paymentInfo, paymentAccount: change(accountOf(checkout)) },
});

/** PayPal pays, and has not been approved yet. */
export const accountChosen = (checkout: Checkout, keepAccount: boolean): Checkout => {
  const { account: _, paymentAccountId: __, ...payment } = checkout.paymentInfo;
  const paymentInfo = { ...payment, method: 'payment-account', keepAccount } as const;
  return { ...checkout, paymentInfo };
};

/** Approved, and on to the review. */
export const accountCompleted = (checkout: Checkout, account: GivenAccount): Checkout =>
  toReview({
    ...checkout,
    paymentInfo: { ...checkout.paymentInfo, method: 'payment-account', account },
  });

/** A saved account is to pay; the step is not done yet. */
export const savedAccountChosen = (checkout: Checkout, paymentAccountId: string): Checkout => {
  const { account: _, ...payment } = checkout.paymentInfo;
  return { ...checkout, paymentInfo: { ...payment, method: 'saved-account', paymentAccountId } };
};

/** A saved account pays without a page: there is nothing to approve. */
export const savedAccountCompleted = (checkout: Checkout, paymentAccountId: string): Checkout =>
  toReview(savedAccountChosen(checkout, paymentAccountId));

const toReview = (checkout: Checkout): Checkout => ({
  ...checkout,
  formStatus: { ...checkout.formStatus, activeForm: 2, paymentCompleted: true },
});

/** Cards pay again, such as after a saved account is gone. */
export const withoutAccount = (checkout: Checkout): Checkout => {
  const { method: _, account: __, paymentAccountId: ___, ...paymentInfo } = checkout.paymentInfo;
  return { ...checkout, paymentInfo };
};
