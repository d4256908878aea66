import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { OrderDesk } from '#ports/order/order-desk.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** What placing an order needs. */
export interface PlacingPorts {
  readonly currentCart: CurrentCart;
  readonly currentCheckout: CurrentCheckout;
  readonly orderDesk: OrderDesk;
  readonly shopperMemory: ShopperMemory;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly idGenerator: IdGenerator;
  readonly openCardEntry: OpenCardEntry;
}
