import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { CustomerUnreadable } from '#ports/account/account-failures.ts';
import type { CallFailure, NotSignedIn } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export type AccountFailure = CallFailure | CustomerUnreadable;

/** Changes the account of the signed-in customer and stores the changed account in the session. */
export const updateCustomer = <Failure>(
  session: SignInSession,
  change: (customer: Customer) => Effect.Effect<Customer, Failure>,
): Effect.Effect<Customer, Failure | NotSignedIn> =>
  Effect.gen(function* () {
    const changed = yield* change(yield* signedIn(session));
    yield* session.saveCustomer(changed);
    return changed;
  });
