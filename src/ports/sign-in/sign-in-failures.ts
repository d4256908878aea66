import { Data } from 'effect';
import type { Variant } from '#domain/session/variant.ts';

/** E-mail or password is wrong; which of them is never told (AUTH-17, VAR-07). */
export class CredentialsRejected extends Data.TaggedError('CredentialsRejected')<{
  readonly variant: Variant['id'];
}> {}

/** Too many wrong passwords: the account opens again by mail only (AUTH-16). */
export class AccountLocked extends Data.TaggedError('AccountLocked') {}

/** The identity provider failed or cannot be reached (AUTH-18). */
export class SignInUnavailable extends Data.TaggedError('SignInUnavailable') {}

/** The account asks for a second step, and there is no page to ask it on. */
export class ChallengeNeeded extends Data.TaggedError('ChallengeNeeded') {}

/** The password is right and has expired, and there is no page to choose a new one on. */
export class PasswordExpired extends Data.TaggedError('PasswordExpired') {}

/** The code is not the one that was sent, or too old. */
export class CodeRejected extends Data.TaggedError('CodeRejected') {}

/** The other device said no, or nobody answered there in time. */
export class ApprovalRefused extends Data.TaggedError('ApprovalRefused') {}

/** The provider does not know the sign-in any more, or none was started: start again. */
export class SignInOver extends Data.TaggedError('SignInOver') {}

/** No flow was begun on this device, or it was given up (IDX-13). */
export class FlowNotBegun extends Data.TaggedError('FlowNotBegun') {}

/** The provider does not let people do this by themselves, or not from here. */
export class FlowNotOffered extends Data.TaggedError('FlowNotOffered') {}

/** The organisation lets nobody register by themselves (IDX-11). */
export class RegistrationNotOffered extends Data.TaggedError('RegistrationNotOffered') {}

/** The organisation lets nobody unlock an account by themselves (IDX-12). */
export class UnlockNotOffered extends Data.TaggedError('UnlockNotOffered') {}

/** No Google sign-in is configured (AUTH-02). */
export class GoogleNotOffered extends Data.TaggedError('GoogleNotOffered') {}

/** Why a return from the provider did not become a sign-in; for people who look into it. */
export type NotCompletedReason =
  | 'not-a-callback'
  | 'unknown-transaction'
  | 'state'
  | 'not-asked-for'
  | 'issuer'
  | 'nonce'
  | 'token'
  | 'code'
  | 'no-code'
  | 'denied'
  | 'login-required';

/** Nobody was signed in: trying again from the beginning is the only way on. */
export class SignInNotCompleted extends Data.TaggedError('SignInNotCompleted')<{
  readonly reason: NotCompletedReason;
  /** The provider's library's own sentence, for people who look into it. */
  readonly because?: string;
}> {}

/** Who came back from the provider is not who is signed in here. */
export class SomebodyElse extends Data.TaggedError('SomebodyElse') {}

/** A mailed link was opened away from where the code is asked for (IDX-10). */
export class CodeForElsewhere extends Data.TaggedError('CodeForElsewhere')<{
  readonly code: string;
}> {}

/** An account with this e-mail exists. */
export class AccountExists extends Data.TaggedError('AccountExists') {}

/** The provider's own rules refuse the new password, such as one that was used before. */
export class PasswordRefused extends Data.TaggedError('PasswordRefused') {}

/** The link of a mail was used already, is too old or invalid (PWD-11). */
export class ResetLinkRefused extends Data.TaggedError('ResetLinkRefused') {}

/** Every failure of the sign-in use cases besides a failed call. */
export type SignInRefusal =
  | CredentialsRejected
  | AccountLocked
  | SignInUnavailable
  | ChallengeNeeded
  | PasswordExpired
  | CodeRejected
  | ApprovalRefused
  | SignInOver
  | FlowNotBegun
  | FlowNotOffered
  | RegistrationNotOffered
  | UnlockNotOffered
  | GoogleNotOffered
  | SignInNotCompleted
  | SomebodyElse
  | CodeForElsewhere
  | AccountExists
  | PasswordRefused
  | ResetLinkRefused;
