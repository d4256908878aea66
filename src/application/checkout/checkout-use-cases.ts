import { makeCompleteShipping } from '#application/checkout/complete-shipping.ts';
import { makeFindPlace } from '#application/checkout/find-place.ts';
import { makeKeepCheckout } from '#application/checkout/keep-checkout.ts';
import { makeReadCheckout } from '#application/checkout/read-checkout.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { OrderPlacement } from '#ports/order/order-placement.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { OrderLocation } from '#ports/shipping/order-location.ts';
import type { ZipCodes } from '#ports/shipping/zip-codes.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

export interface CheckoutPorts {
  readonly currentCheckout: CurrentCheckout;
  readonly currentCart: CurrentCart;
  readonly zipCodes: ZipCodes;
  readonly shopperMemory: ShopperMemory;
  readonly orderLocation: OrderLocation;
  readonly orderPlacement: OrderPlacement;
  readonly telemetry: Telemetry;
  readonly idGenerator: IdGenerator;
}

/** The checkout and its shipping step. */
export const checkoutUseCases = (ports: CheckoutPorts) => ({
  readCheckout: makeReadCheckout(ports.currentCheckout),
  keepCheckout: makeKeepCheckout(ports.currentCheckout),
  findPlace: makeFindPlace(ports.zipCodes, ports.shopperMemory),
  completeShipping: makeCompleteShipping(
    ports.currentCart,
    ports.currentCheckout,
    ports.zipCodes,
    ports.orderPlacement,
    ports.telemetry,
    ports.idGenerator,
    ports,
  ),
});

export type CheckoutUseCases = ReturnType<typeof checkoutUseCases>;
