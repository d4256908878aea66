import { Effect } from 'effect';
import { keptCustomer } from '#application/account/kept-customer.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { CustomerAccounts } from '#ports/account/customer-accounts.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Removes a saved card by its sequence (D-API-34). Safe to repeat. */
export const makeRemoveCard = (
  session: SignInSession,
  accounts: CustomerAccounts,
): UseCases['removeCard'] =>
  Effect.fn('removeCard')(function* (sequence) {
    const left = yield* keptCustomer(session, ({ id }) => accounts.removeCard(id, sequence));
    return left.paymentCards;
  });
