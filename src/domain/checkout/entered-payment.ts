import type { Address } from '#domain/checkout/address.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { withBillingCopied } from '#domain/checkout/checkout-steps.ts';
import { addressFields } from '#domain/checkout/entered-shipping.ts';
import type { IsoDay } from '#domain/validation/birth-date.ts';
import { billingProblems, cardProblems, tidyAddress } from '#domain/validation/forms.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { tidied, trimmed } from '#domain/validation/typed-text.ts';

/** What the payment step hands in, as typed; number and code stay with the card vault. */
export interface TypedPayment {
  readonly nameOnCard: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly billingSameAsShipping: boolean;
  readonly billing?: Address;
}

export interface CheckedPayment {
  readonly checkout: Checkout;
  readonly cardProblems: Problems;
  readonly billingProblems: Problems;
}

/** Takes over and checks what the payment step hands in. */
export const enteredPayment = (
  checkout: Checkout,
  typed: TypedPayment,
  today: IsoDay,
): CheckedPayment => {
  const billing =
    typed.billingSameAsShipping || typed.billing === undefined
      ? undefined
      : tidyAddress(typed.billing);
  const ofBilling = billing === undefined ? {} : billingProblems(billing);
  const entered: Checkout = {
    ...checkout,
    billingSameShippingFlag: typed.billingSameAsShipping,
    billing: billing === undefined ? checkout.billing : addressFields(billing, ofBilling),
    paymentInfo: {
      ...checkout.paymentInfo,
      nameonCard: tidied(typed.nameOnCard),
      expDate: trimmed(typed.expiry),
    },
  };
  return {
    checkout: withBillingCopied(entered),
    cardProblems: cardProblems(typed.nameOnCard, typed.expiry, today),
    billingProblems: ofBilling,
  };
};
