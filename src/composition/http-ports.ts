import { ContainerModule } from 'inversify';
import { bindAccountCart } from '#composition/account-cart-ports.ts';
import { bindAccount } from '#composition/account-ports.ts';
import { bindBrowsingHttp } from '#composition/http-browsing-ports.ts';
import { bindOrderHttp } from '#composition/http-order-ports.ts';
import { bindMix } from '#composition/mix-ports.ts';
import { bindSearch } from '#composition/search-ports.ts';
import { bindVisit } from '#composition/visit-ports.ts';

/** The whole storefront behind HTTP, or behind whatever transport the entry point binds. */
export const httpPorts = new ContainerModule((options) => {
  bindBrowsingHttp(options);
  bindOrderHttp(options);
  bindVisit(options);
  bindSearch(options);
  bindMix(options);
  bindAccount(options);
  bindAccountCart(options);
});
