import type { Tokens } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import type { ProviderSettings } from '#adapters/identity/provider-settings.ts';
import { isTimely } from '#domain/session/token-times.ts';
import type { Clock } from '#ports/device/clock.ts';
import { SignInNotCompleted } from '#ports/sign-in/sign-in-failures.ts';
import type { IssuedToken, SignInTokens } from '#ports/sign-in/sign-in-session.ts';

interface Basis {
  readonly settings: ProviderSettings;
  readonly clock: Clock;
}

/**
 * The tokens of a sign-in that `meta` remembers the beginning of. The library verified signature, audience and hash,
 * but neither issuer nor nonce, and times by a clock that is not the shop's.
 */
export const signInTokens = (
  { accessToken, idToken }: Tokens,
  { settings: { issuer }, clock }: Basis,
  meta: object | undefined,
): Effect.Effect<SignInTokens, SignInNotCompleted> => {
  if (accessToken === undefined || idToken === undefined) return refused('token');
  if (idToken.claims.iss !== issuer) return refused('issuer');
  if (meta === undefined || !('nonce' in meta) || idToken.claims.nonce !== meta.nonce) {
    return refused('nonce');
  }
  if (!isTimely(idToken.claims, clock.now())) return refused('token');
  return Effect.succeed(asShopTokens({ accessToken, idToken }, clock));
};

/**
 * Seconds by which the shop's clock is ahead of the machine's, by which the library counts how long a token lasts: 0
 * but where a tester moved the shop's.
 */
export const aheadOfLibrary = (clock: Clock): number =>
  Math.round((clock.now() - Date.now()) / 1000);

/** A token's end as another clock shows it, that many seconds ahead. */
export const withEndMoved = <Token extends Pick<IssuedToken, 'expiresAt'>>(
  token: Token,
  seconds: number,
): Token => ({ ...token, expiresAt: token.expiresAt + seconds });

/** Tokens as the shop keeps them, with their ends by its own clock. */
export const asShopTokens = (
  { accessToken, idToken }: Required<Pick<Tokens, 'accessToken' | 'idToken'>>,
  clock: Clock,
): SignInTokens => {
  const ahead = aheadOfLibrary(clock);
  return {
    accessToken: { ...withEndMoved(accessToken, ahead), claims: { ...accessToken.claims } },
    idToken: { ...withEndMoved(idToken, ahead), claims: { ...idToken.claims } },
  };
};

const refused = (reason: 'token' | 'issuer' | 'nonce') =>
  Effect.fail(new SignInNotCompleted({ reason }));
