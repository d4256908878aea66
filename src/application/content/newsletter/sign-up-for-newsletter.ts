import { Effect } from 'effect';
import { wantedEmail } from '#application/notice/wanted-email.ts';
import type { EmailDoubted } from '#ports/notice/email-doubted.ts';
import type { Newsletter } from '#ports/notice/newsletter.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';

/** Footer e-mail signup (LAYOUT-10); `isSure` is the answer to a doubted address (D-FORM-03). */
export type SignUpForNewsletter = (
  email: string,
  isSure: boolean,
) => Effect.Effect<void, CallFailure | InputRefused | EmailDoubted>;

/** Footer signup; signing up twice is the same as once (LAYOUT-10, D-FORM-03). */
export const makeSignUpForNewsletter = (newsletter: Newsletter): SignUpForNewsletter =>
  Effect.fn('signUpForNewsletter')(function* (email, isSure) {
    yield* newsletter.signUp(yield* wantedEmail(email, isSure));
  });
