import type { Effect } from 'effect';
import type { AssuranceDemand } from '#domain/account/assurance.ts';
import type { ConfirmationNeeded, ScopeMissing } from '#ports/account/account-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

/** The tokens for a person's account at the provider, for a limited time. */
export interface AccountPass {
  /**
   * True where they are separate from the session: a page asks for a new sign-in before account
   * changes, a terminal signs in with these scopes.
   */
  readonly isApart: boolean;
  readonly tokens: Effect.Effect<SignInTokens, ConfirmationNeeded | ScopeMissing>;
  keep(tokens: SignInTokens): Effect.Effect<void>;
  /** Records that the provider does not give such tokens, so that it is not asked again. */
  readonly refuse: Effect.Effect<void>;
  /** Remembers what the provider demanded when these tokens were not enough. */
  demand(demand: AssuranceDemand): Effect.Effect<void>;
  /** The demand to meet with the next tokens; absent where nothing was refused. */
  readonly demanded: Effect.Effect<AssuranceDemand | undefined>;
}
