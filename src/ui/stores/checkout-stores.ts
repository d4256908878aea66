import { createContext, useContext } from 'react';
import type { CheckoutStore } from '#ui/stores/checkout/checkout-store.ts';
import type { GiftTenderStore } from '#ui/stores/payment/gift-tender-store.ts';
import type { PaymentSessionStore } from '#ui/stores/payment/payment-session-store.ts';

/** Stores of the checkout; they exist as long as its screens. */
export interface CheckoutStores {
  readonly checkout: CheckoutStore;
  readonly session: PaymentSessionStore;
  readonly giftCards: GiftTenderStore;
}

export const CheckoutStoresContext = createContext<CheckoutStores | undefined>(undefined);

export const useCheckoutStores = (): CheckoutStores => {
  const stores = useContext(CheckoutStoresContext);
  if (stores === undefined) throw new Error('CheckoutStoresContext has no value');
  return stores;
};
