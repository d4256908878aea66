import type { Address, Contact } from '#domain/shipping/address.ts';

/**
 * Stands in for the shopper in the price for a place: before they approve, a wallet says neither who
 * they are nor the street (D-PAY-33). No order is made of it: it has no quote of the shopper's own.
 */
export const nobodyYet: Contact = { email: 'nobody@example.com', phoneNumber: '2025550100' };

export const nobodyAt = (place: Pick<Address, 'city' | 'state' | 'zipcode'>): Address => ({
  ...place,
  firstName: 'Nobody',
  lastName: 'Yet',
  address: '1 Main St',
  addressDetails: '',
});
