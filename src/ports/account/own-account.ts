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

/** An account as it is afterwards. */
type Changed<Failure = never> = Effect.Effect<Customer, CallFailure | CustomerUnreadable | Failure>;

/** Accounts at the shop; every call is about the one who is signed in. */
export interface OwnAccount {
  /** An account the shop has not seen yet is made now. */
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
}
