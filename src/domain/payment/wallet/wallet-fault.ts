import type { WalletDelivery } from '#domain/payment/wallet/wallet-contact.ts';
import type { Address } from '#domain/shipping/address.ts';
import {
  billingProblems,
  contactProblems,
  shippingProblems,
} from '#domain/shipping/address-forms.ts';
import { countryProblem, shipStateProblem } from '#domain/shipping/state.ts';
import { isState, shipsTo } from '#domain/shipping/states.ts';
import { zipProblem } from '#domain/shipping/zip.ts';
import type { FieldName, Problem, Problems } from '#domain/validation/problem.ts';

/** What a sheet has to tell its shopper, who may correct it there. */
export type WalletFault =
  | {
      readonly about: 'shipping' | 'billing';
      readonly field: FieldName;
      readonly problem: Problem;
    }
  /** Nothing is sent to this country or state (CHK-20). */
  | { readonly about: 'place'; readonly problem: Problem }
  /** These cannot go to the zip. */
  | { readonly about: 'items'; readonly titles: readonly string[] }
  | { readonly about: 'coupon'; readonly isExpired: boolean; readonly text?: string }
  /** A coupon that pays for everything leaves the wallet nothing to pay. */
  | { readonly about: 'free-order' }
  /** The shop could not tell. */
  | { readonly about: 'shop' };

const unable = (place: string): WalletFault => ({
  about: 'place',
  problem: { key: 'place.unable', values: { place } },
});

/** What is wrong with the place alone, which is all a wallet says before its shopper approves. */
export const placeFaults = ({ address, country }: WalletDelivery): readonly WalletFault[] => {
  // A sheet may leave it out; then its state tells.
  const elsewhere = country === '' ? undefined : countryProblem(country);
  if (elsewhere !== undefined) return [{ about: 'place', problem: elsewhere }];
  const { state, zipcode } = address;
  return [
    ...stateFaults(state),
    ...faultsIn('shipping', withProblem('zipcode', zipProblem(zipcode))),
  ];
};

/** Everything the shipping step checks, of a contact that is whole (WALLET-07). */
export const deliveryFaults = (
  delivery: WalletDelivery,
  isSent: boolean,
): readonly WalletFault[] => {
  const { contact, address } = delivery;
  if (!isSent) return faultsIn('shipping', contactProblems(contact));
  const { state: _, zipcode, ...problems } = shippingProblems(contact, address);
  const place = placeFaults(delivery).filter(({ about }) => about === 'place');
  // The zip of a place nothing is sent to says the same once more.
  const zip = place.length > 0 && zipcode?.key === 'zip.notServed' ? undefined : zipcode;
  return [
    ...place,
    ...stateLeft(address, place),
    ...faultsIn('shipping', { ...problems, ...withProblem('zipcode', zip) }),
  ];
};

export const billingFaults = (billing: Address): readonly WalletFault[] =>
  faultsIn('billing', billingProblems(billing));

/** The zip and the state do not fit, or nobody knows the zip. */
export const zipFault: WalletFault = {
  about: 'shipping',
  field: 'zipcode',
  problem: { key: 'zip.state' },
};

/** A refused field of the shop, as the sheet can show it. */
export const faultsIn = (
  about: 'shipping' | 'billing',
  problems: Problems,
): readonly WalletFault[] =>
  Object.entries(problems).map(([field, problem]) => ({
    about,
    field: field as FieldName,
    problem,
  }));

/** A territory is no state of the shop, and for the shopper a place like Hawaii. */
const stateFaults = (state: string): readonly WalletFault[] => {
  if (state === '') return faultsIn('shipping', withProblem('state', shipStateProblem(state)));
  return isState(state) && shipsTo(state) ? [] : [unable(state)];
};

const stateLeft = ({ state }: Address, place: readonly WalletFault[]): readonly WalletFault[] =>
  place.length > 0 ? [] : stateFaults(state);

const withProblem = (field: FieldName, problem: Problem | undefined): Problems =>
  problem === undefined ? {} : { [field]: problem };
