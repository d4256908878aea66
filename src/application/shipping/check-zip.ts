import { Effect } from 'effect';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { ZipReach } from '#ports/shipping/zip-reach.ts';

/** Whether a product may go to the zip the shopper chose; undefined without one. */
export type CheckZip = (
  productId: ProductId,
) => Effect.Effect<
  { readonly zipCode: string; readonly reaches: boolean } | undefined,
  CallFailure
>;

/** Whether a product may be sent to the zip the shopper chose; without a zip nothing is known. */
export const makeCheckZip = (zipReach: ZipReach, memory: ShopperMemory): CheckZip =>
  Effect.fn('checkZip')(function* (productId) {
    const { zipCode } = yield* memory.choices;
    if (zipCode === undefined) return undefined;
    return { zipCode, reaches: yield* zipReach.reaches(zipCode, productId) };
  });
