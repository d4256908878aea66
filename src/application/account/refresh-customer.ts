import { Effect } from 'effect';
import { keptCustomer } from '#application/account/kept-customer.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { CustomerAccounts } from '#ports/account/customer-accounts.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** The account as the shop has it now; other devices may have changed it. */
export const makeRefreshCustomer = (
  session: SignInSession,
  accounts: CustomerAccounts,
): UseCases['refreshCustomer'] =>
  Effect.fn('refreshCustomer')(function* () {
    return yield* keptCustomer(session, () => accounts.read);
  });
