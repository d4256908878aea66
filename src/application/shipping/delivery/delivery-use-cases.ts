import { makeEstimateCart } from '#application/shipping/delivery/estimate-cart.ts';
import { makeExpectProduct } from '#application/shipping/delivery/expect-product.ts';
import { makeTellCutOff } from '#application/shipping/delivery/tell-cut-off.ts';
import { makeSuggestAddresses } from '#application/shipping/suggestions/suggest-addresses.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { AddressSuggestions } from '#ports/shipping/address-suggestions.ts';
import type { DeliveryEstimates } from '#ports/shipping/delivery-estimates.ts';

export interface DeliveryPorts {
  readonly deliveryEstimates: DeliveryEstimates;
  readonly addressSuggestions: AddressSuggestions;
  readonly currentCart: CurrentCart;
  readonly shopperMemory: ShopperMemory;
  readonly clock: Clock;
}

/** Use cases of where goods go and when they come, each loaded when somebody asks. */
export const deliveryUseCases = ({
  deliveryEstimates,
  addressSuggestions,
  currentCart,
  shopperMemory,
  clock,
}: DeliveryPorts) => ({
  estimateCart: makeEstimateCart(deliveryEstimates, currentCart, shopperMemory),
  expectProduct: makeExpectProduct(deliveryEstimates, shopperMemory),
  tellCutOff: makeTellCutOff(clock),
  suggestAddresses: makeSuggestAddresses(addressSuggestions),
});
