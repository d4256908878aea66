import type { Effect } from 'effect';
import type {
  AccountContacts,
  CommunicationPreferences,
  Customer,
} from '#domain/account/customer.ts';
import type { Address } from '#domain/shipping/address.ts';
import type {
  AddressBookFull,
  AddressNotFound,
  CustomerUnreadable,
} from '#ports/account/account-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** The account after the change. */
type Changed<Failure = never> = Effect.Effect<Customer, CallFailure | CustomerUnreadable | Failure>;

/** The signed-in customer's account at the shop. */
export interface OwnAccount {
  /** Creates the account at the shop when this is its first call (D-ACCT-05). */
  readonly read: Changed;
  saveProfile(accountId: string, profile: Omit<AccountContacts, 'email'>): Changed;
  savePreferences(
    accountId: string,
    communication: CommunicationPreferences,
    optInCodes: readonly string[],
  ): Changed;
  /** Without an id the address is a new one. */
  saveAddress(
    accountId: string,
    address: Address,
    place: { readonly id?: string; readonly primaryAddr: boolean },
  ): Changed<AddressNotFound | AddressBookFull>;
  /** Removing what is gone is no failure. */
  removeAddress(accountId: string, id: string): Changed;
  removeCard(accountId: string, sequence: number): Changed;
  /** Removing one that is gone is no failure. */
  removePaymentAccount(accountId: string, paymentAccountId: string): Changed;
}
