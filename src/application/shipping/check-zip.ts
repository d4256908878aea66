import { Effect } from 'effect';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { ZipReach } from '#ports/shipping/zip-reach.ts';

/** Whether a product can be sent to the shopper's zip code; undefined without a zip code. */
export type CheckZip = (
  productId: ProductId,
) => Effect.Effect<
  { readonly zipCode: string; readonly reaches: boolean } | undefined,
  CallFailure
>;

/** Whether a product can be sent to the shopper's zip code; undefined without a zip code. */
export const makeCheckZip = (zipReach: ZipReach, memory: ShopperMemory): CheckZip =>
  Effect.fn('checkZip')(function* (productId) {
    const { zipCode } = yield* memory.choices;
    if (zipCode === undefined) return undefined;
    return { zipCode, reaches: yield* zipReach.reaches(zipCode, productId) };
  });
