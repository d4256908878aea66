import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import type { GivenWallet } from '#domain/payment/given-payment.ts';

/**
 * A checkout of its own for a wallet, whose contact and address come from the sheet: nothing typed
 * for the normal checkout changes (CHK-19). An attempt whose end nobody knows goes with it, or the
 * same goods could be paid twice; `holding` keeps gift message and gift cards, too.
 */
export const walletCheckout = (
  current: Checkout,
  { tempUserID, holding }: { readonly tempUserID: string; readonly holding: boolean },
): WalletCheckout => ({
  ...freshCheckout,
  ...(holding && { giftCard: current.giftCard, giftCards: current.giftCards }),
  ...openAttempt(current),
  tempUserID: current.tempUserID ?? tempUserID,
  isApplePay: true,
});

export type WalletCheckout = Checkout & { readonly tempUserID: string };

/** With what the sheet gave: ready to be placed. */
export const withWallet = (checkout: Checkout, wallet: GivenWallet): Checkout => ({
  ...checkout,
  paymentInfo: { ...checkout.paymentInfo, method: 'apple-pay', wallet },
  formStatus: { activeForm: 2, shippingCompleted: true, paymentCompleted: true },
});

/**
 * The normal checkout after a wallet's: an attempt of it that may have become an order is guarded
 * like any other, and one that ended guards no more. `begun` is the wallet's checkout as it began.
 */
export const afterWallet = (
  current: Checkout,
  { begun, ended }: { readonly begun: Checkout; readonly ended: Checkout },
): Checkout => {
  const attempt = openAttempt(ended);
  const { tempUserID } = ended;
  if (attempt.idempotencyKey !== undefined) {
    return { ...current, ...attempt, ...(tempUserID !== undefined && { tempUserID }) };
  }
  const isOver =
    begun.idempotencyKey !== undefined && current.idempotencyKey === begun.idempotencyKey;
  if (!isOver) return current;
  const { idempotencyKey: _, ...rest } = current;
  return rest;
};

/** Key and quote of an order that was sent and whose end is not known. */
const openAttempt = ({
  idempotencyKey,
  quoteId,
}: Checkout): Pick<Checkout, 'idempotencyKey' | 'quoteId'> =>
  idempotencyKey === undefined || quoteId === undefined ? {} : { idempotencyKey, quoteId };
