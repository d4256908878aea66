import { Effect } from 'effect';
import type { Clock } from '#ports/device/clock.ts';
import type {
  FlowAnswer,
  FlowAsk,
  FlowFailure,
  FlowName,
  FlowState,
  SelfServiceFlow,
} from '#ports/sign-in/self-service-flow.ts';
import {
  AccountExists,
  AccountLocked,
  CodeRejected,
  CredentialsRejected,
  FlowNotBegun,
  PasswordRefused,
  SignInNotCompleted,
  SignInOver,
} from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';
import { memoryCode } from '#test/doubles/sign-in/memory-credentials.ts';
import type { MemoryPerson } from '#test/doubles/sign-in/memory-identity.ts';

export interface MemoryFlowFacts {
  readonly people: readonly MemoryPerson[];
  readonly clock: Clock;
  readonly tokensFor: (email: string) => SignInTokens;
}

/** Milliseconds between two looks at the other device, and how many it takes. */
const pollEvery = 500;
const looksUntilYes = 3;

interface Going {
  readonly flow: FlowName;
  readonly ask: FlowAsk;
  readonly email?: string;
}

const pending = (ask: FlowAsk): FlowState => ({
  status: 'PENDING',
  ask,
  ...(ask === 'approval' && { pollEvery }),
});

const firstAsk: Readonly<Record<FlowName, FlowAsk>> = {
  'sign-in': 'credentials',
  register: 'profile',
  recover: 'email',
  unlock: 'email',
};

/** Who is known at a provider; devices of the same one share it. */
export const memoryDirectory = (people: readonly MemoryPerson[]): Map<string, MemoryPerson> =>
  new Map(people.map((person) => [person.email, person]));

/** Self-service at a provider in memory; passwords of eight characters are good. */
export const makeMemorySelfService = (
  facts: MemoryFlowFacts,
  people = memoryDirectory(facts.people),
): SelfServiceFlow => {
  let going: Going | undefined;

  const move = (next: Going): Effect.Effect<FlowState> =>
    Effect.sync(() => {
      going = next;
      return pending(next.ask);
    });
  const end = (state: FlowState): Effect.Effect<FlowState> =>
    Effect.sync(() => {
      going = undefined;
      return state;
    });
  const enter = (email: string) => end({ status: 'SUCCESS', tokens: facts.tokensFor(email) });

  const signIn = (at: Going, email: string, password: string) => {
    const person = people.get(email);
    if (person?.locked) return Effect.fail(new AccountLocked());
    if (person?.password !== password) {
      return Effect.fail(new CredentialsRejected({ variant: 'snacks' }));
    }
    if (person.challenged === undefined) return enter(email);
    return move({ ...at, email, ask: person.challenged });
  };

  const setPassword = ({ email = '' }: Going, password: string) => {
    if (password.length < 8) return Effect.fail(new PasswordRefused());
    people.set(email, { email, password });
    return enter(email);
  };

  const takeCode = (at: Going, code: string) => {
    const person = people.get(at.email ?? '');
    if (code !== memoryCode || person === undefined) return Effect.fail(new CodeRejected());
    if (at.flow === 'recover') return move({ ...at, ask: 'new-password' });
    if (at.flow !== 'unlock') return enter(person.email);
    people.set(person.email, { ...person, locked: false });
    return end({ status: 'TERMINAL', failed: false });
  };

  const answered = (at: Going, answer: FlowAnswer): Effect.Effect<FlowState, FlowFailure> => {
    if (answer.to !== at.ask) return Effect.fail(new SignInNotCompleted({ reason: 'denied' }));
    switch (answer.to) {
      case 'credentials':
        return signIn(at, answer.email, answer.password);
      case 'profile':
        return people.has(answer.email)
          ? Effect.fail(new AccountExists())
          : move({ ...at, email: answer.email, ask: 'new-password' });
      case 'email':
        return move({ ...at, email: answer.email, ask: 'code' });
      case 'code':
        return takeCode(at, answer.code);
      case 'new-password':
        return setPassword(at, answer.password);
    }
  };

  const underWay = Effect.suspend(() =>
    going === undefined ? Effect.fail(new FlowNotBegun()) : Effect.succeed(going),
  );

  return {
    going: Effect.sync(() => going?.flow),
    start: (flow) => move({ flow, ask: firstAsk[flow] }),
    answer: (answer) => Effect.flatMap(underWay, (at) => answered(at, answer)),
    poll: Effect.gen(function* () {
      const { ask, email = '' } = yield* underWay;
      if (ask !== 'approval') return yield* new SignInOver();
      yield* Effect.callback<void>((resume) => {
        const until = facts.clock.now() + looksUntilYes * pollEvery;
        return Effect.sync(facts.clock.at(until, () => resume(Effect.void)));
      });
      return yield* enter(email);
    }),
    cancel: Effect.andThen(underWay, end({ status: 'CANCELED' })),
  };
};
