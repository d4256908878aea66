import type { Customer } from '#domain/account/customer.ts';
import { addressOf, type Checkout, type Field } from '#domain/checkout/checkout.ts';
import { withSelectedAddress } from '#domain/checkout/checkout-steps.ts';
import { knownDelivery } from '#domain/checkout/known-delivery.ts';

/**
 * The checkout with what the account knows where nothing was typed (CHK-08, CHK-15); the same one if
 * that is nothing. An address somebody began to type is theirs.
 */
export const withAccount = (checkout: Checkout, customer: Customer): Checkout => {
  const { email, phoneNumber } = checkout.contactInfo;
  const isBlank = Object.values(addressOf(checkout.shipping)).every((part) => part === '');
  const known = knownDelivery(
    {
      contact: { email: typed(email.value), phoneNumber: typed(phoneNumber.value) },
      address: {},
    },
    customer,
  );
  if (known === undefined) return checkout;
  const contactInfo = {
    email: filled(email, known.contact.email),
    phoneNumber: filled(phoneNumber, known.contact.phoneNumber),
  };
  const fillsContact = contactInfo.email !== email || contactInfo.phoneNumber !== phoneNumber;
  const withContact = fillsContact ? { ...checkout, contactInfo } : checkout;
  return isBlank && known.stored !== undefined
    ? withSelectedAddress(withContact, known.address, false)
    : withContact;
};

const typed = (text: string): string | undefined => (text === '' ? undefined : text);

const filled = (field: Field, value: string): Field => (field.value === value ? field : { value });
