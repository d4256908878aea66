import { Effect } from 'effect';
import { type AccountFailure, updateCustomer } from '#application/account/update-customer.ts';
import { shippingAddresses } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import { type AddressBookFull, AddressNotFound } from '#ports/account/account-failures.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** The chosen one becomes first and only default (ACCT-03, ACCT-04). */
export type ChooseDefaultAddress = (
  addressId: string,
) => Effect.Effect<Customer, AccountFailure | AddressNotFound | AddressBookFull>;

/** The chosen shipping address becomes first and only default (ACCT-03 … ACCT-05). */
export const makeChooseDefaultAddress = (
  session: SignInSession,
  accounts: OwnAccount,
): ChooseDefaultAddress =>
  Effect.fn('chooseDefaultAddress')(function* (addressId) {
    return yield* updateCustomer(
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
