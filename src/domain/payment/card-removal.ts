import type { PaymentInfo } from '#domain/payment/payment-info.ts';

/**
 * Removing a new card, one without a sequence, empties the list and turns saved cards off; otherwise
 * only the card of that sequence goes. Name, expiry and card info are cleared (PAY-19 … PAY-21).
 */
export const removeCard = (payment: PaymentInfo, sequence: number | undefined): PaymentInfo => {
  const { cardInfo: _, ...rest } = payment;
  const cleared = { ...rest, nameonCard: '', expDate: '' };
  return sequence === undefined
    ? { ...cleared, cards: [], payWithSavedCard: false }
    : { ...cleared, cards: payment.cards.filter((card) => card.sequence !== sequence) };
};

/** Choosing a saved card turns saved cards on; a new card turns them off (PAY-07). */
export const choosePaymentCard = (
  { cardSequence: _, ...payment }: PaymentInfo,
  sequence: number | undefined,
): PaymentInfo =>
  sequence !== undefined && payment.cards.some((card) => card.sequence === sequence)
    ? { ...payment, payWithSavedCard: true, cardSequence: sequence }
    : { ...payment, payWithSavedCard: false };
