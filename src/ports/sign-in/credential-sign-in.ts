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
 * A right password is worth a token that is good once, or a second step. `elsewhere`: the provider
 * asks for something that only its own pages can ask for.
 */
export type CredentialAnswer =
  | { readonly kind: 'accepted'; readonly sessionToken: string }
  | { readonly kind: 'second-step'; readonly step: SecondStep }
  | { readonly kind: 'elsewhere' };

type StepFailure = SignInOver | TooManyAttempts | SignInUnavailable;

/**
 * E-mail and password, tried at the provider, and the second step of the sign-in that was tried
 * last. Nothing of it is kept anywhere: who reloads the page begins anew.
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
  /** The provider forgets the sign-in; never fails, for whoever gives up has done so. */
  readonly giveUp: Effect.Effect<void>;
  /** Mails a link that unlocks; the same answer whether or not there is such an account. */
  mailUnlockLink(email: string): Effect.Effect<void, TooManyAttempts | SignInUnavailable>;
  /** Unlocks with the token of that mail, which is good once. */
  redeemUnlock(
    token: string,
  ): Effect.Effect<void, ResetLinkRefused | TooManyAttempts | SignInUnavailable>;
}
