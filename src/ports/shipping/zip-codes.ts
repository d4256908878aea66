import type { Effect } from 'effect';
import type { Address } from '#domain/shipping/address.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Looks up US zip codes and checks addresses. */
export interface ZipCodes {
  lookUp(zipcode: string): Effect.Effect<ZipVerdict, CallFailure>;
  /** An address service that is down answers `unavailable`, never a failure that blocks the sale. */
  checkAddress(address: Address): Effect.Effect<ZipVerdict, CallFailure>;
}
