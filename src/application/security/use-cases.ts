import type { Effect } from 'effect';
import type { CompletionFailure, SignInOutcome } from '#application/identity/use-cases.ts';
import type {
  ContactKind,
  ContactPoint,
  PasswordStanding,
  ProviderAccountFailure,
  SentCode,
} from '#ports/account/provider-account.ts';
import type { InputRefused, NotSignedIn } from '#ports/failures.ts';
import type {
  CodeRejected,
  ContactNotFound,
  ContactRefused,
  FlowNotOffered,
  PasswordRefused,
} from '#ports/identity-failures.ts';

/** Why the account at the provider did not open. */
export type SecurityFailure = NotSignedIn | FlowNotOffered | ProviderAccountFailure;

type Contacts<Failure = never> = Effect.Effect<readonly ContactPoint[], SecurityFailure | Failure>;

/** How somebody signs in, and what the provider may reach them by (MYACC-04 … MYACC-16). */
export interface SecurityUseCases {
  /** Leaves for the provider to prove who is there; what it gives is good for this page alone. */
  readonly confirmIdentity: (entry: {
    readonly returnTo: string;
  }) => Effect.Effect<SignInOutcome, NotSignedIn | FlowNotOffered | CompletionFailure>;
  readonly showContacts: (kind: ContactKind) => Contacts;
  /** Every change gives all of that kind as they are then. */
  readonly addContact: (
    kind: ContactKind,
    typed: string,
  ) => Contacts<InputRefused | ContactRefused>;
  /** Removing what is gone already succeeds. */
  readonly removeContact: (kind: ContactKind, id: string) => Contacts<ContactRefused>;
  readonly sendContactCode: (
    kind: ContactKind,
    id: string,
  ) => Effect.Effect<SentCode, SecurityFailure | ContactNotFound>;
  readonly confirmContact: (
    sent: SentCode,
    code: string,
  ) => Contacts<InputRefused | CodeRejected | ContactNotFound>;
  /** Whether it was confirmed elsewhere meanwhile. */
  readonly checkContact: (
    sent: SentCode,
  ) => Effect.Effect<boolean, SecurityFailure | ContactNotFound>;
  readonly showPassword: () => Effect.Effect<PasswordStanding, SecurityFailure>;
  /** The first one, or another one: whichever the provider offers. */
  readonly choosePassword: (
    password: string,
  ) => Effect.Effect<PasswordStanding, SecurityFailure | InputRefused | PasswordRefused>;
  readonly removePassword: () => Effect.Effect<PasswordStanding, SecurityFailure>;
}
