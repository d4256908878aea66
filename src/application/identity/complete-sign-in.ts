import { Effect } from 'effect';
import type { SignInOutcome } from '#application/identity/use-cases.ts';
import type { UseCases } from '#application/use-cases.ts';
import { safeReturnTo } from '#domain/session/return-to.ts';
import type { CustomerAccounts } from '#ports/customer-accounts.ts';
import { SignInNotCompleted } from '#ports/identity-failures.ts';
import type { RedirectSignIn } from '#ports/redirect-sign-in.ts';
import type { SignInSession } from '#ports/sign-in-session.ts';

/**
 * Redeems a return from the provider and fetches the customer (AUTH-19). A sign-in whose customer
 * cannot be fetched is none: nothing of it stays.
 */
export const makeCompleteSignIn = (
  redirects: RedirectSignIn,
  session: SignInSession,
  accounts: CustomerAccounts,
): UseCases['completeSignIn'] =>
  Effect.fn('completeSignIn')(function* (url) {
    const answer = yield* redirects.complete(url);
    if (answer.kind === 'leaving') return { kind: 'leaving' } satisfies SignInOutcome;
    // A terminal that was sent on and came back once more will not get further by going on.
    if (answer.kind === 'returned') return yield* new SignInNotCompleted({ reason: 'denied' });
    // Whoever was signed in before, nothing of theirs may meet the new customer.
    yield* session.clear;
    yield* session.keepTokens(answer.tokens);
    const customer = yield* Effect.tapError(accounts.read, () => session.clear);
    yield* session.keepCustomer(customer);
    return {
      kind: 'signed-in',
      customer,
      returnTo: safeReturnTo(answer.returnTo),
    } satisfies SignInOutcome;
  });
