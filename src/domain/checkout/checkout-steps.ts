import { type Checkout, type CheckoutStep, fieldsOf } from '#domain/checkout/checkout.ts';
import type { CardInfo, CardToken } from '#domain/payment/payment-info.ts';
import type { Address } from '#domain/shipping/address.ts';

/** A step may open when everything before it is finished (CHK-01). */
export const mayOpenStep = (checkout: Checkout, step: CheckoutStep): boolean => {
  const { shippingCompleted, paymentCompleted } = checkout.formStatus;
  return step === 0 || (shippingCompleted && (step === 1 || paymentCompleted));
};

/**
 * The review is asked for, and the payment given before it did not outlive its page: what is not secret of
 * it is still there (D-CHECKOUT-08).
 */
export const isPaymentForgotten = (checkout: Checkout, step: CheckoutStep): boolean => {
  const { nameonCard, payWithSavedCard, method } = checkout.paymentInfo;
  const wasGiven = nameonCard !== '' || payWithSavedCard || method !== undefined;
  return step === 2 && mayOpenStep(checkout, 1) && !mayOpenStep(checkout, 2) && wasGiven;
};

/** Shipping is done: on to payment, which must be given anew because address and price may differ. */
export const shippingCompleted = (checkout: Checkout, quoteId: string): Checkout => ({
  ...withoutToken(checkout),
  quoteId,
  formStatus: { activeForm: 1, shippingCompleted: true, paymentCompleted: false },
});

/** What the vault gave for the card, and on to the review. */
export const paymentCompleted = (
  checkout: Checkout,
  token: CardToken,
  cardInfo: CardInfo,
): Checkout => {
  const { transientToken, ...masked } = token;
  const { method: _, account: __, ...payment } = checkout.paymentInfo;
  return {
    ...checkout,
    paymentInfo: {
      ...payment,
      transientToken,
      decryptedCardToken: masked,
      cardInfo,
    },
    formStatus: { ...checkout.formStatus, activeForm: 2, paymentCompleted: true },
  };
};

/** On to the review of an order that costs nothing: there is no card (D-CART-11). */
export const paymentNotNeeded = (checkout: Checkout): Checkout => ({
  ...withoutToken(checkout),
  formStatus: { ...checkout.formStatus, activeForm: 2, paymentCompleted: true },
});

/**
 * Past step 0 the payment is asked for again on step 1; at step 0 nothing moves (CHK-10, CHK-11).
 * Token and card info go; name and expiry stay.
 */
export const resetPayment = (checkout: Checkout): Checkout => ({
  ...withoutToken(checkout),
  formStatus: {
    ...checkout.formStatus,
    activeForm: checkout.formStatus.activeForm > 0 ? 1 : 0,
    paymentCompleted: false,
  },
});

/** Back at shipping, what was typed stays; the payment is asked for again (CHK-26). */
export const shippingReopened = (checkout: Checkout): Checkout => ({
  ...resetPayment(checkout),
  formStatus: { activeForm: 0, shippingCompleted: false, paymentCompleted: false },
});

/** With the flag set, billing is the shipping address (CHK-17). */
export const billingAddress = (checkout: Checkout, shipping: Address, billing: Address): Address =>
  checkout.billingSameShippingFlag ? shipping : billing;

export const withBillingCopied = (checkout: Checkout): Checkout => {
  if (!checkout.billingSameShippingFlag) return checkout;
  const { isUpsAddress: _, selected: __, ...fields } = checkout.shipping;
  return { ...checkout, billing: fields };
};

/**
 * The address is decided, and nothing is left to choose from (CHK-16). `isUpsAddress`: the address
 * service knows it, or it was chosen from the service's candidates (CHK-14).
 */
export const withCheckedAddress = (checkout: Checkout, isUpsAddress: boolean): Checkout => ({
  ...checkout,
  shipping: { ...checkout.shipping, isUpsAddress },
  upsValidatedAddresses: [],
});

/** Chooses a stored address, or reopens its fields (CHK-15). */
export const withSelectedAddress = (
  checkout: Checkout,
  address: Address,
  editMode: boolean,
): Checkout => ({
  ...checkout,
  shipping: {
    ...fieldsOf(address),
    isUpsAddress: checkout.shipping.isUpsAddress,
    selected: { address, editMode },
  },
});

const withoutToken = (checkout: Checkout): Checkout => {
  const {
    transientToken: _,
    decryptedCardToken: __,
    cardInfo: ___,
    account: ____,
    ...rest
  } = checkout.paymentInfo;
  return { ...checkout, paymentInfo: rest };
};
