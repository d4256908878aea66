import type { ContainerModuleLoadOptions } from 'inversify';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { CurrentCheckoutToken, KeyValueStorageToken } from '#composition/tokens.ts';

/** The checkout, remembered between visits without its secrets. */
export const bindStoredCheckout = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(CurrentCheckoutToken).toResolvedValue(makeStoredCurrentCheckout, [KeyValueStorageToken]);
};
