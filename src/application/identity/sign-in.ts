import { Effect } from 'effect';
import { type Complete, continueSignIn } from '#application/identity/continue-sign-in.ts';
import type { UseCases } from '#application/use-cases.ts';
import { safeReturnTo } from '#domain/session/return-to.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { hasProblems } from '#domain/validation/forms.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { CredentialSignIn } from '#ports/credential-sign-in.ts';
import { InputRefused } from '#ports/failures.ts';
import type { RedirectSignIn } from '#ports/redirect-sign-in.ts';

/**
 * E-mail and password become a session token, which the provider's authorize page takes once
 * (D-AUTH-01). An account with a second step is asked for it on the provider's own page.
 */
export const makeSignIn = (
  credentials: CredentialSignIn,
  redirects: RedirectSignIn,
  complete: Complete,
): UseCases['signIn'] =>
  Effect.fn('signIn')(function* (entry) {
    const email = trimmed(entry.email);
    const problems = faulty([
      ['email', emailProblem(email)],
      ['password', missing(entry.password)],
    ]);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    const answer = yield* credentials.signIn(email, entry.password);
    const returnTo = safeReturnTo(entry.returnTo);
    const { sessionToken } = answer.kind === 'accepted' ? answer : { sessionToken: undefined };
    const redirect = yield* redirects.begin(
      sessionToken === undefined ? { loginHint: email, returnTo } : { sessionToken, returnTo },
    );
    return yield* continueSignIn(redirect, complete);
  });

/** Rules for new passwords are no business of old ones. */
const missing = (password: string): Problem | undefined =>
  password === '' ? { key: 'required.password' } : undefined;
