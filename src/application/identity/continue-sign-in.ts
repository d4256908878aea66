import { Effect } from 'effect';
import type { CompletionFailure, SignInOutcome } from '#application/identity/use-cases.ts';
import type { RedirectAnswer } from '#ports/redirect-sign-in.ts';

/** How a returned address becomes a signed-in customer. */
export type Complete = (url: string) => Effect.Effect<SignInOutcome, CompletionFailure>;

/** A page is on its way out; a terminal, which has none, goes on with what came back. */
export const continueSignIn = (
  answer: RedirectAnswer,
  complete: Complete,
): Effect.Effect<SignInOutcome, CompletionFailure> =>
  answer.kind === 'leaving' ? Effect.succeed({ kind: 'leaving' }) : complete(answer.url);
