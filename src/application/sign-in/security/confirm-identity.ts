import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type {
  CompleteSignIn,
  CompletionFailure,
  SignInOutcome,
} from '#application/sign-in/complete-sign-in.ts';
import { continueSignIn } from '#application/sign-in/continue-sign-in.ts';
import { assuranceFor } from '#domain/account/assurance.ts';
import { safeReturnTo } from '#domain/session/return-to.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type { NotSignedIn } from '#ports/session/call-failures.ts';
import type { RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import { FlowNotOffered } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Goes to the provider to confirm who the customer is; the tokens are for this page only. */
export type ConfirmIdentity = (entry: {
  readonly returnTo: string;
}) => Effect.Effect<SignInOutcome, NotSignedIn | FlowNotOffered | CompletionFailure>;

interface ConfirmIdentityPorts {
  readonly redirectSignIn: RedirectSignIn;
  readonly signInSession: SignInSession;
  readonly accountPass: AccountPass;
  readonly shopFacts: { readonly accountScopes: readonly string[] };
}

/** Asks the provider for tokens of its account calls, with the sign-in it demands (D-AUTH-22). */
export const makeConfirmIdentity = (
  {
    redirectSignIn: redirects,
    signInSession: session,
    accountPass: pass,
    shopFacts: { accountScopes },
  }: ConfirmIdentityPorts,
  complete: CompleteSignIn,
): ConfirmIdentity =>
  Effect.fn('confirmIdentity')(function* (entry) {
    const { accountContacts } = yield* signedIn(session);
    if (accountScopes.length === 0) return yield* new FlowNotOffered();
    const { maxAge, ...assurance } = assuranceFor(yield* pass.demanded);
    const answer = yield* redirects.begin({
      manages: true,
      recentWithin: maxAge,
      ...assurance,
      loginHint: accountContacts.email,
      returnTo: safeReturnTo(entry.returnTo),
    });
    return yield* continueSignIn(answer, complete);
  });
