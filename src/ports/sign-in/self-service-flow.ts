import type { Effect } from 'effect';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';
import type {
  AccountExists,
  AccountLocked,
  CodeRejected,
  CredentialsRejected,
  FlowNotBegun,
  FlowNotOffered,
  PasswordRefused,
  RegistrationNotOffered,
  SignInNotCompleted,
  SignInOver,
  SignInUnavailable,
  UnlockNotOffered,
} from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

/** The self-service flows of the provider (IDX-01). */
export type FlowName = 'sign-in' | 'register' | 'recover' | 'unlock';

/** What answers each thing the provider asks for. */
export interface FlowAnswers {
  readonly credentials: { readonly email: string; readonly password: string };
  readonly profile: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly email: { readonly email: string };
  readonly code: { readonly code: string };
  readonly 'new-password': { readonly password: string };
}

type Answerable = keyof FlowAnswers;

export type FlowAnswer = {
  readonly [Ask in Answerable]: { readonly to: Ask } & FlowAnswers[Ask];
}[Answerable];

/**
 * What is asked for now. `approval`: a yes on another device; `elsewhere`: something that only the
 * provider's own pages ask for.
 */
export type FlowAsk = Answerable | 'approval' | 'elsewhere';

/** Where a flow stands, by the provider's statuses (IDX-02). */
export type FlowState =
  | {
      readonly status: 'PENDING';
      readonly ask: FlowAsk;
      /** Milliseconds after which to ask whether it was answered elsewhere; absent: never. */
      readonly pollEvery?: number;
    }
  | { readonly status: 'SUCCESS'; readonly tokens: SignInTokens }
  /** It ended; without a problem it did what it was for, such as unlocking. */
  | { readonly status: 'TERMINAL'; readonly failed: boolean }
  | { readonly status: 'FAILURE' | 'CANCELED' };

/** The flow goes on after all of these but SignInOver, FlowNotBegun and the three that are not offered. */
export type FlowFailure =
  | CredentialsRejected
  | AccountLocked
  | CodeRejected
  | AccountExists
  | PasswordRefused
  | FlowNotBegun
  | FlowNotOffered
  | RegistrationNotOffered
  | UnlockNotOffered
  | SignInOver
  | SignInNotCompleted
  | TooManyAttempts
  | SignInUnavailable;

type Step = Effect.Effect<FlowState, FlowFailure>;

/** A flow at the provider, step by step; its state is stored and outlives this process. */
export interface SelfServiceFlow {
  /** The flow under way on this device. */
  readonly going: Effect.Effect<FlowName | undefined>;
  /** Starts a flow; any open flow is dropped. */
  start(flow: FlowName): Step;
  answer(answer: FlowAnswer): Step;
  /** Asks at the provider's interval until it no longer says to (IDX-04); interrupting stops it. */
  readonly poll: Step;
  /** Runs the cancel action of the flow that is saved (IDX-03). */
  readonly cancel: Step;
}
