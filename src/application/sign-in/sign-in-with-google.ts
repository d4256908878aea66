import { Effect } from 'effect';
import type {
  CompleteSignIn,
  CompletionFailure,
  SignInOutcome,
} from '#application/sign-in/complete-sign-in.ts';
import { continueSignIn } from '#application/sign-in/continue-sign-in.ts';
import { safeReturnTo } from '#domain/session/return-to.ts';
import type { RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import { GoogleNotOffered } from '#ports/sign-in/sign-in-failures.ts';

export type SignInWithGoogle = (entry: {
  readonly returnTo?: string;
}) => Effect.Effect<SignInOutcome, GoogleNotOffered | CompletionFailure>;

/** Signs in through Google, where that is configured (AUTH-02, D-AUTH-02). */
export const makeSignInWithGoogle = (
  redirects: RedirectSignIn,
  complete: CompleteSignIn,
  googleIdpId: string | undefined,
): SignInWithGoogle =>
  Effect.fn('signInWithGoogle')(function* (entry) {
    if (googleIdpId === undefined) return yield* new GoogleNotOffered();
    const returnTo = safeReturnTo(entry.returnTo);
    const redirect = yield* redirects.begin({ through: googleIdpId, returnTo });
    return yield* continueSignIn(redirect, complete);
  });
