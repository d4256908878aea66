import type { OktaAuthOptions } from '@okta/okta-auth-js';
import {
  type CredentialsOfOkta,
  makeOktaCredentialSignIn,
} from '#adapters/identity/okta-credential-sign-in.ts';
import { oktaOptions, type TransactionStorage } from '#adapters/identity/okta-options.ts';
import {
  makeOktaProviderSession,
  type SessionOfOkta,
} from '#adapters/identity/okta-provider-session.ts';
import {
  type Leave,
  makeOktaRedirectSignIn,
  type OktaRedirectParts,
  type RedirectsOfOkta,
} from '#adapters/identity/okta-redirect-sign-in.ts';
import { makeProviderHttp } from '#adapters/identity/provider-http.ts';
import { checkSettings, type ProviderSettings } from '#adapters/identity/provider-settings.ts';
import type { Variant } from '#domain/session/variant.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';
import type { RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';

/** What every build of the library offers that signs people in. */
export type OktaClient = CredentialsOfOkta & RedirectsOfOkta & SessionOfOkta;

export interface OktaIdentityParts {
  readonly settings: ProviderSettings;
  readonly variant: Variant['id'];
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly leave: Leave;
  readonly storage?: TransactionStorage;
  /** Told of all that a sign-in brought. */
  readonly keep?: OktaRedirectParts['keep'];
}

export interface Identity {
  readonly credentials: CredentialSignIn;
  readonly redirects: RedirectSignIn;
  readonly providerSession: ProviderSession;
}

/** The ports of signing in over one client of the library, and that client for what else it does. */
export const makeOktaIdentity = <Client extends OktaClient>(
  OktaAuth: new (options: OktaAuthOptions) => Client,
  parts: OktaIdentityParts,
): Identity & { readonly okta: Client } => {
  const settings = checkSettings(parts.settings);
  const { variant, clock, leave, storage, keep } = parts;
  let address = '';
  const device = {
    http: makeProviderHttp(parts.fetch),
    setLocation: (wanted: string) => {
      address = wanted;
    },
    ...(storage && { storage }),
  };
  const okta = new OktaAuth(oktaOptions(settings, device));
  return {
    okta,
    credentials: makeOktaCredentialSignIn(okta, variant, clock),
    redirects: makeOktaRedirectSignIn({
      ...{ okta, settings, leave, clock },
      wanted: () => address,
      ...(keep && { keep }),
    }),
    providerSession: makeOktaProviderSession({ okta, settings, leave }),
  };
};
