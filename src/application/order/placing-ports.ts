import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { Clock } from '#ports/clock.ts';
import type { CurrentCart } from '#ports/current-cart.ts';
import type { CurrentCheckout } from '#ports/current-checkout.ts';
import type { IdGenerator } from '#ports/id-generator.ts';
import type { OrderDesk } from '#ports/order-desk.ts';
import type { ShopperMemory } from '#ports/shopper-memory.ts';
import type { Telemetry } from '#ports/telemetry.ts';

/** What placing an order needs. */
export interface PlacingPorts {
  readonly currentCart: CurrentCart;
  readonly currentCheckout: CurrentCheckout;
  readonly desk: OrderDesk;
  readonly memory: ShopperMemory;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly cardEntry: OpenCardEntry;
}
