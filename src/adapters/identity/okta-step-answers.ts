import type { AuthnTransaction } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import { type OpenStep, openSecondStep, verified } from '#adapters/identity/okta-second-step.ts';
import {
  asksForPause,
  type ProviderError,
  pauseOf,
  providerErrorOf,
} from '#adapters/identity/provider-error.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';
import type { CredentialAnswer, CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import {
  AccountLocked,
  ApprovalRefused,
  CodeRejected,
  SignInOver,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';

/** Asks the provider; what it says about too many tries means the same everywhere. */
export const askProvider =
  (clock: Clock) =>
  <Answer, Failure>(
    ask: (signal: AbortSignal) => Promise<Answer>,
    refusal: (trouble: ProviderError) => Failure,
  ): Effect.Effect<Answer, Failure | TooManyAttempts> =>
    Effect.tryPromise({
      try: ask,
      catch: (cause) => {
        const trouble = providerErrorOf(cause);
        return asksForPause(trouble) ? pauseOf(trouble, clock.now()) : refusal(trouble);
      },
    });

type Methods = 'answerCode' | 'awaitApproval' | 'resendCode' | 'giveUp';

interface StepAnswers extends Pick<CredentialSignIn, Methods> {
  /** What an answer of the provider asks for next. */
  next(
    transaction: AuthnTransaction,
  ): Effect.Effect<CredentialAnswer, AccountLocked | TooManyAttempts | SignInUnavailable>;
}

/** The second step of a sign-in, held in memory until it is answered or cancelled. */
export const makeStepAnswers = (clock: Clock): StepAnswers => {
  const asking = askProvider(clock);
  let open: OpenStep | undefined;

  const next: StepAnswers['next'] = Effect.fnUntraced(function* (transaction) {
    const { status, sessionToken } = transaction;
    open = undefined;
    if (status === 'LOCKED_OUT') return yield* new AccountLocked();
    if (status === 'SUCCESS' && sessionToken) return { kind: 'accepted', sessionToken } as const;
    if (status === 'PASSWORD_EXPIRED') return { kind: 'elsewhere', because: 'password-expired' };
    if (status !== 'MFA_REQUIRED') return { kind: 'elsewhere' } as const;
    open = yield* asking(
      () => openSecondStep(transaction),
      () => new SignInUnavailable(),
    );
    return open === undefined
      ? ({ kind: 'elsewhere' } as const)
      : ({ kind: 'second-step', step: open.step } as const);
  });

  /** The sign-in that waits; nothing waits after a reload. */
  const waiting = Effect.suspend(() =>
    open === undefined ? Effect.fail(new SignInOver()) : Effect.succeed(open),
  );

  return {
    next,

    answerCode: Effect.fnUntraced(function* (code) {
      const { answer } = yield* waiting;
      return yield* next(yield* asking(() => answer(code), codeRefusal));
    }),

    awaitApproval: Effect.gen(function* () {
      const begun = yield* waiting;
      const answered = yield* asking((signal) => polled(begun, signal), stepRefusal);
      if (answered.factorResult === undefined) {
        return yield* Effect.catchTag(next(answered), 'AccountLocked', () => new SignInOver());
      }
      // Asking once more is still possible, with what the provider said last.
      open = { ...begun, going: answered };
      return yield* new ApprovalRefused();
    }),

    resendCode: Effect.gen(function* () {
      const begun = yield* waiting;
      const resend = begun.going.resend as ((way: string) => Promise<AuthnTransaction>) | undefined;
      if (resend === undefined) return yield* new SignInOver();
      const going = yield* asking(() => resend(begun.way), stepRefusal);
      open = { ...begun, going, answer: (passCode) => verified(going, passCode) };
    }),

    giveUp: Effect.promise(async () => {
      const cancel = open?.going.cancel;
      open = undefined;
      await cancel?.().catch(() => undefined);
    }),
  };
};

/** The library's own loop; it ends with the answer that follows an interruption. */
const polled = ({ going }: OpenStep, signal: AbortSignal): Promise<AuthnTransaction> => {
  const transactionCallBack = () => {
    if (signal.aborted) throw new Error('Nobody waits any more.');
  };
  return going.poll?.({ transactionCallBack }) ?? Promise.reject(new Error(going.status));
};

/** The library's poll ends so when the sign-in was given up meanwhile (AUTHN-14). */
const stopped = 'The poll was stopped by the sdk';

const stepRefusal = ({ status, message }: ProviderError): SignInOver | SignInUnavailable =>
  status === 401 || status === 403 || message === stopped
    ? new SignInOver()
    : new SignInUnavailable();

/** `E0000068`: the code is wrong; `E0000069`: it was wrong too often. */
const codeRefusal = (trouble: ProviderError) => {
  if (trouble.code === 'E0000068') return new CodeRejected();
  if (trouble.code === 'E0000069') return new AccountLocked();
  return stepRefusal(trouble);
};
