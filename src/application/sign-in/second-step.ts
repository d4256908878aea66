import { Effect } from 'effect';
import type { CompletionFailure } from '#application/sign-in/complete-sign-in.ts';
import type { GoOn, StepOutcome } from '#application/sign-in/continue-sign-in.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import type {
  AccountLocked,
  ApprovalRefused,
  CodeRejected,
  SignInOver,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export interface SecondStepEntry {
  readonly code: string;
  readonly returnTo?: string;
  readonly manages?: boolean;
}

/** Why a second step failed. */
export type SecondStepFailure =
  | InputRefused
  | CodeRejected
  | ApprovalRefused
  | AccountLocked
  | SignInOver
  | TooManyAttempts
  | SignInUnavailable;

/** The code of the second step; wrong ones may be tried again. */
export type AnswerSecondStep = (
  entry: SecondStepEntry,
) => Effect.Effect<StepOutcome, SecondStepFailure | CompletionFailure>;

/** Takes the code that was sent or that an app shows; spaces in it are removed. */
export const makeAnswerSecondStep = (credentials: CredentialSignIn, goOn: GoOn): AnswerSecondStep =>
  Effect.fn('answerSecondStep')(function* ({ code: typed, ...wish }) {
    const code = trimmed(typed).replaceAll(/\s/g, '');
    if (code === '')
      return yield* new InputRefused({ problems: { code: { key: 'required.code' } } });
    return yield* goOn(yield* credentials.answerCode(code), wish);
  });

/** Waits until the other device approved or refused; interrupting it stops the polling. */
export type AwaitApproval = (
  entry: Omit<SecondStepEntry, 'code'>,
) => Effect.Effect<StepOutcome, SecondStepFailure | CompletionFailure>;

/** Waits for the approval of another device. */
export const makeAwaitApproval = (credentials: CredentialSignIn, goOn: GoOn): AwaitApproval =>
  Effect.fn('awaitApproval')(function* (wish) {
    return yield* goOn(yield* credentials.awaitApproval, wish);
  });

/** Sends another code, or asks the other device once more. */
export type ResendCode = () => Effect.Effect<
  void,
  SignInOver | TooManyAttempts | SignInUnavailable
>;

export const makeResendCode = ({ resendCode }: CredentialSignIn): ResendCode =>
  Effect.fn('resendCode')(function* () {
    yield* resendCode;
  });

/** Back to e-mail and password; the provider forgets the sign-in. */
export type GiveUpSignIn = () => Effect.Effect<void>;

export const makeGiveUpSignIn = ({ giveUp }: CredentialSignIn): GiveUpSignIn =>
  Effect.fn('giveUpSignIn')(function* () {
    yield* giveUp;
  });
