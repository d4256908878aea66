import type { AccessToken, OktaAuthOAuthInterface, TokenKind } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import * as z from 'zod/mini';
import type { Leave } from '#adapters/identity/okta-redirect-sign-in.ts';
import { isUnavailable, providerErrorOf } from '#adapters/identity/provider-error.ts';
import type { ProviderSettings } from '#adapters/identity/provider-settings.ts';
import { signedOutState } from '#domain/session/signed-out.ts';
import type { ProviderEnd, ProviderSession } from '#ports/sign-in/provider-session.ts';
import { SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

/** The part of the library that revokes tokens and closes sessions. */
export type SessionOfOkta = Pick<OktaAuthOAuthInterface, 'token' | 'closeSession'>;

interface Parts {
  readonly okta: SessionOfOkta;
  readonly settings: ProviderSettings;
  readonly leave: Leave;
}

/** Milliseconds to wait for the provider at sign-out; on this device the shopper is signed out. */
const patience = 5000;

/** RFC 7662; a token that is not active has nothing else to tell. */
const introspected = z.object({
  active: z.boolean(),
  username: z.optional(z.string()),
  scope: z.optional(z.string()),
  exp: z.optional(z.number()),
});

/**
 * Revokes the access token, then ends the provider's session on the provider's own page: its cookie
 * does not come along with a call from a page of another site. A provider that does not answer is not
 * left for: nobody would come back.
 */
export const makeOktaProviderSession = ({ okta, settings, leave }: Parts): ProviderSession => ({
  end: (tokens) =>
    Effect.gen(function* () {
      const revoked = yield* revocation(okta, tokens);
      if (revoked === 'silence') return 'open';
      const address = signOutAddress(settings, tokens);
      const end = address === undefined ? yield* closed(okta) : yield* left(okta, leave, address);
      return end === 'ended' && revoked === 'refused' ? 'open' : end;
    }).pipe(
      Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.succeed('open' as const) }),
    ),
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

const revocation = (okta: SessionOfOkta, tokens: SignInTokens | undefined) =>
  Effect.promise(async () => {
    if (tokens === undefined) return 'done';
    try {
      await okta.token.revoke(tokens.accessToken as unknown as AccessToken);
      return 'done';
    } catch (cause) {
      return isUnavailable(providerErrorOf(cause)) ? 'silence' : 'refused';
    }
  });

/** `/v1/logout` with the id token as the proof of who is to be signed out. */
const signOutAddress = (
  { issuer, shopOrigin }: ProviderSettings,
  tokens: SignInTokens | undefined,
): string | undefined =>
  tokens?.idToken &&
  `${issuer}/v1/logout?${new URLSearchParams({
    id_token_hint: tokens.idToken.idToken,
    post_logout_redirect_uri: `${shopOrigin}/`,
    state: signedOutState,
  })}`;

/** A terminal that does not come back was asked something: the call does, whose cookies it has. */
const left = (okta: SessionOfOkta, leave: Leave, address: string) =>
  Effect.catch(
    Effect.map(leave(address), ({ kind }): ProviderEnd => (kind === 'leaving' ? kind : 'ended')),
    () => closed(okta),
  );

const closed = (okta: SessionOfOkta) =>
  Effect.promise(async (): Promise<ProviderEnd> => {
    const answer: unknown = await okta.closeSession().catch(() => false);
    return answer === false ? 'open' : 'ended';
  });
