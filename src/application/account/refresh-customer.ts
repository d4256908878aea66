import { Effect } from 'effect';
import { type AccountFailure, updateCustomer } from '#application/account/update-customer.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Asks the shop for the account anew and remembers it. */
export type RefreshCustomer = () => Effect.Effect<Customer, AccountFailure>;

/** Reads the account again; other devices may have changed it. */
export const makeRefreshCustomer = (
  session: SignInSession,
  accounts: OwnAccount,
): RefreshCustomer =>
  Effect.fn('refreshCustomer')(function* () {
    return yield* updateCustomer(session, () => accounts.read);
  });
