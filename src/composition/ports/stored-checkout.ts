import { type Container, ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { CurrentCheckoutToken, KeyValueStorageToken } from '#composition/tokens.ts';

/** The checkout, remembered between visits without its secrets. */
export const bindStoredCheckout = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(CurrentCheckoutToken).toResolvedValue(makeStoredCurrentCheckout, [KeyValueStorageToken]);
};

/** For groups that come one by one: whoever needs the checkout first adds it. */
export const addStoredCheckout = (container: Container): void => {
  if (!container.isBound(CurrentCheckoutToken)) {
    container.load(new ContainerModule(bindStoredCheckout));
  }
};
