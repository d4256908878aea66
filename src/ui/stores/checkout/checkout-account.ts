import { type AccountAddress, shippingAddresses } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { type Address, emptyAddress } from '#domain/shipping/address.ts';

const names = Object.keys(emptyAddress) as readonly (keyof Address)[];

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
