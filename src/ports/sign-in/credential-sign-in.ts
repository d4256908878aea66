import type { Effect } from 'effect';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';
import type {
  AccountLocked,
  ApprovalRefused,
  CodeRejected,
  CredentialsRejected,
  ResetLinkRefused,
  SignInOver,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';

/** What the provider asks for after the right password. */
export interface SecondStep {
  /** A code that was sent or that an app shows, or a yes on another device. */
  readonly kind: 'code' | 'approval';
  /** Where the code went, as far as the provider shows it; absent where an app makes it. */
  readonly sentTo?: string;
  readonly canResend: boolean;
}

/**
 * A right password gives a token that works once, or a second step. `elsewhere`: the provider
 * asks for something that only its own pages can handle.
 */
export type CredentialAnswer =
  | { readonly kind: 'accepted'; readonly sessionToken: string }
  | { readonly kind: 'second-step'; readonly step: SecondStep }
  | { readonly kind: 'elsewhere'; readonly because?: 'password-expired' };

type StepFailure = SignInOver | TooManyAttempts | SignInUnavailable;

/**
 * E-mail and password, tried at the provider, and the second step of the sign-in that was tried
 * last. Nothing is stored: after a reload the sign-in starts again.
 */
export interface CredentialSignIn {
  signIn(
    email: string,
    password: string,
  ): Effect.Effect<
    CredentialAnswer,
    CredentialsRejected | AccountLocked | TooManyAttempts | SignInUnavailable
  >;
  answerCode(
    code: string,
  ): Effect.Effect<CredentialAnswer, CodeRejected | AccountLocked | StepFailure>;
  /** Asks until the other device answered; interrupting it stops asking. */
  readonly awaitApproval: Effect.Effect<CredentialAnswer, ApprovalRefused | StepFailure>;
  /** Sends another code; the one before is no longer good. */
  readonly resendCode: Effect.Effect<void, StepFailure>;
  /** Cancels the sign-in at the provider; never fails. */
  readonly giveUp: Effect.Effect<void>;
  /** Mails a link that unlocks; the same answer whether or not there is such an account. */
  mailUnlockLink(email: string): Effect.Effect<void, TooManyAttempts | SignInUnavailable>;
  /** Unlocks with the token of that mail, which is good once. */
  redeemUnlock(
    token: string,
  ): Effect.Effect<void, ResetLinkRefused | TooManyAttempts | SignInUnavailable>;
}
