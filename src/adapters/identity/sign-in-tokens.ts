import type { Tokens } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import type { ProviderSettings } from '#adapters/identity/provider-settings.ts';
import { SignInNotCompleted } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

/**
 * The tokens of a sign-in that `meta` remembers the beginning of. The library verified signature,
 * audience, times and hash, but neither issuer nor nonce.
 */
export const signInTokens = (
  { accessToken, idToken }: Tokens,
  { issuer }: ProviderSettings,
  meta: object | undefined,
): Effect.Effect<SignInTokens, SignInNotCompleted> => {
  if (accessToken === undefined || idToken === undefined) return refused('token');
  if (idToken.claims.iss !== issuer) return refused('issuer');
  if (meta === undefined || !('nonce' in meta) || idToken.claims.nonce !== meta.nonce) {
    return refused('nonce');
  }
  return Effect.succeed({
    accessToken: { ...accessToken, claims: { ...accessToken.claims } },
    idToken: { ...idToken, claims: { ...idToken.claims } },
  });
};

const refused = (reason: 'token' | 'issuer' | 'nonce') =>
  Effect.fail(new SignInNotCompleted({ reason }));
