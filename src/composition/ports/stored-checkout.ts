import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { makeStoredOrderLocation } from '#adapters/slices/stored-order-location.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

interface Given {
  readonly keyValueStorage: KeyValueStorage;
}

/** The checkout, remembered between visits without its secrets, and where its order goes out from. */
export const storedCheckoutPorts = {
  currentCheckout: ({ keyValueStorage }: Given) => makeStoredCurrentCheckout(keyValueStorage),
  orderLocation: ({ keyValueStorage }: Given) => makeStoredOrderLocation(keyValueStorage),
};
