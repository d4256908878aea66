import type { Effect } from 'effect';
import type { Cents } from '#domain/money/cents.ts';
import type { DeliveryEstimate } from '#domain/order/arrival/delivery-estimate.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Says when goods would come to a zip code, and what that would cost. */
export interface DeliveryEstimates {
  /**
   * What is inside a box that a shopper composed is among the items with quantity 0. Undefined for a zip code
   * nobody knows.
   */
  estimate(
    zipcode: string,
    items: readonly ItemDemand[],
    discount: Cents,
  ): Effect.Effect<DeliveryEstimate | undefined, CallFailure>;
}
