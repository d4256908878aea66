import type { Effect } from 'effect';
import type { CompletionFailure } from '#application/identity/use-cases.ts';
import type { Customer } from '#domain/account/customer.ts';
import type {
  ContactPoint,
  PasswordActions,
  ProviderAccountFailure,
  ProviderProfile,
} from '#ports/account/provider-account.ts';
import type { InputRefused, NotSignedIn } from '#ports/failures.ts';
import type { FlowNotOffered, SignInUnavailable } from '#ports/identity-failures.ts';
import type { TokenFacts } from '#ports/sign-in/provider-session.ts';
import type {
  FlowAnswer,
  FlowFailure,
  FlowName,
  FlowState,
} from '#ports/sign-in/self-service-flow.ts';

/** Where a flow stands; whoever is through is signed in. */
export type FlowOutcome =
  | Exclude<FlowState, { readonly status: 'SUCCESS' }>
  | { readonly status: 'SUCCESS'; readonly customer: Customer };

type Step = Effect.Effect<FlowOutcome, FlowFailure | CompletionFailure | InputRefused>;

/** What the provider keeps of whoever is signed in, and what may be done about it. */
export interface SignInDetails {
  readonly profile: ProviderProfile;
  readonly emails: readonly ContactPoint[];
  readonly phones: readonly ContactPoint[];
  readonly passwordActions: PasswordActions;
}

/** What somebody does at the provider by themselves, step by step (IDX-01, D-AUTH-08). */
export interface SelfServiceUseCases {
  /** The flow this device is in the middle of. */
  readonly readFlow: () => Effect.Effect<FlowName | undefined>;
  readonly beginFlow: (flow: FlowName) => Step;
  readonly answerFlow: (answer: FlowAnswer) => Step;
  /** Waits for the answer of another device. */
  readonly awaitFlow: () => Step;
  readonly cancelFlow: () => Step;
  readonly readSignInDetails: () => Effect.Effect<
    SignInDetails,
    NotSignedIn | FlowNotOffered | ProviderAccountFailure
  >;
  /** What the provider says about the token this device signs in with. */
  readonly inspectToken: () => Effect.Effect<TokenFacts, NotSignedIn | SignInUnavailable>;
}
