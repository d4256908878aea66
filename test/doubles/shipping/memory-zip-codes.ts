import { Effect } from 'effect';
import type { Address } from '#domain/shipping/address.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import type { ZipCodes } from '#ports/shipping/zip-codes.ts';

const valid: ZipVerdict = { valid: true, addressVerdict: 'valid', upsValidatedAddresses: [] };

/** Knows the zips it is told; every address passes unless `verdict` says otherwise. */
export const makeMemoryZipCodes = (
  zips: Readonly<Record<string, Omit<ZipVerdict, 'valid' | 'upsValidatedAddresses'>>> = {},
  verdict: (address: Address) => ZipVerdict = () => valid,
): ZipCodes => ({
  lookUp: (zipcode) =>
    Effect.succeed({
      valid: zips[zipcode] !== undefined,
      upsValidatedAddresses: [],
      ...zips[zipcode],
    }),
  checkAddress: (address) => Effect.sync(() => verdict(address)),
});
