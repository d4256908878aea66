import type { Address } from '#domain/shipping/address.ts';
import { type AddressCheck, checkAddress } from '#domain/shipping/address-check.ts';
import { placeOfZip } from '#domain/shipping/serviceability.ts';
import { shipsTo } from '#domain/shipping/states.ts';
import { zipLiesIn } from '#domain/shipping/zip-directory.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { locationOfZip } from '#server/data/shipping/locations.ts';

export interface ZipQuestion {
  readonly zipcode: string;
  readonly state?: string;
  readonly address?: Address;
}

/**
 * Where a zip lies and which warehouse serves it; with an address, how its check ended.
 *
 * `valid` means that a parcel can go there: a zip in Hawaii is told with its state and not valid.
 */
export const answerZip = async (
  { db, zips }: Pick<ShopParts, 'db' | 'zips'>,
  { zipcode, state, address }: ZipQuestion,
): Promise<ZipVerdict> => {
  const place = placeOfZip(zips, zipcode);
  if (place === undefined) {
    return {
      valid: false,
      upsValidatedAddresses: [],
      ...(address === undefined ? {} : { addressVerdict: 'no-match' }),
    };
  }
  const locationNumber = await locationOfZip(db, zipcode);
  const fits = state === undefined || state === '' || zipLiesIn(zips, zipcode, state);
  const verdict = address === undefined ? undefined : verdictOf(checkAddress(zips, address));
  return {
    valid: fits && shipsTo(place.state),
    ...place,
    ...(locationNumber === undefined ? {} : { locationNumber }),
    upsValidatedAddresses: [],
    ...verdict,
  };
};

const verdictOf = (
  check: AddressCheck,
): Pick<ZipVerdict, 'addressVerdict' | 'upsValidatedAddresses'> => {
  switch (check.kind) {
    case 'valid':
      return {
        addressVerdict: check.corrected ? 'corrected' : 'valid',
        upsValidatedAddresses: [check.address],
      };
    case 'ambiguous':
      return { addressVerdict: 'ambiguous', upsValidatedAddresses: check.candidates };
    case 'no-match':
      return { addressVerdict: 'no-match', upsValidatedAddresses: [] };
    case 'unavailable':
      return { addressVerdict: 'unavailable', upsValidatedAddresses: [] };
  }
};
