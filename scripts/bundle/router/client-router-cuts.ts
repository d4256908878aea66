import { type Cuts, joined } from '#scripts/bundle/cuts.ts';
import { fetchersAndBlockers, submissions } from '#scripts/bundle/router/beside-pages.ts';
import { advice, rendering } from '#scripts/bundle/router/rendering.ts';
import { addresses, loaders, routes } from '#scripts/bundle/router/ways.ts';
import { routerCuts } from '#scripts/bundle/router-cuts.ts';

/**
 * What of the router the shop's browser never reaches; the server, which draws pages with more of it,
 * has it whole. Ways through the shop are the same (test/ui/routes/client-router.test.ts).
 */
export const clientRouterCuts: Cuts = joined(routerCuts, [
  submissions,
  fetchersAndBlockers,
  routes,
  loaders,
  addresses,
  rendering,
  advice,
]);
