import type { Effect } from 'effect';
import type {
  ConfirmationNeeded,
  ContactKindOff,
  ContactNotFound,
  ContactRefused,
  ContactTaken,
  ScopeMissing,
} from '#ports/account/account-failures.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';
import type {
  CodeRejected,
  FlowNotOffered,
  PasswordRefused,
  SignInOver,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

export type ContactKind = 'email' | 'phone';

/** Enter the code that was sent, or wait until it was entered elsewhere. */
export type ContactAction = 'verify' | 'poll';

/** An e-mail address or a phone number of an account. */
export interface ContactPoint {
  readonly id: string;
  readonly value: string;
  readonly isVerified: boolean;
  /** The address one signs in with; it cannot be removed. */
  readonly isPrimary: boolean;
  /** What the provider offers to do about it right now (MYACC-15). */
  readonly actions: readonly ContactAction[];
}

/** A code that was sent and waits to be entered. */
export interface SentCode {
  readonly kind: ContactKind;
  readonly contactId: string;
  /** Absent for phones: the provider knows the one that was sent last. */
  readonly challengeId?: string;
  /** What the provider offers to do about it (MYACC-15, MYACC-16). */
  readonly actions: readonly ContactAction[];
}

export interface ProviderProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Without a password only `enroll` is offered (MYACC-13, MYACC-14). */
export type PasswordActions = readonly ['enroll'] | readonly ['get', 'update', 'delete'];

export interface PasswordStatus {
  readonly actions: PasswordActions;
  /** Unix time in milliseconds; absent where there is none. */
  readonly changedAt?: number;
}

export type ProviderAccountFailure =
  | ScopeMissing
  | ConfirmationNeeded
  | ContactKindOff
  | SignInOver
  | TooManyAttempts
  | SignInUnavailable;

type Asked<Value, Failure = never> = Effect.Effect<Value, Failure | ProviderAccountFailure>;

/** A person's own account at the provider, opened by the scopes of their token. */
export interface ProviderAccount {
  readonly profile: Asked<ProviderProfile>;
  rename(name: Pick<ProviderProfile, 'firstName' | 'lastName'>): Asked<ProviderProfile>;
  contacts(kind: ContactKind): Asked<readonly ContactPoint[]>;
  add(kind: ContactKind, value: string): Asked<ContactPoint, ContactRefused | ContactTaken>;
  remove(kind: ContactKind, id: string): Asked<void, ContactNotFound | ContactRefused>;
  sendCode(kind: ContactKind, id: string): Asked<SentCode, ContactNotFound>;
  takeCode(sent: SentCode, code: string): Asked<void, CodeRejected | ContactNotFound>;
  /** Whether the sent code was confirmed meanwhile, here or on another device (MYACC-07). */
  isConfirmed(sent: SentCode): Asked<boolean, ContactNotFound>;
  readonly password: Asked<PasswordStatus>;
  enrollPassword(password: string): Asked<void, PasswordRefused>;
  updatePassword(password: string): Asked<void, PasswordRefused>;
  readonly deletePassword: Asked<void>;
}

export interface ProviderAccounts {
  /** Fails when these tokens do not allow account calls. */
  of(tokens: SignInTokens): Effect.Effect<ProviderAccount, FlowNotOffered | SignInUnavailable>;
}
