import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { ShopFacts } from '#composition/ports/shop-facts.ts';
import { variants } from '#domain/session/variant.ts';

/** What the HTTP adapters of a page must know of its shop. */
export const pageFactsOf = (
  config: PublicConfig,
  location: Pick<Location, 'origin' | 'search'>,
  onClock?: ShopFacts['onClock'],
): ShopFacts => ({
  apiKey: config.apiKey,
  clientId: config.clientId,
  sourceWebsite: config.sourceWebsite,
  variant: variants[config.variant],
  targetOrigin: location.origin,
  approvalHosts: config.paypalHosts,
  accountScopes: config.identity.accountScopes,
  ...(config.identity.googleIdpId !== undefined && { googleIdpId: config.identity.googleIdpId }),
  ...(config.defaultLocationNumber !== undefined && {
    defaultLocationNumber: config.defaultLocationNumber,
  }),
  ...(config.sandbox && { pageQuery: () => location.search }),
  ...(onClock && { onClock }),
});
