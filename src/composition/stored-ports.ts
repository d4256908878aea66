import { ContainerModule } from 'inversify';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { makeStoredShopperMemory } from '#adapters/slices/stored-shopper-memory.ts';
import {
  CurrentCartToken,
  CurrentCheckoutToken,
  KeyValueStorageToken,
  ShopperMemoryToken,
} from '#composition/tokens.ts';

/** What is remembered between visits, over whatever storage the entry point binds. */
export const storedPorts = new ContainerModule(({ bind }) => {
  bind(CurrentCartToken).toResolvedValue(makeStoredCurrentCart, [KeyValueStorageToken]);
  bind(CurrentCheckoutToken).toResolvedValue(makeStoredCurrentCheckout, [KeyValueStorageToken]);
  bind(ShopperMemoryToken).toResolvedValue(makeStoredShopperMemory, [KeyValueStorageToken]);
});
