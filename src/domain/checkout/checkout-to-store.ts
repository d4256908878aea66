import type { Checkout } from '#domain/checkout/checkout.ts';

/**
 * What is stored of the checkout that a screen or terminal holds: everything typed.
 *
 * Step, quote, gift cards, guest id, token and session stay those of the current checkout, so that an older
 * copy cannot restore an old attempt. A key may be given in advance (`--idempotency-key`),
 * but only while no payment was entered and no attempt is under way.
 */
export const checkoutToStore = (typed: Checkout, current: Checkout): Checkout => {
  const { quoteId: _, quotedTotal: __, tempUserID: ___, idempotencyKey: named, ...fields } = typed;
  const { quoteId, quotedTotal, tempUserID, giftCards } = current;
  const idempotencyKey =
    current.idempotencyKey ?? (typed.formStatus.paymentCompleted ? undefined : named);
  const { nameonCard, expDate, saveNewCard, cards, payWithSavedCard, cardSequence } =
    typed.paymentInfo;
  const { cardSequence: ____, ...payment } = current.paymentInfo;
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
    },
    ...(quoteId !== undefined && { quoteId }),
    ...(quotedTotal !== undefined && { quotedTotal }),
    ...(tempUserID !== undefined && { tempUserID }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
};
