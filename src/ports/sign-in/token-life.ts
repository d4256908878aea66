import type { Effect } from 'effect';
import type { SignInNotCompleted, SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

/** The provider's own session, which outlives the tokens of one shop. */
export interface ProviderSessionFacts {
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly login?: string;
  /** ISO 8601. */
  readonly expiresAt?: string;
}

/** What became of tokens that were to be renewed. */
export interface Renewal {
  /** Absent where nothing was renewed. */
  readonly tokens?: SignInTokens;
  /** What happened to the tokens, in order, such as `renewed accessToken`. */
  readonly events: readonly string[];
  /** The tokens that are left, by name. */
  readonly left: readonly string[];
  /** Why nothing was renewed, in the provider's words. */
  readonly because?: string;
  /** The provider did not answer; trying again may help. */
  readonly isUnavailable?: true;
}

/** What becomes of a sign-in at the provider after its beginning; for testers, no page asks for it (D-AUTH-25). */
export interface TokenLife {
  /** Any failure reads as INACTIVE. */
  readonly session: Effect.Effect<ProviderSessionFacts>;
  /** Makes the session last as long as a new one. */
  readonly extendSession: Effect.Effect<void>;
  /** What the provider tells the bearer of the token about the person. */
  userInfo(
    tokens: SignInTokens,
  ): Effect.Effect<Readonly<Record<string, unknown>>, SignInNotCompleted | SignInUnavailable>;
  /** Renews by the refresh token that a sign-in with `offline_access` brought. */
  renew(key: string): Effect.Effect<Renewal>;
}
