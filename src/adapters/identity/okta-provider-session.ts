import type { AccessToken, OktaAuthOAuthInterface, TokenKind } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import * as z from 'zod/mini';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';
import { SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';

/** The part of the library that revokes tokens and closes sessions. */
export type SessionOfOkta = Pick<OktaAuthOAuthInterface, 'token' | 'closeSession'>;

/** Milliseconds to wait for the provider at sign-out; on this device the shopper is signed out. */
const patience = 5000;

/** RFC 7662; a token that is not active has nothing else to tell. */
const introspected = z.object({
  active: z.boolean(),
  username: z.optional(z.string()),
  scope: z.optional(z.string()),
  exp: z.optional(z.number()),
});

/** Revokes the access token and closes the provider's session, independently of each other. */
export const makeOktaProviderSession = (okta: SessionOfOkta): ProviderSession => ({
  end: (tokens) =>
    Effect.promise(async () => {
      const revoked = tokens
        ? okta.token.revoke(tokens.accessToken as unknown as AccessToken)
        : undefined;
      const outcomes = await Promise.allSettled([revoked, okta.closeSession()]);
      return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value !== false);
    }).pipe(Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.succeed(false) })),
  // The token is named: by itself the library looks for it where this shop keeps none.
  inspect: ({ accessToken }) =>
    Effect.map(
      Effect.tryPromise({
        try: async () =>
          z.parse(
            introspected,
            await okta.token.introspect(
              'accessToken' as TokenKind,
              accessToken as unknown as AccessToken,
            ),
          ),
        catch: () => new SignInUnavailable(),
      }),
      ({ active, username, scope, exp }) => ({
        active,
        scopes: scope?.split(' ') ?? [],
        ...(username !== undefined && { login: username }),
        ...(exp !== undefined && { expiresAt: exp }),
      }),
    ),
});
