import { Effect } from 'effect';
import type { ZipEstimate } from '#application/shipping/delivery/estimate-cart.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { zeroCents } from '#domain/money/cents.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { DeliveryEstimates } from '#ports/shipping/delivery-estimates.ts';

export type ExpectProduct = (
  productId: ProductId,
) => Effect.Effect<ZipEstimate | undefined, CallFailure>;

/** When a product would come to the shopper's zip code; undefined without a zip code. Reads only, so repeating is safe. */
export const makeExpectProduct = (
  estimates: DeliveryEstimates,
  memory: ShopperMemory,
): ExpectProduct =>
  Effect.fn('expectProduct')(function* (productId) {
    const { zipCode } = yield* memory.choices;
    if (zipCode === undefined) return undefined;
    const estimate = yield* estimates.estimate(zipCode, [{ productId, quantity: 1 }], zeroCents);
    return estimate === undefined ? { zipCode } : { zipCode, estimate };
  });
