import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredShopperMemory } from '#adapters/slices/stored-shopper-memory.ts';
import { makeStoredSignInSession } from '#adapters/slices/stored-sign-in-session.ts';
import type { ShopFacts } from '#composition/ports/shop-facts.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

interface Given {
  readonly keyValueStorage: KeyValueStorage;
  readonly clock: Clock;
  readonly shopFacts: ShopFacts;
}

/** Cart, choices and who is signed in, remembered between visits. */
export const storedPorts = {
  currentCart: ({ keyValueStorage }: Given) => makeStoredCurrentCart(keyValueStorage),
  shopperMemory: ({ keyValueStorage }: Given) => makeStoredShopperMemory(keyValueStorage),
  signInSession: ({ keyValueStorage, clock, shopFacts: { variant } }: Given) =>
    makeStoredSignInSession(keyValueStorage, clock, variant),
};
