import type { ContainerModuleLoadOptions } from 'inversify';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredShopperMemory } from '#adapters/slices/stored-shopper-memory.ts';
import { makeStoredSignInSession } from '#adapters/slices/stored-sign-in-session.ts';
import {
  ClockToken,
  CurrentCartToken,
  KeyValueStorageToken,
  ShopFactsToken,
  ShopperMemoryToken,
  SignInSessionToken,
} from '#composition/tokens.ts';

/** Cart, choices and who is signed in, remembered between visits. */
export const bindStoredBrowsing = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(CurrentCartToken).toResolvedValue(makeStoredCurrentCart, [KeyValueStorageToken]);
  bind(ShopperMemoryToken).toResolvedValue(makeStoredShopperMemory, [KeyValueStorageToken]);
  bind(SignInSessionToken).toResolvedValue(
    (storage, clock, { variant }) => makeStoredSignInSession(storage, clock, variant),
    [KeyValueStorageToken, ClockToken, ShopFactsToken],
  );
};
