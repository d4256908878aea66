import { Effect } from 'effect';
import { ConfirmationNeeded } from '#ports/account/account-failures.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** The tokens of the session itself, for a place that signs in to look after the account. */
export const makeSessionAccountPass = (session: SignInSession): AccountPass => ({
  isApart: false,
  tokens: Effect.flatMap(session.tokens, (tokens) =>
    tokens === undefined ? Effect.fail(new ConfirmationNeeded({})) : Effect.succeed(tokens),
  ),
  keep: session.saveTokens,
  refuse: Effect.void,
  // Such a place changes nothing at the provider; it only reads.
  demand: () => Effect.void,
  demanded: Effect.succeed(undefined),
});
