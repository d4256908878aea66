import type { IdxTransaction, OktaAuthIdxInterface } from '@okta/okta-auth-js';
import { Effect } from 'effect';
import { choiceIn, openStep, proceedWith } from '#adapters/identity/flow/chosen-step.ts';
import {
  askOf,
  type OfferedStep,
  offeredIn,
  savedSteps,
} from '#adapters/identity/flow/offered-steps.ts';
import {
  flowNames,
  isRefused,
  refusalOf,
  statuses,
} from '#adapters/identity/flow/okta-flow-steps.ts';
import type { ProviderSettings } from '#adapters/identity/provider-settings.ts';
import { signInTokens } from '#adapters/identity/sign-in-tokens.ts';
import type { Variant } from '#domain/session/variant.ts';
import type { Clock } from '#ports/device/clock.ts';
import type {
  FlowFailure,
  FlowName,
  FlowState,
  SelfServiceFlow,
} from '#ports/sign-in/self-service-flow.ts';
import {
  FlowNotBegun,
  FlowNotOffered,
  RegistrationNotOffered,
  SignInOver,
  SignInUnavailable,
  UnlockNotOffered,
} from '#ports/sign-in/sign-in-failures.ts';

/** The part of the library that calls the identity engine. */
export type FlowsOfOkta = Pick<OktaAuthIdxInterface, 'idx' | 'transactionManager'>;

interface Parts {
  readonly okta: FlowsOfOkta;
  readonly settings: ProviderSettings;
  readonly variant: Variant['id'];
  readonly clock: Clock;
}

/** Milliseconds before each new try after a look that failed (D-AUTH-09). */
const retryDelays = [1000, 2000, 4000, 8000, 16_000] as const;

/** The identity engine, one step a call: the library's own loops do not work there (step mode). */
export const makeOktaSelfService = (parts: Parts): SelfServiceFlow => {
  const { okta, clock } = parts;
  let last: IdxTransaction | undefined;

  const goingFlow = (): FlowName | undefined => {
    if (!okta.idx.canProceed()) return undefined;
    const flow = okta.idx.getSavedTransactionMeta()?.flow;
    return (Object.keys(flowNames) as FlowName[]).find((name) => flowNames[name] === flow);
  };
  const underWay = Effect.suspend(() => {
    const flow = goingFlow();
    return flow === undefined ? Effect.fail(new FlowNotBegun()) : Effect.succeed(flow);
  });

  const ask = Effect.fnUntraced(function* (send: () => Promise<IdxTransaction>, known?: string) {
    const meta = okta.idx.getSavedTransactionMeta();
    const { answered, repeats } = yield* followed(okta, yield* asked(send), known);
    if (isNoAnswer(answered)) return yield* new SignInUnavailable();
    last = answered;
    const state = yield* stateOf(parts, answered, answered.meta ?? meta);
    return repeats && state.status === 'PENDING'
      ? ({ status: 'PENDING', ask: 'elsewhere' } as const)
      : state;
  });

  return {
    going: Effect.sync(goingFlow),
    start: (flow) =>
      ask(() => {
        okta.transactionManager.clear();
        return begun(okta, flow);
      }),
    answer: Effect.fnUntraced(function* (answer) {
      const flow = yield* underWay;
      const offered = last === undefined ? stored(okta) : offeredIn(last);
      const known = answer.to === 'credentials' ? answer.password : undefined;
      return yield* ask(() => okta.idx.proceed(proceedWith(flow, answer, offered)), known);
    }),
    poll: Effect.gen(function* () {
      yield* underWay;
      let state: FlowState | undefined;
      for (let every = pollEveryOf(last); every !== undefined; ) {
        yield* pause(clock, every);
        state = yield* persistent(
          clock,
          ask(() => okta.idx.proceed(lookAgain(last))),
        );
        every = state.status === 'PENDING' ? state.pollEvery : undefined;
      }
      return state ?? (yield* new SignInOver());
    }),
    cancel: Effect.andThen(
      underWay,
      ask(() => okta.idx.cancel()),
    ),
  };
};

const begun = ({ idx }: FlowsOfOkta, flow: FlowName): Promise<IdxTransaction> => {
  switch (flow) {
    case 'sign-in':
      return idx.start({ flow: flowNames[flow], autoRemediate: false });
    case 'register':
      return idx.register({ step: 'select-enroll-profile' });
    case 'recover':
      return idx.recoverPassword({});
    case 'unlock':
      return idx.unlockAccount({});
  }
};

