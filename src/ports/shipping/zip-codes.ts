import type { Effect } from 'effect';
import type { Address } from '#domain/shipping/address.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Looks up US zip codes and checks addresses. */
export interface ZipCodes {
  lookUp(zipcode: string): Effect.Effect<ZipVerdict, CallFailure>;
  /** When the address service is down the answer is `unavailable`, so that the order can go on. */
  checkAddress(address: Address): Effect.Effect<ZipVerdict, CallFailure>;
}
