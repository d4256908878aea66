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

/**
 * How far the provider was brought: it ended everything, it ends it on a page of its own, for which
 * this one is being left, or something of it stays open.
 */
export type ProviderEnd = 'ended' | 'leaving' | 'open';

/** The provider's own session of a sign-in. */
export interface ProviderSession {
  /**
   * Revokes the tokens and closes the session. It never fails: signing out must always succeed
   * (D-AUTH-05).
   */
  end(tokens: SignInTokens | undefined): Effect.Effect<ProviderEnd>;
  inspect(tokens: SignInTokens): Effect.Effect<TokenFacts, SignInUnavailable>;
}
