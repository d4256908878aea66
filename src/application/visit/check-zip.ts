import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { ZipReach } from '#ports/shipping/zip-reach.ts';

/** Whether a product may be sent to the zip the shopper chose; without a zip nothing is known. */
export const makeCheckZip = (zipReach: ZipReach, memory: ShopperMemory): UseCases['checkZip'] =>
  Effect.fn('checkZip')(function* (productId) {
    const { zipCode } = yield* memory.choices;
    if (zipCode === undefined) return undefined;
    return { zipCode, reaches: yield* zipReach.reaches(zipCode, productId) };
  });
