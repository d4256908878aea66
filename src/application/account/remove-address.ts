import { Effect } from 'effect';
import { type AccountFailure, updateCustomer } from '#application/account/update-customer.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export type RemoveAddress = (addressId: string) => Effect.Effect<Customer, AccountFailure>;

/** Removing one that is gone is no failure. */
export const makeRemoveAddress = (session: SignInSession, accounts: OwnAccount): RemoveAddress =>
  Effect.fn('removeAddress')(function* (addressId) {
    return yield* updateCustomer(session, ({ id }) => accounts.removeAddress(id, addressId));
  });
