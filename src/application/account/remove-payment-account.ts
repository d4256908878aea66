import { Effect } from 'effect';
import { type AccountFailure, updateCustomer } from '#application/account/update-customer.ts';
import type { StoredPaymentAccount } from '#domain/account/saved-account.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** The accounts that are left. */
export type RemovePaymentAccount = (
  paymentAccountId: string,
) => Effect.Effect<readonly StoredPaymentAccount[], AccountFailure>;

/** Removes a kept PayPal account (PACC-15). Safe to repeat. */
export const makeRemovePaymentAccount = (
  session: SignInSession,
  accounts: OwnAccount,
): RemovePaymentAccount =>
  Effect.fn('removePaymentAccount')(function* (paymentAccountId) {
    const left = yield* updateCustomer(session, ({ id }) =>
      accounts.removePaymentAccount(id, paymentAccountId),
    );
    return left.paymentAccounts ?? [];
  });
