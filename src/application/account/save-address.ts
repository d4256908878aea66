import { Effect } from 'effect';
import { keptCustomer } from '#application/account/kept-customer.ts';
import type { UseCases } from '#application/use-cases.ts';
import { destinationProblems, tidyAddress } from '#domain/shipping/address-forms.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CustomerAccounts } from '#ports/account/customer-accounts.ts';
import { InputRefused } from '#ports/failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Adds an address, or changes the one with that id, by the rules of the checkout (ACCT-02). */
export const makeSaveAddress = (
  session: SignInSession,
  accounts: CustomerAccounts,
): UseCases['saveAddress'] =>
  Effect.fn('saveAddress')(function* ({ address, ...standing }) {
    return yield* keptCustomer(
      session,
      Effect.fnUntraced(function* ({ id }) {
        const problems = destinationProblems(address);
        if (hasProblems(problems)) return yield* new InputRefused({ problems });
        return yield* accounts.saveAddress(id, tidyAddress(address), standing);
      }),
    );
  });
