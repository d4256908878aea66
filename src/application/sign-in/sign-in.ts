import { Effect } from 'effect';
import type { CompletionFailure } from '#application/sign-in/complete-sign-in.ts';
import type { GoOn, StepOutcome } from '#application/sign-in/continue-sign-in.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import type {
  AccountLocked,
  ChallengeNeeded,
  CredentialsRejected,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export interface SignInEntry {
  readonly email: string;
  readonly password: string;
  /** A path of this shop to go to afterwards; anything else leads home (D-AUTH-06). */
  readonly returnTo?: string;
  /** Asks also for the scopes of the account at the provider. */
  readonly manages?: boolean;
}

export type SignInFailure =
  | InputRefused
  | CredentialsRejected
  | AccountLocked
  | ChallengeNeeded
  | TooManyAttempts
  | SignInUnavailable;

/** E-mail and password; the password is never kept (D-AUTH-01). */
export type SignIn = (
  entry: SignInEntry,
) => Effect.Effect<StepOutcome, SignInFailure | CompletionFailure>;

/**
 * E-mail and password become a session token, which the provider's authorize page takes once
 * (D-AUTH-01). An account with a second step is asked for it first; one with a step the shop has no
 * screen for continues on the provider's own page.
 */
export const makeSignIn = (credentials: CredentialSignIn, goOn: GoOn): SignIn =>
  Effect.fn('signIn')(function* (entry) {
    const email = trimmed(entry.email);
    const problems = faulty([
      ['email', emailProblem(email)],
      ['password', missing(entry.password)],
    ]);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    const answer = yield* credentials.signIn(email, entry.password);
    return yield* goOn(answer, { ...entry, loginHint: email });
  });

/** The rules of new passwords do not apply to existing ones. */
const missing = (password: string): Problem | undefined =>
  password === '' ? { key: 'required.password' } : undefined;
