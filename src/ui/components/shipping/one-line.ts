import type { Address } from '#domain/shipping/address.ts';

/** An address as one line, empty parts left out. */
export const oneLine = ({ address, addressDetails, city, state, zipcode }: Address): string => {
  const street = [address, addressDetails].filter((part) => part !== '').join(' ');
  const place = `${city}, ${state} ${zipcode}`.trim();
  return street === '' ? place : `${street}, ${place}`;
};
