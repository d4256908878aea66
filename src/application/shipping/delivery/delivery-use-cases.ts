import { makeEstimateCart } from '#application/shipping/delivery/estimate-cart.ts';
import { makeExpectProduct } from '#application/shipping/delivery/expect-product.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { DeliveryEstimates } from '#ports/shipping/delivery-estimates.ts';

export interface DeliveryPorts {
  readonly deliveryEstimates: DeliveryEstimates;
  readonly currentCart: CurrentCart;
  readonly shopperMemory: ShopperMemory;
}

/** Use cases of when goods come. */
export const deliveryUseCases = ({
  deliveryEstimates,
  currentCart,
  shopperMemory,
}: DeliveryPorts) => ({
  estimateCart: makeEstimateCart(deliveryEstimates, currentCart, shopperMemory),
  expectProduct: makeExpectProduct(deliveryEstimates, shopperMemory),
});
