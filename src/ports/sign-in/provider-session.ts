import type { Effect } from 'effect';
import type { SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

/** What the provider knows about a token. */
export interface TokenFacts {
  /** False: expired, revoked or never issued. */
  readonly active: boolean;
  readonly login?: string;
  readonly scopes: readonly string[];
  /** Unix time in seconds. */
  readonly expiresAt?: number;
}

/** The provider's own session of a sign-in. */
export interface ProviderSession {
  /**
   * Revokes the tokens and closes the session; true when the provider did both. It never fails:
   * signing out must always succeed (D-AUTH-05).
   */
  end(tokens: SignInTokens | undefined): Effect.Effect<boolean>;
  inspect(tokens: SignInTokens): Effect.Effect<TokenFacts, SignInUnavailable>;
}
