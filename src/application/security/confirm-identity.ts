import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import { type Complete, continueSignIn } from '#application/identity/continue-sign-in.ts';
import type { UseCases } from '#application/use-cases.ts';
import { safeReturnTo } from '#domain/session/return-to.ts';
import { FlowNotOffered } from '#ports/identity-failures.ts';
import type { RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Seconds; shorter than the 15 minutes providers want, so that there is time for what comes. */
const recently = 300;

/** Asks the provider for tokens that open the account there, of somebody who was there just now. */
export const makeConfirmIdentity = (
  redirects: RedirectSignIn,
  session: SignInSession,
  complete: Complete,
  accountScopes: readonly string[],
): UseCases['confirmIdentity'] =>
  Effect.fn('confirmIdentity')(function* (entry) {
    const { accountContacts } = yield* signedIn(session);
    if (accountScopes.length === 0) return yield* new FlowNotOffered();
    const answer = yield* redirects.begin({
      manages: true,
      recentWithin: recently,
      loginHint: accountContacts.email,
      returnTo: safeReturnTo(entry.returnTo),
    });
    return yield* continueSignIn(answer, complete);
  });
