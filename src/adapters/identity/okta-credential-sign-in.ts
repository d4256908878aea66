import type { OktaAuthTxInterface } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import { askProvider, makeStepAnswers } from '#adapters/identity/okta-step-answers.ts';
import type { Variant } from '#domain/session/variant.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import {
  CredentialsRejected,
  ResetLinkRefused,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';

/** The part of the library that tries passwords. */
export type CredentialsOfOkta = Pick<
  OktaAuthTxInterface,
  'signInWithCredentials' | 'unlockAccount' | 'verifyRecoveryToken'
>;

/** The provider's authentication calls (D-AUTH-01, D-AUTH-03). */
export const makeOktaCredentialSignIn = (
  okta: CredentialsOfOkta,
  variant: Variant['id'],
  clock: Clock,
): CredentialSignIn => {
  const asking = askProvider(clock);
  const { next, ...steps } = makeStepAnswers(clock);

  return {
    ...steps,

    signIn: Effect.fnUntraced(function* (username, password) {
      const transaction = yield* asking(
        () => okta.signInWithCredentials({ username, password }),
        ({ code, status }) =>
          code === 'E0000004' || status === 401
            ? new CredentialsRejected({ variant })
            : new SignInUnavailable(),
      );
      return yield* next(transaction);
    }),

    mailUnlockLink: (username) =>
      Effect.asVoid(
        asking(
          () => okta.unlockAccount({ username, factorType: 'EMAIL' }),
          () => new SignInUnavailable(),
        ),
      ),

    redeemUnlock: Effect.fnUntraced(function* (recoveryToken) {
      const { status, recoveryType } = yield* asking(
        () => okta.verifyRecoveryToken({ recoveryToken }),
        (trouble) =>
          [401, 403].includes(trouble.status ?? 0)
            ? new ResetLinkRefused()
            : new SignInUnavailable(),
      );
      // A link of another kind, such as one for a new password, unlocks nothing.
      if (status !== 'SUCCESS' || recoveryType !== 'UNLOCK') return yield* new ResetLinkRefused();
    }),
  };
};
