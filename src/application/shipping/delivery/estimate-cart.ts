import { Effect } from 'effect';
import { estimateItems } from '#domain/cart/lines/estimate-items.ts';
import { zeroCents } from '#domain/money/cents.ts';
import type { DeliveryEstimate } from '#domain/order/arrival/delivery-estimate.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { DeliveryEstimates } from '#ports/shipping/delivery-estimates.ts';

/** What is estimated for the shopper's zip code. */
export interface ZipEstimate {
  readonly zipCode: string;
  /** Absent when nobody knows the zip code. */
  readonly estimate?: DeliveryEstimate;
}

export type EstimateCart = () => Effect.Effect<ZipEstimate | undefined, CallFailure>;

/**
 * When the cart would come to the shopper's zip code, and what shipping and tax would be; undefined without a zip
 * code or with an empty cart. Reads only, so repeating is safe.
 */
export const makeEstimateCart = (
  estimates: DeliveryEstimates,
  currentCart: CurrentCart,
  memory: ShopperMemory,
): EstimateCart =>
  Effect.fn('estimateCart')(function* () {
    const { zipCode } = yield* memory.choices;
    const { lines, coupon } = yield* currentCart.read;
    const items = estimateItems(lines);
    if (zipCode === undefined || items.length === 0) return undefined;
    const estimate = yield* estimates.estimate(zipCode, items, coupon?.discount ?? zeroCents);
    return estimate === undefined ? { zipCode } : { zipCode, estimate };
  });
