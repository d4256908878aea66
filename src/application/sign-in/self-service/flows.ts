import { Effect } from 'effect';
import type { CompletionFailure } from '#application/sign-in/complete-sign-in.ts';
import type { Customer } from '#domain/account/customer.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { passwordProblem } from '#domain/validation/password.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type {
  FlowAnswer,
  FlowFailure,
  FlowName,
  FlowState,
  SelfServiceFlow,
} from '#ports/sign-in/self-service-flow.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** The state of a flow; after its end the shopper is signed in. */
export type FlowOutcome =
  | Exclude<FlowState, { readonly status: 'SUCCESS' }>
  | { readonly status: 'SUCCESS'; readonly customer: Customer };

type Step = Effect.Effect<FlowOutcome, FlowFailure | CompletionFailure | InputRefused>;

/** The result of a step of a flow; a finished flow signs the shopper in. */
export type Settle = (state: FlowState) => Effect.Effect<FlowOutcome, CompletionFailure>;

export const makeSettle = (session: SignInSession, accounts: OwnAccount): Settle =>
  Effect.fnUntraced(function* (state) {
    if (state.status !== 'SUCCESS') return state;
    yield* session.clear;
    yield* session.saveTokens(state.tokens);
    const customer = yield* Effect.tapError(accounts.read, () => session.clear);
    yield* session.saveCustomer(customer);
    return { status: 'SUCCESS', customer } satisfies FlowOutcome;
  });

/** The flow that is open on this device. */
export type ReadFlow = () => Effect.Effect<FlowName | undefined>;

export const makeReadFlow = ({ going }: SelfServiceFlow): ReadFlow =>
  Effect.fn('readFlow')(function* () {
    return yield* going;
  });

export type BeginFlow = (flow: FlowName) => Step;

export const makeBeginFlow = (flows: SelfServiceFlow, settle: Settle): BeginFlow =>
  Effect.fn('beginFlow')(function* (flow) {
    return yield* settle(yield* flows.start(flow));
  });

export type AnswerFlow = (answer: FlowAnswer) => Step;

/** Checks by the shop's own rules before the provider is asked. */
export const makeAnswerFlow = (flows: SelfServiceFlow, settle: Settle): AnswerFlow =>
  Effect.fn('answerFlow')(function* (answer) {
    const problems = problemsOf(answer);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    return yield* settle(yield* flows.answer(answer));
  });

/** Waits for the answer of another device. */
export type AwaitFlow = () => Step;

export const makeAwaitFlow = ({ poll }: SelfServiceFlow, settle: Settle): AwaitFlow =>
  Effect.fn('awaitFlow')(function* () {
    return yield* settle(yield* poll);
  });

export type CancelFlow = () => Step;

export const makeCancelFlow = ({ cancel }: SelfServiceFlow, settle: Settle): CancelFlow =>
  Effect.fn('cancelFlow')(function* () {
    return yield* settle(yield* cancel);
  });

const problemsOf = (answer: FlowAnswer): Problems => {
  switch (answer.to) {
    case 'credentials':
      return faulty([['email', emailProblem(answer.email)]]);
    case 'profile':
      return faulty([
        ['email', emailProblem(answer.email)],
        ['firstName', nameProblem('firstName', answer.firstName)],
        ['lastName', nameProblem('lastName', answer.lastName)],
      ]);
    case 'email':
      return faulty([['email', emailProblem(answer.email)]]);
    case 'code':
      return faulty([['code', answer.code === '' ? { key: 'required.code' } : undefined]]);
    case 'new-password':
      return faulty([['password', passwordProblem(answer.password)]]);
  }
};
