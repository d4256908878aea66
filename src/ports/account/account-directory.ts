import type { Effect } from 'effect';
import type { RegistrationPayload } from '#domain/account/registration.ts';
import type { CurrentPasswordWrong, SocialAccount } from '#ports/account/account-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type {
  AccountExists,
  PasswordRefused,
  ResetLinkRefused,
} from '#ports/sign-in/sign-in-failures.ts';

/** The accounts of the organisation and their passwords. */
export interface AccountDirectory {
  /** True when the e-mail signs in only through Google (PWD-03). */
  isSocial(email: string): Effect.Effect<boolean, CallFailure | TooManyAttempts>;
  /** The rewards number of an e-mail; asked in the rewards variant only (REG-10). */
  loyaltyOf(email: string): Effect.Effect<string | undefined, CallFailure | TooManyAttempts>;
  register(
    registration: RegistrationPayload,
  ): Effect.Effect<
    void,
    CallFailure | AccountExists | SocialAccount | PasswordRefused | TooManyAttempts
  >;
  /** The same answer for known and unknown e-mails (D-API-42). */
  mailResetLink(
    email: string,
    sourceID: string,
  ): Effect.Effect<void, CallFailure | TooManyAttempts>;
  resetPassword(
    token: string,
    newPassword: string,
  ): Effect.Effect<void, CallFailure | ResetLinkRefused | PasswordRefused | TooManyAttempts>;
  changePassword(
    currentPassword: string,
    newPassword: string,
  ): Effect.Effect<void, CallFailure | CurrentPasswordWrong | PasswordRefused | TooManyAttempts>;
}
