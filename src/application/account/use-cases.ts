import type { Effect } from 'effect';
import type {
  CompletionFailure,
  SignInFailure,
  StepOutcome,
} from '#application/identity/use-cases.ts';
import type {
  AccountContacts,
  CommunicationPreferences,
  Customer,
} from '#domain/account/customer.ts';
import type { RegistrationForm } from '#domain/account/registration.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import type { OrderHistory } from '#domain/order/order-history.ts';
import type { Address } from '#domain/shipping/address.ts';
import type { CallFailure, InputRefused, TooManyAttempts } from '#ports/failures.ts';
import type {
  AccountExists,
  AddressNotFound,
  CurrentPasswordWrong,
  CustomerUnreadable,
  PasswordRefused,
  ResetLinkRefused,
  SocialAccount,
} from '#ports/identity-failures.ts';

/** The form of a new account, and where its owner wants to go with it. */
export interface AccountEntry extends RegistrationForm {
  readonly returnTo?: string;
}

/** The person as typed; the e-mail belongs to the provider and stays. */
export type ProfileEntry = Omit<AccountContacts, 'email'>;

export interface PreferencesEntry {
  readonly communicationPreferences: CommunicationPreferences;
  /** Whether the news of this site are wanted. */
  readonly news: boolean;
}

export interface AddressEntry {
  /** Absent: a new address. */
  readonly id?: string;
  readonly address: Address;
  readonly primaryAddr: boolean;
}

export type AccountFailure = CallFailure | CustomerUnreadable;

/** What a customer, or somebody who becomes one, does with an account. */
export interface AccountUseCases {
  /** Checks, registers, signs in with the new credentials (D-AUTH-04). */
  readonly createAccount: (
    entry: AccountEntry,
  ) => Effect.Effect<
    StepOutcome,
    SignInFailure | CompletionFailure | SocialAccount | AccountExists | PasswordRefused
  >;
  /** Says the same whether or not there is such an account; a Google one is told so (PWD-02). */
  readonly forgotPassword: (
    email: string,
  ) => Effect.Effect<void, CallFailure | InputRefused | SocialAccount | TooManyAttempts>;
  readonly resetPassword: (entry: {
    readonly token: string;
    readonly newPassword: string;
  }) => Effect.Effect<
    void,
    CallFailure | InputRefused | ResetLinkRefused | PasswordRefused | TooManyAttempts
  >;
  readonly changePassword: (entry: {
    readonly currentPassword: string;
    readonly newPassword: string;
  }) => Effect.Effect<
    void,
    CallFailure | InputRefused | CurrentPasswordWrong | PasswordRefused | TooManyAttempts
  >;
  /** Asks the shop for the account anew and remembers it. */
  readonly refreshCustomer: () => Effect.Effect<Customer, AccountFailure>;
  readonly saveProfile: (
    entry: ProfileEntry,
  ) => Effect.Effect<Customer, AccountFailure | InputRefused>;
  readonly savePreferences: (entry: PreferencesEntry) => Effect.Effect<Customer, AccountFailure>;
  /** Adds or changes; the default address comes back first. */
  readonly saveAddress: (
    entry: AddressEntry,
  ) => Effect.Effect<Customer, AccountFailure | InputRefused | AddressNotFound>;
  readonly removeAddress: (addressId: string) => Effect.Effect<Customer, AccountFailure>;
  /** The chosen one becomes first and only default (ACCT-03, ACCT-04). */
  readonly chooseDefaultAddress: (
    addressId: string,
  ) => Effect.Effect<Customer, AccountFailure | AddressNotFound>;
  readonly showCards: () => Effect.Effect<readonly SavedCard[], AccountFailure>;
  /** The cards that are left. */
  readonly removeCard: (sequence: number) => Effect.Effect<readonly SavedCard[], AccountFailure>;
  /** Newest first, a page at a time; pages count from 1. */
  readonly showOrders: (page?: number) => Effect.Effect<OrderHistory, CallFailure>;
}