/**
 * Takes the steps that ask nobody anything, in whatever order this organisation has them. Nothing is
 * chosen twice: a provider that offers it again wants something that is not known here.
 */
const followed = Effect.fnUntraced(function* (
  { idx }: FlowsOfOkta,
  first: IdxTransaction,
  known: string | undefined,
) {
  let answered = first;
  for (const made = new Set<string>(); ; ) {
    const isOpen = answered.status === 'PENDING' && !isRefused(answered);
    const chosen = isOpen ? choiceIn(offeredIn(answered), known) : undefined;
    if (chosen === undefined) return { answered, repeats: false };
    const key = `${chosen.step} ${String(chosen['authenticator'] ?? '')}`;
    if (made.has(key)) return { answered, repeats: true };
    made.add(key);
    answered = yield* asked(() => idx.proceed(chosen));
  }
});

const stored = ({ transactionManager }: FlowsOfOkta): readonly OfferedStep[] =>
  savedSteps(transactionManager?.loadIdxResponse()?.rawIdxResponse);

const pollEveryOf = (answered: IdxTransaction | undefined): number | undefined =>
  answered && openStep(offeredIn(answered))?.refresh;

/** What the library throws is no answer, or says that the organisation does not offer the flow. */
const asked = (
  send: () => Promise<IdxTransaction>,
): Effect.Effect<IdxTransaction, SignInUnavailable | NotOffered> =>
  Effect.tryPromise({ try: send, catch: (cause) => notOffered(String(cause)) });

type NotOffered = FlowNotOffered | RegistrationNotOffered | UnlockNotOffered;

/** By the library's own sentence: it is all that it tells. */
const notOffered = (sentence: string): NotOffered | SignInUnavailable => {
  if (!/not supported based on your current org/.test(sentence)) return new SignInUnavailable();
  if (sentence.includes('Registration')) return new RegistrationNotOffered();
  return sentence.includes('Unlock') ? new UnlockNotOffered() : new FlowNotOffered();
};

/** The library ends the flow at a server error; the error may be temporary. */
const isNoAnswer = ({ requestDidSucceed, messages = [] }: IdxTransaction): boolean =>
  requestDidSucceed === false && messages.length === 0;

/** Another device is asked for by a step, a link in a mail by an action of the authenticator. */
const lookAgain = (last: IdxTransaction | undefined) => {
  const name = (last && openStep(offeredIn(last)))?.name ?? '';
  if (name.endsWith('-poll')) return { step: name };
  const action = Object.keys(last?.actions ?? {}).find((one) => one.endsWith('-poll'));
  return action === undefined ? { step: name } : { actions: [action] };
};

const stateOf = (
  parts: Parts,
  answered: IdxTransaction,
  meta: object | undefined,
): Effect.Effect<FlowState, FlowFailure> => {
  const status = statuses[answered.status];
  switch (status) {
    case 'SUCCESS':
      return Effect.map(
        signInTokens(answered.tokens ?? {}, parts, meta),
        (tokens) => ({ status, tokens }) as const,
      );
    case 'PENDING': {
      const refusal = refusalOf(answered, parts.variant);
      if (refusal !== undefined) return Effect.fail(refusal);
      const pollEvery = pollEveryOf(answered);
      const open = openStep(offeredIn(answered));
      const ask = open === undefined ? 'credentials' : askOf(open);
      return Effect.succeed({ status, ask, ...(pollEvery !== undefined && { pollEvery }) });
    }
    case 'TERMINAL':
      return Effect.succeed({ status, failed: refusalOf(answered, parts.variant) !== undefined });
    case 'FAILURE':
    case 'CANCELED':
      return Effect.succeed({ status });
  }
};

const pause = (clock: Clock, milliseconds: number): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const cancel = clock.at(clock.now() + milliseconds, () => resume(Effect.void));
    return Effect.sync(cancel);
  });

/** Polling without an answer, or limited by the provider, is repeated with doubled delays. */
const persistent = (
  clock: Clock,
  look: Effect.Effect<FlowState, FlowFailure>,
  tried = 0,
): Effect.Effect<FlowState, FlowFailure> =>
  Effect.catch(look, (failure) => {
    const delay = retryDelays[tried];
    const passes = failure._tag === 'SignInUnavailable' || failure._tag === 'TooManyAttempts';
    if (!passes || delay === undefined) return Effect.fail(failure);
    return Effect.andThen(pause(clock, delay), persistent(clock, look, tried + 1));
  });
