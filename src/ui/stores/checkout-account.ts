import { type Address, emptyAddress } from '#domain/checkout/address.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { withSelectedAddress } from '#domain/checkout/checkout-steps.ts';
import { defaultAddress } from '#domain/customer/address-book.ts';
import type { Customer } from '#domain/customer/customer.ts';

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

export const isSameAddress = (one: Address, other: Address): boolean =>
  names.every((name) => one[name] === other[name]);

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
