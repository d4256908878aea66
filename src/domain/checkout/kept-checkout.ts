import type { Checkout } from '#domain/checkout/checkout.ts';

/**
 * What is kept of a checkout as a screen or terminal has it: everything typed.
 *
 * Step, quote, guest id, token and session stay those of the checkout at hand, so that an older
 * copy cannot bring an old attempt back. An attempt may be named beforehand (`--idempotency-key`),
 * but only while no payment was given and no attempt is under way.
 */
export const keptCheckout = (typed: Checkout, current: Checkout): Checkout => {
  const { quoteId: _, quotedTotal: __, tempUserID: ___, idempotencyKey: named, ...fields } = typed;
  const { quoteId, quotedTotal, tempUserID } = current;
  const idempotencyKey =
    current.idempotencyKey ?? (typed.formStatus.paymentCompleted ? undefined : named);
  const { nameonCard, expDate, saveNewCard, cards, payWithSavedCard, cardSequence } =
    typed.paymentInfo;
  const { cardSequence: ____, ...payment } = current.paymentInfo;
  return {
    ...fields,
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
