import { Effect } from 'effect';
import type { CompletionFailure } from '#application/identity/use-cases.ts';
import type { FlowOutcome } from '#application/self-service/use-cases.ts';
import type { UseCases } from '#application/use-cases.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { passwordProblem } from '#domain/validation/password.ts';
import type { Problems } from '#domain/validation/problem.ts';
import type { CustomerAccounts } from '#ports/account/customer-accounts.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import { InputRefused } from '#ports/failures.ts';
import type { FlowAnswer, FlowState, SelfServiceFlow } from '#ports/sign-in/self-service-flow.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** What a step of a flow leads to: whoever is through is signed in here. */
export type Settle = (state: FlowState) => Effect.Effect<FlowOutcome, CompletionFailure>;

export const makeSettle = (session: SignInSession, accounts: CustomerAccounts): Settle =>
  Effect.fnUntraced(function* (state) {
    if (state.status !== 'SUCCESS') return state;
    yield* session.clear;
    yield* session.keepTokens(state.tokens);
    const customer = yield* Effect.tapError(accounts.read, () => session.clear);
    yield* session.keepCustomer(customer);
    return { status: 'SUCCESS', customer } satisfies FlowOutcome;
  });

export const makeReadFlow = ({ going }: SelfServiceFlow): UseCases['readFlow'] =>
  Effect.fn('readFlow')(function* () {
    return yield* going;
  });

export const makeBeginFlow = (flows: SelfServiceFlow, settle: Settle): UseCases['beginFlow'] =>
  Effect.fn('beginFlow')(function* (flow) {
    return yield* settle(yield* flows.start(flow));
  });

/** Checks by the shop's own rules before the provider is asked. */
export const makeAnswerFlow = (flows: SelfServiceFlow, settle: Settle): UseCases['answerFlow'] =>
  Effect.fn('answerFlow')(function* (answer) {
    const problems = problemsOf(answer);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    return yield* settle(yield* flows.answer(answer));
  });

export const makeAwaitFlow = ({ poll }: SelfServiceFlow, settle: Settle): UseCases['awaitFlow'] =>
  Effect.fn('awaitFlow')(function* () {
    return yield* settle(yield* poll);
  });

export const makeCancelFlow = (
  { cancel }: SelfServiceFlow,
  settle: Settle,
): UseCases['cancelFlow'] =>
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
