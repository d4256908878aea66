import { Effect } from 'effect';
import { keptCustomer } from '#application/account/kept-customer.ts';
import type { UseCases } from '#application/use-cases.ts';
import { shippingAddresses } from '#domain/account/address-book.ts';
import type { CustomerAccounts } from '#ports/account/customer-accounts.ts';
import { AddressNotFound } from '#ports/identity-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** The chosen shipping address becomes first and only default (ACCT-03 … ACCT-05). */
export const makeChooseDefaultAddress = (
  session: SignInSession,
  accounts: CustomerAccounts,
): UseCases['chooseDefaultAddress'] =>
  Effect.fn('chooseDefaultAddress')(function* (addressId) {
    return yield* keptCustomer(
      session,
      Effect.fnUntraced(function* (customer) {
        const book = shippingAddresses(customer.accountAddresses);
        const chosen = book.find(({ id }) => id === addressId);
        if (chosen === undefined) return yield* new AddressNotFound({ addressId });
        const { id, addressType: _, primaryAddr: __, ...address } = chosen;
        return yield* accounts.saveAddress(customer.id, address, { id, primaryAddr: true });
      }),
    );
  });
