import type { Effect } from 'effect';
import type { TooManyAttempts } from '#ports/failures.ts';
import type {
  AccountLocked,
  CredentialsRejected,
  SignInUnavailable,
} from '#ports/identity-failures.ts';

/** A right password is worth a token that is good once, or a second step the provider asks for. */
export type CredentialAnswer =
  | { readonly kind: 'accepted'; readonly sessionToken: string }
  | { readonly kind: 'challenged' };

/** E-mail and password, tried at the provider. Neither is kept anywhere. */
export interface CredentialSignIn {
  signIn(
    email: string,
    password: string,
  ): Effect.Effect<
    CredentialAnswer,
    CredentialsRejected | AccountLocked | TooManyAttempts | SignInUnavailable
  >;
  /** Mails a link that unlocks; the same answer whether or not there is such an account. */
  mailUnlockLink(email: string): Effect.Effect<void, TooManyAttempts | SignInUnavailable>;
}
