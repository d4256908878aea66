import { Effect } from 'effect';
import { simpleEmailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { Newsletter } from '#ports/notice/newsletter.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** Footer e-mail signup (LAYOUT-10); checked by the simpler e-mail rule (D-FORM-03). */
export type SignUpForNewsletter = (
  email: string,
) => Effect.Effect<void, CallFailure | InputRefused>;

/** Footer signup; signing up twice is the same as once (LAYOUT-10, D-FORM-03). */
export const makeSignUpForNewsletter = (newsletter: Newsletter): SignUpForNewsletter =>
  Effect.fn('signUpForNewsletter')(function* (email) {
    const problem = simpleEmailProblem(email);
    if (problem) return yield* new InputRefused({ problems: { email: problem } });
    yield* newsletter.signUp(trimmed(email));
  });
