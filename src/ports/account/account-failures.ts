import { Data } from 'effect';
import type { Told } from '#ports/session/call-failures.ts';

/** The token does not open this part of the account at the provider. */
export class ScopeMissing extends Data.TaggedError('ScopeMissing') {}

/** Nobody looks after a sign-in without having signed in for it a moment ago. */
export class ConfirmationNeeded extends Data.TaggedError('ConfirmationNeeded') {}

/** The provider does not take this address or number, or does not let it go. */
export class ContactRefused extends Data.TaggedError('ContactRefused') {}

/** No address or number of the account has this id. */
export class ContactNotFound extends Data.TaggedError('ContactNotFound') {}

/** The account's data does not read as a customer: "validation failed on client side" (AUTH-19). */
export class CustomerUnreadable extends Data.TaggedError('CustomerUnreadable')<{
  readonly issue: string;
}> {}

/** The account signs in by Google, so there is no password to forget or to choose (PWD-02, REG-04). */
export class SocialAccount extends Data.TaggedError('SocialAccount')<{
  readonly wish: 'forgot-password' | 'register';
}> {}

/** The password to be changed is not the current one (PWD-04). */
export class CurrentPasswordWrong extends Data.TaggedError('CurrentPasswordWrong') {}

/** The account keeps as many addresses as it may. */
export class AddressBookFull extends Data.TaggedError('AddressBookFull')<Told> {}

/** No address of the account has this id. */
export class AddressNotFound extends Data.TaggedError('AddressNotFound')<{
  readonly addressId: string;
}> {}

/** Every way looking after an account can fail beside a failed call. */
export type AccountRefusal =
  | ScopeMissing
  | ConfirmationNeeded
  | ContactRefused
  | ContactNotFound
  | CustomerUnreadable
  | SocialAccount
  | CurrentPasswordWrong
  | AddressBookFull
  | AddressNotFound;
