import type { Address, Contact } from '#domain/shipping/address.ts';
import { addressLineProblem, writtenLineProblem } from '#domain/shipping/address-line.ts';
import { billingCityProblem, cityProblem } from '#domain/shipping/city.ts';
import { poBoxProblem } from '#domain/shipping/po-box.ts';
import { billingStateProblem, shipStateProblem } from '#domain/shipping/state.ts';
import { unservedZipProblem } from '#domain/shipping/unserved-zip.ts';
import { zipProblem } from '#domain/shipping/zip.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { type Findings, faulty } from '#domain/validation/faulty.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { phoneDigits, phoneProblem } from '#domain/validation/phone.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { tidied, trimmed } from '#domain/validation/typed-text.ts';

const contactFindings = (contact: Contact): Findings => [
  ['email', emailProblem(contact.email)],
  ['phoneNumber', phoneProblem(contact.phoneNumber)],
];

/** The contact alone: an order of e-gift cards has no shipping address. */
export const contactProblems = (contact: Contact): Problems =>
  faulty([...contactFindings(contact)]);

/** The shipping step: contact and address, in the order the form shows them. */
export const shippingProblems = (contact: Contact, address: Address): Problems =>
  faulty([...contactFindings(contact), ...destinationFindings(address)]);

/** A shipping address alone, such as one of the address book. */
export const destinationProblems = (address: Address): Problems =>
  faulty(destinationFindings(address));

const destinationFindings = (address: Address): Findings => [
  ['firstName', nameProblem('firstName', address.firstName)],
  ['lastName', nameProblem('lastName', address.lastName)],
  ['address', poBoxProblem(address.address) ?? addressLineProblem(address.address, 'address')],
  [
    'addressDetails',
    poBoxProblem(address.addressDetails) ?? writtenLineProblem(address.addressDetails),
  ],
  ['city', cityProblem(address.city)],
  ['state', shipStateProblem(address.state)],
  ['zipcode', zipProblem(address.zipcode) ?? unservedZipProblem(address.zipcode)],
];

/** A billing address may be a P.O. box and in any state (D-CHECKOUT-12, D-CHECKOUT-14). */
export const billingProblems = (address: Address): Problems =>
  faulty([
    ['firstName', nameProblem('firstName', address.firstName)],
    ['lastName', nameProblem('lastName', address.lastName)],
    ['address', addressLineProblem(address.address, 'address')],
    ['addressDetails', writtenLineProblem(address.addressDetails)],
    ['city', billingCityProblem(address.city)],
    ['state', billingStateProblem(address.state)],
    ['zipcode', zipProblem(address.zipcode)],
  ]);

/** An address as it is stored and sent: texts trimmed, the state in capitals. */
export const tidyAddress = (address: Address): Address => ({
  firstName: tidied(address.firstName),
  lastName: tidied(address.lastName),
  address: tidied(address.address),
  addressDetails: tidied(address.addressDetails),
  city: tidied(address.city),
  state: trimmed(address.state).toUpperCase(),
  zipcode: trimmed(address.zipcode),
});

export const tidyContact = (contact: Contact): Contact => ({
  email: trimmed(contact.email),
  phoneNumber: phoneDigits(contact.phoneNumber),
});
