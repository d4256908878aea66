import type { Checkout } from '#domain/checkout/checkout.ts';
import { freshAccount } from '#domain/payment/account/payment-account.ts';

/**
 * What is stored of the checkout that a screen or terminal holds: everything typed.
 *
 * Step, quote, gift cards, guest id, token and session stay those of the current checkout, so that an older
 * copy cannot restore an old attempt. A key may be given in advance (`--idempotency-key`),
 * but only while no payment was entered and no attempt is under way.
 */
export const checkoutToStore = (typed: Checkout, current: Checkout): Checkout => {
  const {
    quoteId: _,
    quotedTotal: __,
    tempUserID: ___,
    quotedDays: ______,
    idempotencyKey: named,
    ...fields
  } = typed;
  const { quoteId, quotedTotal, quotedDays, tempUserID, giftCards } = current;
  const idempotencyKey =
    current.idempotencyKey ?? (typed.formStatus.paymentCompleted ? undefined : named);
  const { nameonCard, expDate, saveNewCard, cards, payWithSavedCard, cardSequence } =
    typed.paymentInfo;
  const { cardSequence: ____, method: _____, ...payment } = current.paymentInfo;
  return {
    ...fields,
    giftCards,
    formStatus: current.formStatus,
    paymentInfo: {
      ...payment,
      nameonCard,
      expDate,
      saveNewCard,
      cards,
      payWithSavedCard,
      ...(cardSequence !== undefined && { cardSequence }),
      ...chosenMethod(typed, current),
    },
    ...(quoteId !== undefined && { quoteId }),
    ...(quotedTotal !== undefined && { quotedTotal }),
    ...(quotedDays !== undefined && { quotedDays }),
    ...(tempUserID !== undefined && { tempUserID }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
};

/** How it is to be paid is typed; what PayPal said about it is not. */
const chosenMethod = (
  { paymentInfo: typed }: Checkout,
  { paymentInfo: current }: Checkout,
): Partial<Checkout['paymentInfo']> => {
  const { method, keepAccount, paymentAccountId, paymentAccount } = typed;
  const { validateAddress } = paymentAccount ?? freshAccount;
  const hasAccount = paymentAccount !== undefined || current.paymentAccount !== undefined;
  return {
    ...(method !== undefined && { method }),
    ...(keepAccount !== undefined && { keepAccount }),
    ...(paymentAccountId !== undefined && { paymentAccountId }),
    ...(hasAccount && {
      paymentAccount: { ...(current.paymentAccount ?? freshAccount), validateAddress },
    }),
  };
};
