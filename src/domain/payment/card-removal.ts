import type { PaymentInfo } from '#domain/payment/payment-info.ts';

/**
 * Only the saved card of that sequence goes; name, expiry and card info are cleared (PAY-20, PAY-21). A new card is in no
 * list (PAY-19, D-CHECKOUT-21).
 */
export const removeCard = (payment: PaymentInfo, sequence: number): PaymentInfo => {
  const { cardInfo: _, ...rest } = payment;
  const cards = payment.cards.filter((card) => card.sequence !== sequence);
  return { ...rest, nameonCard: '', expDate: '', cards };
};

/** Choosing a saved card turns saved cards on; a new card turns them off (PAY-07). */
export const choosePaymentCard = (
  { cardSequence: _, ...payment }: PaymentInfo,
  sequence: number | undefined,
): PaymentInfo =>
  sequence !== undefined && payment.cards.some((card) => card.sequence === sequence)
    ? { ...payment, payWithSavedCard: true, cardSequence: sequence }
    : { ...payment, payWithSavedCard: false };
