import type { Checkout } from '#domain/checkout/checkout.ts';
import { withBillingCopied } from '#domain/checkout/checkout-steps.ts';
import { addressFields } from '#domain/checkout/entered-shipping.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import { cardProblems } from '#domain/payment/card-form.ts';
import type { Address } from '#domain/shipping/address.ts';
import { billingProblems, tidyAddress } from '#domain/shipping/address-forms.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { tidied, trimmed } from '#domain/validation/typed-text.ts';

/** Name and billing address of a payment, for new and saved cards. */
export interface TypedBilling {
  readonly billingSameAsShipping: boolean;
  readonly billing?: Address;
}

/** Input of the payment step, as typed; card number and code stay with the card vault. */
export interface TypedPayment extends TypedBilling {
  readonly nameOnCard: string;
  /** MM/YY. */
  readonly expiry: string;
  /** Save the card in the account; ignored for guests (D-CHECKOUT-20). */
  readonly saveNewCard?: boolean;
}

interface CheckedBilling {
  readonly checkout: Checkout;
  readonly billingProblems: Problems;
}

export interface CheckedPayment extends CheckedBilling {
  readonly cardProblems: Problems;
}

/** Stores and checks the billing address. */
export const enteredBilling = (checkout: Checkout, typed: TypedBilling): CheckedBilling => {
  const billing =
    typed.billingSameAsShipping || typed.billing === undefined
      ? undefined
      : tidyAddress(typed.billing);
  const ofBilling = billing === undefined ? {} : billingProblems(billing);
  const entered: Checkout = {
    ...checkout,
    billingSameShippingFlag: typed.billingSameAsShipping,
    billing: billing === undefined ? checkout.billing : addressFields(billing, ofBilling),
  };
  return { checkout: withBillingCopied(entered), billingProblems: ofBilling };
};

/** Stores and checks the payment step's input for a new card. */
export const enteredPayment = (
  checkout: Checkout,
  typed: TypedPayment,
  today: IsoDay,
): CheckedPayment => {
  const { checkout: entered, billingProblems: ofBilling } = enteredBilling(checkout, typed);
  const { cardSequence: _, ...payment } = entered.paymentInfo;
  return {
    checkout: {
      ...entered,
      paymentInfo: {
        ...payment,
        nameonCard: tidied(typed.nameOnCard),
        expDate: trimmed(typed.expiry),
        payWithSavedCard: false,
        saveNewCard: typed.saveNewCard === true,
      },
    },
    cardProblems: cardProblems(typed.nameOnCard, typed.expiry, today),
    billingProblems: ofBilling,
  };
};
