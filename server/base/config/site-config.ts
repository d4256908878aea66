import { usualAccountScopes } from '#adapters/http/wire/account-scopes.ts';

/** Who signs shoppers in, and what is asked for them there (D-AUTH-13). */
export interface SiteConfig {
  /** The issuer of an OpenID Connect authorization server. */
  readonly issuer: string;
  /** Whom that issuer's access tokens are for. */
  readonly audience: string;
  /** The scope the rewards site asks for beside the usual ones (D-AUTH-07). */
  readonly rewardsScope: string;
  /** What opens the account at that issuer; none: shoppers look after it elsewhere. */
  readonly accountScopes: readonly string[];
  /** The provider behind the provider that signs people in through Google; absent, nobody can. */
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
