import type { AddressFields, Checkout, ContactFields, Field } from '#domain/checkout/checkout.ts';
import { withBillingCopied } from '#domain/checkout/checkout-steps.ts';
import { type Address, type Contact, emptyAddress } from '#domain/shipping/address.ts';
import {
  billingProblems,
  contactProblems,
  shippingProblems,
  tidyAddress,
  tidyContact,
} from '#domain/shipping/address-forms.ts';
import { giftMessageProblem } from '#domain/validation/message-text.ts';
import type { Problem, Problems } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';

/** Input of the shipping step, as typed. */
export interface TypedShipping {
  readonly contact: Contact;
  readonly shipping: Address;
  /** Absent: the same as shipping. */
  readonly billing?: Address;
  /** The order is a gift for another person (D-GIFT-05). */
  readonly giftOrder: boolean;
  readonly giftMessage: string;
}

export interface CheckedShipping {
  /** Holds the typed values, trimmed, each with its error (CHK-12, CHK-13). */
  readonly checkout: Checkout;
  /** Problems of contact, shipping address and gift message. */
  readonly shippingProblems: Problems;
  readonly billingProblems: Problems;
}

/** Stores and checks the shipping step's input; an order of gift cards alone has no address. */
export const enteredShipping = (
  checkout: Checkout,
  typed: TypedShipping,
  isSent = true,
): CheckedShipping => {
  const contact = tidyContact(typed.contact);
  const shipping = isSent ? tidyAddress(typed.shipping) : emptyAddress;
  const message = giftMessageProblem(typed.giftMessage);
  const found = isSent ? shippingProblems(contact, shipping) : contactProblems(contact);
  const ofShipping = message === undefined ? found : { ...found, giftMessage: message };
  const billing = typed.billing && tidyAddress(typed.billing);
  const ofBilling = billing === undefined ? {} : billingProblems(billing);
  const entered: Checkout = {
    ...checkout,
    contactInfo: contactFields(contact, ofShipping),
    shipping: { ...addressFields(shipping, ofShipping), isUpsAddress: false },
    billing: billing === undefined ? checkout.billing : addressFields(billing, ofBilling),
    billingSameShippingFlag: billing === undefined,
    giftCard: {
      ...checkout.giftCard,
      giftOrder: typed.giftOrder,
      giftMessage: field(trimmed(typed.giftMessage), message),
    },
  };
  return {
    checkout: withBillingCopied(entered),
    shippingProblems: ofShipping,
    billingProblems: ofBilling,
  };
};

const field = (value: string, error: Problem | undefined): Field =>
  error === undefined ? { value } : { value, error };

const contactFields = (contact: Contact, problems: Problems): ContactFields => ({
  email: field(contact.email, problems.email),
  phoneNumber: field(contact.phoneNumber, problems.phoneNumber),
});

/** An address as form fields with their errors. */
export const addressFields = (address: Address, problems: Problems): AddressFields => ({
  firstName: field(address.firstName, problems.firstName),
  lastName: field(address.lastName, problems.lastName),
  address: field(address.address, problems.address),
  addressDetails: field(address.addressDetails, problems.addressDetails),
  city: field(address.city, problems.city),
  state: field(address.state, problems.state),
  zipcode: field(address.zipcode, problems.zipcode),
});
