import type { ShippingEntry } from '#application/checkout/complete-shipping.ts';
import {
  type AddressFields,
  addressOf,
  type Checkout,
  type ContactFields,
  type Field,
} from '#domain/checkout/checkout.ts';
import type { Contact } from '#domain/shipping/address.ts';
import {
  billingProblems,
  contactProblems,
  shippingProblems,
} from '#domain/shipping/address-forms.ts';
import type { FieldName, Problem, Problems } from '#domain/validation/problem.ts';
import type { ChosenAddress } from '#ui/stores/shipping/shipping-outcome.ts';

/** The parts of the checkout a shopper types into. */
export type FormPart = 'contactInfo' | 'shipping' | 'billing' | 'giftCard';

export interface Faults {
  readonly shipping: Problems;
  readonly billing: Problems;
  readonly count: number;
}

/** The checkout with a new value of one field; its old error is removed until the next check. */
export const typed = (
  checkout: Checkout,
  part: FormPart,
  name: string,
  value: string,
): Checkout => ({ ...checkout, [part]: { ...checkout[part], [name]: { value } } });

const contactOf = ({ contactInfo }: Checkout): Contact => ({
  email: contactInfo.email.value,
  phoneNumber: contactInfo.phoneNumber.value,
});

/** Everything wrong on the shipping step; billing counts only when it is another address. */
export const shippingFaults = (checkout: Checkout, isSent: boolean): Faults => {
  const contact = contactOf(checkout);
  const shipping = isSent
    ? shippingProblems(contact, addressOf(checkout.shipping))
    : contactProblems(contact);
  const billing =
    isSent && checkout.billingSameShippingFlag ? {} : billingProblems(addressOf(checkout.billing));
  const count = Object.keys(shipping).length + Object.keys(billing).length;
  return { shipping, billing, count };
};

const judged = <Fields extends ContactFields | AddressFields>(
  fields: Fields,
  problems: Problems,
  only: string | undefined,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isField(field) || (only !== undefined && only !== name)) return [name, field];
      return [name, withError(field, problems[name as FieldName])];
    }),
  ) as unknown as Fields;

const isField = (field: unknown): field is Field =>
  typeof field === 'object' && field !== null && 'value' in field;

/** The shop named the city of a zip nothing is sent to; the rule alone knows the state. */
const withError = ({ value, error: before }: Field, error: Problem | undefined): Field => {
  if (error === undefined) return { value };
  return before?.key === 'zip.notServed' && error.key === before.key
    ? { value, error: before }
    : { value, error };
};

/** Stores each problem with its field, for one field or for all. */
export const withFaults = (
  checkout: Checkout,
  { shipping, billing }: Faults,
  only?: { readonly part: FormPart; readonly name: string },
): Checkout => {
  const nameIn = (part: FormPart): string | undefined =>
    only === undefined ? undefined : only.part === part ? only.name : '';
  return {
    ...checkout,
    contactInfo: judged(checkout.contactInfo, shipping, nameIn('contactInfo')),
    shipping: judged(checkout.shipping, shipping, nameIn('shipping')),
    billing: judged(checkout.billing, billing, nameIn('billing')),
  };
};

/** The input of the use case that completes the shipping step. */
export const shippingEntryOf = (
  checkout: Checkout,
  isSent: boolean,
  chosen?: ChosenAddress,
): ShippingEntry => {
  const message = checkout.giftCard.giftMessage.value.trim();
  return {
    ...contactOf(checkout),
    shipping: chosen?.address ?? addressOf(checkout.shipping),
    ...(isSent && checkout.billingSameShippingFlag ? {} : { billing: addressOf(checkout.billing) }),
    ...(checkout.giftCard.giftOrder ? { giftOrder: true } : {}),
    ...(checkout.giftCard.giftOrder && message !== '' ? { giftMessage: message } : {}),
    ...(chosen === undefined ? {} : { addressChoice: chosen.how }),
  };
};
