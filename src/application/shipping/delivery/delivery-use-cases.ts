import { makeEstimateCart } from '#application/shipping/delivery/estimate-cart.ts';
import { makeExpectProduct } from '#application/shipping/delivery/expect-product.ts';
import { makeTellCutOff } from '#application/shipping/delivery/tell-cut-off.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { DeliveryEstimates } from '#ports/shipping/delivery-estimates.ts';

export interface DeliveryPorts {
  readonly deliveryEstimates: DeliveryEstimates;
  readonly currentCart: CurrentCart;
  readonly shopperMemory: ShopperMemory;
  readonly clock: Clock;
}

/** Use cases of when goods come. */
export const deliveryUseCases = ({
  deliveryEstimates,
  currentCart,
  shopperMemory,
  clock,
}: DeliveryPorts) => ({
  estimateCart: makeEstimateCart(deliveryEstimates, currentCart, shopperMemory),
  expectProduct: makeExpectProduct(deliveryEstimates, shopperMemory),
  tellCutOff: makeTellCutOff(clock),
});
