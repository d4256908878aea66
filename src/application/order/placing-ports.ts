import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { OrderPlacement } from '#ports/order/order-placement.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { OrderLocation } from '#ports/shipping/order-location.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** What placing an order needs. */
export interface PlacingPorts {
  readonly currentCart: CurrentCart;
  readonly currentCheckout: CurrentCheckout;
  readonly orderPlacement: OrderPlacement;
  readonly shopperMemory: ShopperMemory;
  readonly orderLocation: OrderLocation;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly idGenerator: IdGenerator;
  readonly openCardEntry: OpenCardEntry;
}
