import { Effect } from 'effect';
import { isUnusualEmail, noticeEmailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { EmailDoubted } from '#ports/notice/email-doubted.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** The address to write to, as typed; an unusual one is asked about once (D-FORM-03). */
export const wantedEmail = (
  typed: string,
  isSure: boolean,
): Effect.Effect<string, InputRefused | EmailDoubted> => {
  const problem = noticeEmailProblem(typed);
  if (problem) return Effect.fail(new InputRefused({ problems: { email: problem } }));
  const email = trimmed(typed);
  return isUnusualEmail(email) && !isSure
    ? Effect.fail(new EmailDoubted({ email }))
    : Effect.succeed(email);
};
