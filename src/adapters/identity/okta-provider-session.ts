import type { AccessToken, OktaAuthOAuthInterface } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import type { ProviderSession } from '#ports/provider-session.ts';

/** The part of the library that ends things. */
export type SessionOfOkta = Pick<OktaAuthOAuthInterface, 'token' | 'closeSession'>;

/** Milliseconds signing out waits for the provider; the shopper is signed out already. */
const patience = 5000;

/** Revokes the access token and closes the provider's session, each whatever the other does. */
export const makeOktaProviderSession = (okta: SessionOfOkta): ProviderSession => ({
  end: (tokens) =>
    Effect.promise(async () => {
      const revoked = tokens
        ? okta.token.revoke(tokens.accessToken as unknown as AccessToken)
        : undefined;
      const outcomes = await Promise.allSettled([revoked, okta.closeSession()]);
      return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value !== false);
    }).pipe(Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.succeed(false) })),
});
