import {
  type AccountAddress,
  defaultAddress,
  shippingAddresses,
} from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { withSelectedAddress } from '#domain/checkout/checkout-steps.ts';
import { type Address, emptyAddress } from '#domain/shipping/address.ts';

const names = Object.keys(emptyAddress) as readonly (keyof Address)[];

/** The seven fields alone, without what an address book adds to them. */
export const plainAddress = (address: Address): Address => ({
  firstName: address.firstName,
  lastName: address.lastName,
  address: address.address,
  addressDetails: address.addressDetails,
  city: address.city,
  state: address.state,
  zipcode: address.zipcode,
});

const isSameAddress = (one: Address, other: Address): boolean =>
  names.every((name) => one[name] === other[name]);

/** The address of the book that is chosen as it is; none while its fields are open (CHK-15). */
export const chosenOf = (
  { shipping }: Checkout,
  book: readonly AccountAddress[],
): AccountAddress | undefined => {
  if (shipping.selected === undefined || shipping.selected.editMode) return undefined;
  const current = addressOf(shipping);
  return book.find((kept) => isSameAddress(kept, current));
};

/** Fields stay closed for an address of the book nothing is wrong with. */
export const hidesFields = (checkout: Checkout, customer: Customer | undefined): boolean => {
  const chosen = customer && chosenOf(checkout, shippingAddresses(customer.accountAddresses));
  return chosen !== undefined && names.every((name) => checkout.shipping[name].error === undefined);
};

const isBlank = (address: Address): boolean => isSameAddress(address, emptyAddress);

/** The checkout with what the account knows where nothing was typed; the same one if nothing was. */
export const withAccount = (checkout: Checkout, customer: Customer): Checkout => {
  const { email, phoneNumber } = customer.accountContacts;
  const { contactInfo } = checkout;
  const kept = defaultAddress(customer.accountAddresses);
  const fillsEmail = contactInfo.email.value === '';
  const fillsPhone = contactInfo.phoneNumber.value === '' && phoneNumber !== undefined;
  const fillsAddress = kept !== undefined && isBlank(addressOf(checkout.shipping));
  if (!fillsEmail && !fillsPhone && !fillsAddress) return checkout;
  const withContact: Checkout = {
    ...checkout,
    contactInfo: {
      email: fillsEmail ? { value: email } : contactInfo.email,
      phoneNumber: fillsPhone ? { value: phoneNumber } : contactInfo.phoneNumber,
    },
  };
  return fillsAddress ? withSelectedAddress(withContact, plainAddress(kept), false) : withContact;
};
