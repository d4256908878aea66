import { Effect } from 'effect';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { withChosenZip, withPlaceOfZip } from '#domain/checkout/zip-in-checkout.ts';
import { zipProblem } from '#domain/shipping/zip.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { ZipCodes } from '#ports/shipping/zip-codes.ts';

/** What the zip of the address says of the rest of it, as a change to whatever is typed by then. */
export type FindPlace = (checkout: Checkout) => Effect.Effect<(current: Checkout) => Checkout>;

/**
 * Fills city and state from the zip that is typed; an address nobody began gets the zip that was chosen for the
 * shop. It is a help: when the shop does not answer, nothing changes and nothing is told. Stores nothing.
 */
export const makeFindPlace = (zipCodes: ZipCodes, memory: ShopperMemory): FindPlace =>
  Effect.fn('findPlace')(function* (checkout) {
    const { zipCode: chosen } = yield* memory.choices;
    const typed = trimmed(withChosenZip(checkout, chosen).shipping.zipcode.value);
    if (zipProblem(typed) !== undefined) return (current) => current;
    const verdict = yield* Effect.option(zipCodes.lookUp(typed));
    return (current) => {
      const carried = withChosenZip(current, chosen);
      return verdict._tag === 'None' ? carried : withPlaceOfZip(carried, typed, verdict.value);
    };
  });
