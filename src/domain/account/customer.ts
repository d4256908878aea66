import type { AccountAddress } from '#domain/account/address-book.ts';
import type { StoredPaymentAccount } from '#domain/account/saved-account.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';

/** The person of an account (AUTH-07). A field the identity provider did not give is absent. */
export interface AccountContacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string;
  readonly gender?: string;
  readonly birthDate?: IsoDay;
}

/** How the shopper may be written to (D-API-46). */
export interface CommunicationPreferences {
  readonly email: boolean;
  readonly sms: boolean;
}

/** `customerDetails`: what the shop stores about a signed-in shopper (AUTH-07 … AUTH-09). */
export interface Customer {
  /** The account, `accountId` in every call. */
  readonly id: string;
  readonly accountContacts: AccountContacts;
  /** True for a shopper who signs in through Google and has no password here (AUTH-08). */
  readonly accountUsers: { readonly social: boolean };
  /** Shipping addresses with the default one first (ACCT-03). */
  readonly accountAddresses: readonly AccountAddress[];
  readonly communicationPreferences: CommunicationPreferences;
  readonly optInCodes: readonly string[];
  /** Newest first. */
  readonly paymentCards: readonly SavedCard[];
  /** Newest first; absent: none. */
  readonly paymentAccounts?: readonly StoredPaymentAccount[];
  readonly loyaltyId?: string;
}
