import type { Checkout } from '#domain/checkout/checkout.ts';
import { accountToStore } from '#domain/payment/account/payment-account.ts';
import { noPaymentSession } from '#domain/payment/session/payment-session.ts';

/**
 * The checkout as a browser may store it: no capture context, token, masked claims, card info or
 * payment session (D-CHECKOUT-08), and no saved cards, which are read again. Without them the
 * payment must be entered again, so a later step
 * falls back to payment.
 */
export const withoutSecrets = (checkout: Checkout): Checkout => {
  const { nameonCard, expDate, payWithSavedCard, cardSequence, saveNewCard } = checkout.paymentInfo;
  const { method, keepAccount, paymentAccountId, paymentAccount } = checkout.paymentInfo;
  const { activeForm } = checkout.formStatus;
  return {
    ...checkout,
    paymentInfo: {
      nameonCard,
      expDate,
      cards: [],
      payWithSavedCard,
      ...(cardSequence !== undefined && { cardSequence }),
      saveNewCard,
      ...(method !== undefined && { method }),
      ...(keepAccount !== undefined && { keepAccount }),
      ...(paymentAccountId !== undefined && { paymentAccountId }),
      ...(paymentAccount && { paymentAccount: accountToStore(paymentAccount) }),
      session: noPaymentSession,
    },
    formStatus: {
      ...checkout.formStatus,
      activeForm: activeForm === 2 ? 1 : activeForm,
      paymentCompleted: false,
    },
  };
};
