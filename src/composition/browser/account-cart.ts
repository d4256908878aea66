import { type Container, ContainerModule } from 'inversify';
import { makeTabTurns, type TabLocks } from '#adapters/browser/tab-turns.ts';
import { accountCartUseCases } from '#composition/account-cart.ts';
import { bindAccountCart } from '#composition/ports/account-cart.ts';
import { addStoredCheckout } from '#composition/ports/stored-checkout.ts';
import { OneAtATimeToken } from '#composition/tokens.ts';

/** Adds what ties the cart to an account to a browsing container. */
export const addAccountCart = (container: Container, locks: TabLocks | undefined): void => {
  container.bind(OneAtATimeToken).toConstantValue(makeTabTurns(locks));
  addStoredCheckout(container);
  container.load(new ContainerModule(bindAccountCart), accountCartUseCases);
};
