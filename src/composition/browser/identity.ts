import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { Identity } from '#adapters/identity/okta-identity.ts';
import { makePageIdentity } from '#adapters/identity/page-identity.ts';
import type { Clock } from '#ports/device/clock.ts';

interface SignInPage {
  readonly location: Pick<Location, 'origin' | 'assign'>;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
}

/** Signing in on a page, with the provider's library; loaded by whoever signs in or out. */
export const makeBrowserIdentity = (
  { clientId, variant, identity: { issuer, scopes, accountScopes } }: PublicConfig,
  { location, ...page }: SignInPage,
): Identity => {
  const settings = { issuer, clientId, shopOrigin: location.origin, scopes, accountScopes };
  return makePageIdentity({ settings, variant, ...page }, (address) => location.assign(address));
};
