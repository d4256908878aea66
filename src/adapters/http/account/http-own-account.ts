import { Effect } from 'effect';
import type * as z from 'zod/mini';
import { Alarming, type RefusedAs } from '#adapters/http/client/call-failures.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  deletepaymentaccount,
  getcustomer,
  removetoken,
  updateaccount,
  updateUser,
} from '#adapters/http/wire/calls/account/account-calls.ts';
import {
  createaddress,
  deleteaddress,
  updateaddress,
} from '#adapters/http/wire/calls/account/address-calls.ts';
import type { wireCustomer } from '#adapters/http/wire/customer.ts';
import { shippingAddressType } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import { country } from '#domain/shipping/address.ts';
import {
  AddressBookFull,
  AddressNotFound,
  CustomerUnreadable,
} from '#ports/account/account-failures.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import { AnswerUnreadable, type CallFailure } from '#ports/session/call-failures.ts';

type Answer<Failure> = Effect.Effect<readonly z.output<typeof wireCustomer>[], Failure>;

/** The account behind the storefront's calls; each of them answers the whole account. */
export const makeHttpOwnAccount = (http: ShopHttp): OwnAccount => ({
  read: account(http.call(getcustomer, { loader: false })),
  saveProfile: (accountId, profile) =>
    account(http.call(updateUser, { body: { accountId, ...profile } })),
  savePreferences: (accountId, communicationPreferences, optInCodes) => {
    const body = { accountId, communicationPreferences, optInCodes: [...optInCodes] };
    return account(http.call(updateaccount, { body }));
  },
  saveAddress: (accountId, address, { id, primaryAddr }) => {
    const fixed = { addressType: shippingAddressType, country } as const;
    const body = { ...address, accountId, primaryAddr, ...fixed };
    return id === undefined
      ? account(http.call(createaddress, { body }, fullBook))
      : account(http.call(updateaddress, { body: { ...body, id } }, goneAddress(id)));
  },
  removeAddress: (accountId, id) => account(http.call(deleteaddress, { body: { accountId, id } })),
  removeCard: (accountId, sequence) =>
    account(http.call(removetoken, { body: { accountId, sequence } })),
  removePaymentAccount: (accountId, paymentAccountId) =>
    account(http.call(deletepaymentaccount, { body: { accountId, paymentAccountId } })),
});

/** "validation failed on client side" (AUTH-19). */
const account = <Failure extends { readonly _tag: string }>(
  answer: Answer<CallFailure | Failure>,
): Effect.Effect<Customer, CallFailure | CustomerUnreadable | Failure> =>
  Effect.mapError(Effect.flatMap(answer, firstItem('getcustomer')), (failure) =>
    failure instanceof AnswerUnreadable
      ? new CustomerUnreadable({ issue: failure.issue })
      : failure,
  );

const fullBook: RefusedAs<AddressBookFull> = {
  ADDRESS_BOOK_FULL: ({ told }) => new Alarming(new AddressBookFull(told)),
};

const goneAddress = (addressId: string): RefusedAs<AddressNotFound> => ({
  NOT_FOUND: () => new AddressNotFound({ addressId }),
});
