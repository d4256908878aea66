import type { Effect } from 'effect';
import type { ConfirmationNeeded, ScopeMissing } from '#ports/account/account-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

/** What opens a person's account at the provider, for a while. */
export interface AccountPass {
  /**
   * True where it is kept apart from the session: a page confirms who is there before it looks
   * after a sign-in, a terminal signs in for it.
   */
  readonly isApart: boolean;
  readonly tokens: Effect.Effect<SignInTokens, ConfirmationNeeded | ScopeMissing>;
  keep(tokens: SignInTokens): Effect.Effect<void>;
  /** The provider does not give such tokens; asking again would not help. */
  readonly refuse: Effect.Effect<void>;
}
