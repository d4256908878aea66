import { ContainerModule } from 'inversify';
import { bindStoredBrowsing } from '#composition/stored-browsing-ports.ts';
import { bindStoredCheckout } from '#composition/stored-checkout-port.ts';

/** All that is remembered between visits, over whatever storage the entry point binds. */
export const storedPorts = new ContainerModule((options) => {
  bindStoredBrowsing(options);
  bindStoredCheckout(options);
});
