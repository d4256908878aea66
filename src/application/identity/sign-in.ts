import { Effect } from 'effect';
import type { GoOn } from '#application/identity/continue-sign-in.ts';
import type { UseCases } from '#application/use-cases.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { InputRefused } from '#ports/failures.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';

/**
 * E-mail and password become a session token, which the provider's authorize page takes once
 * (D-AUTH-01). An account with a second step is asked for it first; one with a step the shop has no
 * screen for goes on at the provider's own page.
 */
export const makeSignIn = (credentials: CredentialSignIn, goOn: GoOn): UseCases['signIn'] =>
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

/** Rules for new passwords are no business of old ones. */
const missing = (password: string): Problem | undefined =>
  password === '' ? { key: 'required.password' } : undefined;
