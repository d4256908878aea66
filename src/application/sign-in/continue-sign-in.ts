import { Effect } from 'effect';
import type {
  CompleteSignIn,
  CompletionFailure,
  SignInOutcome,
} from '#application/sign-in/complete-sign-in.ts';
import { safeReturnTo } from '#domain/session/return-to.ts';
import type { CredentialAnswer, SecondStep } from '#ports/sign-in/credential-sign-in.ts';
import type { RedirectAnswer, RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import { PasswordExpired } from '#ports/sign-in/sign-in-failures.ts';

/** The provider asks for more before it lets anybody in. */
export interface AskedSecondStep {
  readonly kind: 'second-step';
  readonly step: SecondStep;
}

/** What a password or the answer to a second step leads to. */
export type StepOutcome = SignInOutcome | AskedSecondStep;

/** A page leaves for the provider; a terminal continues at once with the returned address. */
export const continueSignIn = (
  answer: RedirectAnswer,
  complete: CompleteSignIn,
): Effect.Effect<SignInOutcome, CompletionFailure> =>
  answer.kind === 'leaving' ? Effect.succeed({ kind: 'leaving' }) : complete(answer.url);

interface Wish {
  /** The typed e-mail address, for the provider's own page. */
  readonly loginHint?: string;
  readonly returnTo?: string | undefined;
  readonly manages?: boolean | undefined;
}

/** What follows a password or a second step. */
export type GoOn = (
  answer: CredentialAnswer,
  wish: Wish,
) => Effect.Effect<StepOutcome, CompletionFailure>;

export const makeGoOn =
  (redirects: RedirectSignIn, complete: CompleteSignIn): GoOn =>
  (answer, { loginHint, returnTo, manages }) => {
    if (answer.kind === 'second-step') return Effect.succeed(answer);
    const target = { returnTo: safeReturnTo(returnTo), ...(manages && { manages }) };
    const request =
      answer.kind === 'accepted'
        ? { sessionToken: answer.sessionToken, ...target }
        : { ...(loginHint !== undefined && { loginHint }), ...target };
    const isExpired = answer.kind === 'elsewhere' && answer.because === 'password-expired';
    const left = Effect.mapError(redirects.begin(request), (failure) =>
      isExpired && failure._tag === 'ChallengeNeeded' ? new PasswordExpired() : failure,
    );
    return Effect.flatMap(left, (back) => continueSignIn(back, complete));
  };
