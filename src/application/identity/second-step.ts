import { Effect } from 'effect';
import type { GoOn } from '#application/identity/continue-sign-in.ts';
import type { UseCases } from '#application/use-cases.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { InputRefused } from '#ports/failures.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';

/** Takes the code that was sent or that an app shows; spaces in it are the app's way to group. */
export const makeAnswerSecondStep = (
  credentials: CredentialSignIn,
  goOn: GoOn,
): UseCases['answerSecondStep'] =>
  Effect.fn('answerSecondStep')(function* ({ code: typed, ...wish }) {
    const code = trimmed(typed).replaceAll(/\s/g, '');
    if (code === '')
      return yield* new InputRefused({ problems: { code: { key: 'required.code' } } });
    return yield* goOn(yield* credentials.answerCode(code), wish);
  });

/** Waits for the yes of another device. */
export const makeAwaitApproval = (
  credentials: CredentialSignIn,
  goOn: GoOn,
): UseCases['awaitApproval'] =>
  Effect.fn('awaitApproval')(function* (wish) {
    return yield* goOn(yield* credentials.awaitApproval, wish);
  });

export const makeResendCode = ({ resendCode }: CredentialSignIn): UseCases['resendCode'] =>
  Effect.fn('resendCode')(function* () {
    yield* resendCode;
  });

export const makeGiveUpSignIn = ({ giveUp }: CredentialSignIn): UseCases['giveUpSignIn'] =>
  Effect.fn('giveUpSignIn')(function* () {
    yield* giveUp;
  });
