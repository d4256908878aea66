import { Effect } from 'effect';
import { type Complete, continueSignIn } from '#application/identity/continue-sign-in.ts';
import type { UseCases } from '#application/use-cases.ts';
import { safeReturnTo } from '#domain/session/return-to.ts';
import { GoogleNotOffered } from '#ports/identity-failures.ts';
import type { RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';

/** By the provider behind the provider, where one is configured (AUTH-02, D-AUTH-02). */
export const makeSignInWithGoogle = (
  redirects: RedirectSignIn,
  complete: Complete,
  googleIdpId: string | undefined,
): UseCases['signInWithGoogle'] =>
  Effect.fn('signInWithGoogle')(function* (entry) {
    if (googleIdpId === undefined) return yield* new GoogleNotOffered();
    const returnTo = safeReturnTo(entry.returnTo);
    const redirect = yield* redirects.begin({ through: googleIdpId, returnTo });
    return yield* continueSignIn(redirect, complete);
  });
