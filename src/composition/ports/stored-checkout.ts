import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

/** The checkout, remembered between visits without its secrets. */
export const storedCheckoutPorts = {
  currentCheckout: ({ keyValueStorage }: { readonly keyValueStorage: KeyValueStorage }) =>
    makeStoredCurrentCheckout(keyValueStorage),
};
