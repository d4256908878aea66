import { usualAccountScopes } from '#adapters/http/wire/account-scopes.ts';

/** The identity provider and the scopes requested there (D-AUTH-13). */
export interface SiteConfig {
  /** The issuer of an OpenID Connect authorization server. */
  readonly issuer: string;
  /** Audience of that issuer's access tokens. */
  readonly audience: string;
  /** The additional scope of the rewards site (D-AUTH-07). */
  readonly rewardsScope: string;
  /** Scopes for the account pages; none: shoppers manage their account at the provider. */
  readonly accountScopes: readonly string[];
  /** The provider's id of its Google connection; absent: no sign-in with Google. */
  readonly googleIdpId?: string;
}

interface Given {
  readonly CRUNCH_ISSUER?: string;
  readonly CRUNCH_AUDIENCE?: string;
  readonly CRUNCH_REWARDS_SCOPE?: string;
  readonly CRUNCH_ACCOUNT_SCOPES?: readonly string[];
  readonly CRUNCH_GOOGLE_IDP_ID?: string;
}

/** By default the embedded provider, on its port of this machine. */
export const readSite = (given: Given, identityPort: number): SiteConfig => ({
  issuer: given.CRUNCH_ISSUER ?? `http://localhost:${identityPort}/oauth2/default`,
  audience: given.CRUNCH_AUDIENCE ?? 'api://default',
  rewardsScope: given.CRUNCH_REWARDS_SCOPE ?? 'rewards',
  accountScopes: given.CRUNCH_ACCOUNT_SCOPES ?? usualAccountScopes,
  ...(given.CRUNCH_GOOGLE_IDP_ID !== undefined && { googleIdpId: given.CRUNCH_GOOGLE_IDP_ID }),
});
