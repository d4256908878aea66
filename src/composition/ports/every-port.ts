import { ContainerModule } from 'inversify';
import { bindAccount } from '#composition/ports/account.ts';
import { bindAccountCart } from '#composition/ports/account-cart.ts';
import { bindMix } from '#composition/ports/mix.ts';
import { bindOrderHttp } from '#composition/ports/ordering.ts';
import { bindSearch } from '#composition/ports/search.ts';
import { bindBrowsingHttp } from '#composition/ports/storefront.ts';
import { bindVisit } from '#composition/ports/visit.ts';

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
