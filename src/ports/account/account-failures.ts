import { Data } from 'effect';
import type { AssuranceDemand } from '#domain/account/assurance.ts';
import type { Told } from '#ports/session/call-failures.ts';

/** The token has no scope for this part of the account at the provider. */
export class ScopeMissing extends Data.TaggedError('ScopeMissing') {}

/** Changing how one signs in needs a recent or a surer sign-in, as the provider demands (D-AUTH-22). */
export class ConfirmationNeeded extends Data.TaggedError('ConfirmationNeeded')<{
  readonly demand?: AssuranceDemand;
}> {}

/** The provider refuses to add or remove this address or number. */
export class ContactRefused extends Data.TaggedError('ContactRefused') {}

/** The address or number is in an account already, maybe in this one. */
export class ContactTaken extends Data.TaggedError('ContactTaken') {}

/** The provider takes nothing of this kind: its owner switched that off. */
export class ContactKindOff extends Data.TaggedError('ContactKindOff') {}

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

/** The account has the largest allowed number of addresses. */
export class AddressBookFull extends Data.TaggedError('AddressBookFull')<Told> {}

/** No address of the account has this id. */
export class AddressNotFound extends Data.TaggedError('AddressNotFound')<{
  readonly addressId: string;
}> {}

/** Every failure of the account use cases besides a failed call. */
export type AccountRefusal =
  | ScopeMissing
  | ConfirmationNeeded
  | ContactRefused
  | ContactTaken
  | ContactKindOff
  | ContactNotFound
  | CustomerUnreadable
  | SocialAccount
  | CurrentPasswordWrong
  | AddressBookFull
  | AddressNotFound;
