import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { simpleEmailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { InputRefused } from '#ports/failures.ts';
import type { News } from '#ports/notice/news.ts';

/** Footer signup; signing up twice is the same as once (LAYOUT-10, D-FORM-03). */
export const makeSignUpForNews = (news: News): UseCases['signUpForNews'] =>
  Effect.fn('signUpForNews')(function* (email) {
    const problem = simpleEmailProblem(email);
    if (problem) return yield* new InputRefused({ problems: { email: problem } });
    yield* news.signUp(trimmed(email));
  });
