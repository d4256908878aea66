import type { Effect } from 'effect';

/** Where an order goes out from, when that is not the shopper's own location (D-SHIPPING-10). */
export interface OrderLocation {
  /** Undefined: from the shopper's own. It is kept for this tab only. */
  use(locationNumber: string | undefined): Effect.Effect<void>;
}
