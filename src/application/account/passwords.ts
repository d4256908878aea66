import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type { Variant } from '#domain/session/variant.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { passwordProblem } from '#domain/validation/password.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { AccountDirectory } from '#ports/account/account-directory.ts';
import { type CurrentPasswordWrong, SocialAccount } from '#ports/account/account-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { PasswordRefused, ResetLinkRefused } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** The answer does not show whether the account exists; for a Google account it says so (PWD-02). */
export type ForgotPassword = (
  email: string,
) => Effect.Effect<void, CallFailure | InputRefused | SocialAccount | TooManyAttempts>;

/** Asks for the mail that leads to a new password, unless Google keeps it (PWD-02, PWD-03). */
export const makeForgotPassword = (
  directory: AccountDirectory,
  { sourceId }: Pick<Variant, 'sourceId'>,
): ForgotPassword =>
  Effect.fn('forgotPassword')(function* (entered) {
    const email = trimmed(entered);
    const problem = emailProblem(email);
    if (problem) return yield* new InputRefused({ problems: { email: problem } });
    if (yield* directory.isSocial(email)) {
      return yield* new SocialAccount({ wish: 'forgot-password' });
    }
    yield* directory.mailResetLink(email, sourceId);
  });

export type ResetPassword = (entry: {
  readonly token: string;
  readonly newPassword: string;
}) => Effect.Effect<
  void,
  CallFailure | InputRefused | ResetLinkRefused | PasswordRefused | TooManyAttempts
>;

/** Sets a new password with the token of a mail, which works once (PWD-01, PWD-11). */
export const makeResetPassword = (directory: AccountDirectory): ResetPassword =>
  Effect.fn('resetPassword')(function* ({ token, newPassword }) {
    const problem = passwordProblem(newPassword);
    if (problem) return yield* new InputRefused({ problems: { password: problem } });
    yield* directory.resetPassword(token, newPassword);
  });

export type ChangePassword = (entry: {
  readonly currentPassword: string;
  readonly newPassword: string;
}) => Effect.Effect<
  void,
  CallFailure | InputRefused | CurrentPasswordWrong | PasswordRefused | TooManyAttempts
>;

/** For a signed-in customer who knows the current password (PWD-04). */
export const makeChangePassword = (
  session: SignInSession,
  directory: AccountDirectory,
): ChangePassword =>
  Effect.fn('changePassword')(function* ({ currentPassword, newPassword }) {
    yield* signedIn(session);
    const problems = faulty([
      ['currentPassword', currentPassword === '' ? { key: 'required.currentPassword' } : undefined],
      ['password', passwordProblem(newPassword)],
    ]);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    yield* directory.changePassword(currentPassword, newPassword);
  });
