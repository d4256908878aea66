import type { ContainerModuleLoadOptions } from 'inversify';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredShopperMemory } from '#adapters/slices/stored-shopper-memory.ts';
import { CurrentCartToken, KeyValueStorageToken, ShopperMemoryToken } from '#composition/tokens.ts';

/** Cart and choices, remembered between visits. */
export const bindStoredBrowsing = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(CurrentCartToken).toResolvedValue(makeStoredCurrentCart, [KeyValueStorageToken]);
  bind(ShopperMemoryToken).toResolvedValue(makeStoredShopperMemory, [KeyValueStorageToken]);
};
