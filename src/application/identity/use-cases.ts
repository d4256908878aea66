import type { Effect } from 'effect';
import type { Customer } from '#domain/account/customer.ts';
import type { Shopper } from '#domain/account/shopper.ts';
import type { CallFailure, InputRefused, TooManyAttempts } from '#ports/failures.ts';
import type {
  AccountLocked,
  ApprovalRefused,
  ChallengeNeeded,
  CodeForElsewhere,
  CodeRejected,
  CredentialsRejected,
  CustomerUnreadable,
  GoogleNotOffered,
  ResetLinkRefused,
  SignInNotCompleted,
  SignInOver,
  SignInUnavailable,
  SomebodyElse,
} from '#ports/identity-failures.ts';
import type { SecondStep } from '#ports/sign-in/credential-sign-in.ts';

export interface SignInEntry {
  readonly email: string;
  readonly password: string;
  /** A path of this shop to go to afterwards; anything else leads home (D-AUTH-06). */
  readonly returnTo?: string;
  /** To look after the account at the provider, too. */
  readonly manages?: boolean;
}

export interface SignedIn {
  readonly kind: 'signed-in';
  readonly customer: Customer;
  /** Always a path of this shop. */
  readonly returnTo: string;
}

/** Who was signed in proved it once more, or the provider does not want to know. */
export interface Confirmed {
  readonly kind: 'confirmed';
  /** Always a path of this shop. */
  readonly returnTo: string;
}

/**
 * A page leaves for the provider and comes back to `/implicit/callback`, where completeSignIn goes
 * on; a terminal is signed in at once.
 */
export type SignInOutcome = { readonly kind: 'leaving' } | SignedIn | Confirmed;

/** The provider asks for more before it lets anybody in. */
export interface AskedSecondStep {
  readonly kind: 'second-step';
  readonly step: SecondStep;
}

/** What a password or the answer to a second step leads to. */
export type StepOutcome = SignInOutcome | AskedSecondStep;

export interface SecondStepEntry {
  readonly code: string;
  readonly returnTo?: string;
  readonly manages?: boolean;
}

/** Why a second step led nowhere. */
export type SecondStepFailure =
  | InputRefused
  | CodeRejected
  | ApprovalRefused
  | AccountLocked
  | SignInOver
  | TooManyAttempts
  | SignInUnavailable;

export type SignInFailure =
  | InputRefused
  | CredentialsRejected
  | AccountLocked
  | ChallengeNeeded
  | TooManyAttempts
  | SignInUnavailable;

export type CompletionFailure =
  | SignInNotCompleted
  | SomebodyElse
  | ChallengeNeeded
  | CodeForElsewhere
  | SignInUnavailable
  | CustomerUnreadable
  | CallFailure;

/** Who shops, and how that changes. */
export interface IdentityUseCases {
  /** By what this device remembers; nobody is asked, and without a session it is a guest. */
  readonly readShopper: () => Effect.Effect<Shopper>;
  /** E-mail and password; the password is never kept (D-AUTH-01). */
  readonly signIn: (
    entry: SignInEntry,
  ) => Effect.Effect<StepOutcome, SignInFailure | CompletionFailure>;
  /** The code of the second step; wrong ones may be tried again. */
  readonly answerSecondStep: (
    entry: SecondStepEntry,
  ) => Effect.Effect<StepOutcome, SecondStepFailure | CompletionFailure>;
  /** Waits until the other device said yes or no; interrupting it stops the asking. */
  readonly awaitApproval: (
    entry: Omit<SecondStepEntry, 'code'>,
  ) => Effect.Effect<StepOutcome, SecondStepFailure | CompletionFailure>;
  /** Sends another code, or asks the other device once more. */
  readonly resendCode: () => Effect.Effect<void, SignInOver | TooManyAttempts | SignInUnavailable>;
  /** Back to e-mail and password; the provider forgets the sign-in. */
  readonly giveUpSignIn: () => Effect.Effect<void>;
  readonly signInWithGoogle: (entry: {
    readonly returnTo?: string;
  }) => Effect.Effect<SignInOutcome, GoogleNotOffered | CompletionFailure>;
  /** What the callback pages call with their own address. Safe to call twice with the same one. */
  readonly completeSignIn: (url: string) => Effect.Effect<SignInOutcome, CompletionFailure>;
  /** Signs out here and in the other tabs, whatever the provider answers (D-AUTH-05). */
  readonly signOut: () => Effect.Effect<void>;
  /** Mails a link that unlocks; says the same whether or not there is such an account. */
  readonly unlockAccount: (
    email: string,
  ) => Effect.Effect<void, InputRefused | TooManyAttempts | SignInUnavailable>;
  /** Unlocks with the token of that mail, which is good once. */
  readonly redeemUnlock: (
    token: string,
  ) => Effect.Effect<void, ResetLinkRefused | TooManyAttempts | SignInUnavailable>;
}
