import { ContainerModule } from 'inversify';
import { bindStoredBrowsing } from '#composition/ports/stored.ts';
import { bindStoredCheckout } from '#composition/ports/stored-checkout.ts';

/** All that is remembered between visits, over whatever storage the entry point binds. */
export const storedPorts = new ContainerModule((options) => {
  bindStoredBrowsing(options);
  bindStoredCheckout(options);
});
