import type { Address } from '#domain/shipping/address.ts';
import {
  type AddressCheck,
  addressQuestion,
  checkedAddress,
} from '#domain/shipping/address-service/address-check.ts';
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

type Parts = Pick<ShopParts, 'db' | 'zips' | 'addresses' | 'report'>;

/**
 * The place of a zip code and the warehouse that serves it; with an address, also the result of its
 * check. `valid` means that the shop ships there: a zip code in Hawaii is answered with its state
 * and not valid.
 */
export const answerZip = async (
  parts: Parts,
  { zipcode, state, address }: ZipQuestion,
): Promise<ZipVerdict> => {
  const { db, zips } = parts;
  const place = placeOfZip(zips, zipcode);
  if (place === undefined) {
    return { valid: false, ...(address === undefined ? noAddresses : noMatch) };
  }
  const locationNumber = await locationOfZip(db, zipcode);
  const fits = state === undefined || state === '' || zipLiesIn(zips, zipcode, state);
  return {
    valid: fits && shipsTo(place.state),
    ...place,
    ...(locationNumber === undefined ? {} : { locationNumber }),
    ...(address === undefined ? noAddresses : fits ? await checked(parts, address) : noMatch),
  };
};

type Verdict = Pick<ZipVerdict, 'addressVerdict' | 'upsValidatedAddresses'>;

const noAddresses: Verdict = { upsValidatedAddresses: [] };
const noMatch: Verdict = { addressVerdict: 'no-match', upsValidatedAddresses: [] };

/** A service that is down stops no order: the shopper goes on with what she typed. */
const checked = async ({ addresses, report }: Parts, address: Address): Promise<Verdict> => {
  const answer = await addresses.verify(addressQuestion(address));
  if (answer.kind === 'answered') return verdictOf(checkedAddress(address, answer.known));
  report({ event: 'address-not-checked', detail: answer.why });
  return { addressVerdict: 'unavailable', upsValidatedAddresses: [] };
};

const verdictOf = (check: AddressCheck): Verdict => {
  switch (check.kind) {
    case 'valid':
      return {
        addressVerdict: check.corrected ? 'corrected' : 'valid',
        upsValidatedAddresses: [check.address],
      };
    case 'ambiguous':
      return { addressVerdict: 'ambiguous', upsValidatedAddresses: check.candidates };
    case 'no-match':
      return noMatch;
  }
};
