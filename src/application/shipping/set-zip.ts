import { Effect } from 'effect';
import { zipProblem } from '#domain/shipping/zip.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { ZipCodes } from '#ports/shipping/zip-codes.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type SetZip = (zipcode: string) => Effect.Effect<ZipVerdict, CallFailure | InputRefused>;

/** Stores the shopper's zip code and its location; an unknown zip stores nothing. */
export const makeSetZip = (zipCodes: ZipCodes, memory: ShopperMemory): SetZip =>
  Effect.fn('setZip')(function* (typed) {
    const problem = zipProblem(typed);
    if (problem) return yield* new InputRefused({ problems: { zipcode: problem } });
    const zipCode = trimmed(typed);
    const verdict = yield* zipCodes.lookUp(zipCode);
    const { locationNumber } = verdict;
    if (verdict.valid) {
      yield* memory.choose(
        locationNumber === undefined ? { zipCode } : { zipCode, locationNumber },
      );
    }
    return verdict;
  });
