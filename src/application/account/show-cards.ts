import { Effect } from 'effect';
import { keptCustomer } from '#application/account/kept-customer.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { CustomerAccounts } from '#ports/account/customer-accounts.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** The cards the account keeps, asked for anew: one may have been saved elsewhere (ACCT-06). */
export const makeShowCards = (
  session: SignInSession,
  accounts: CustomerAccounts,
): UseCases['showCards'] =>
  Effect.fn('showCards')(function* () {
    return (yield* keptCustomer(session, () => accounts.read)).paymentCards;
  });
