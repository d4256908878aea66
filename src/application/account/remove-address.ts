import { Effect } from 'effect';
import { keptCustomer } from '#application/account/kept-customer.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { CustomerAccounts } from '#ports/account/customer-accounts.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Removing one that is gone is no failure. */
export const makeRemoveAddress = (
  session: SignInSession,
  accounts: CustomerAccounts,
): UseCases['removeAddress'] =>
  Effect.fn('removeAddress')(function* (addressId) {
    return yield* keptCustomer(session, ({ id }) => accounts.removeAddress(id, addressId));
  });
