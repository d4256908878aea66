import type { OktaAuthTxInterface } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import {
  asksForPause,
  type ProviderTrouble,
  troubleOf,
} from '#adapters/identity/provider-trouble.ts';
import type { Variant } from '#domain/session/variant.ts';
import type { Clock } from '#ports/clock.ts';
import type { CredentialAnswer, CredentialSignIn } from '#ports/credential-sign-in.ts';
import { TooManyAttempts } from '#ports/failures.ts';
import { AccountLocked, CredentialsRejected, SignInUnavailable } from '#ports/identity-failures.ts';

/** The part of the library that tries passwords. */
export type CredentialsOfOkta = Pick<
  OktaAuthTxInterface,
  'signInWithCredentials' | 'unlockAccount'
>;

/** Milliseconds to wait when the provider does not say how long. */
const usualPause = 60_000;

/** The provider's authentication calls (D-AUTH-01, D-AUTH-03). */
export const makeOktaCredentialSignIn = (
  okta: CredentialsOfOkta,
  variant: Variant['id'],
  clock: Clock,
): CredentialSignIn => {
  const paused = ({ resetAt }: ProviderTrouble) =>
    new TooManyAttempts({
      retryAfterMs:
        resetAt === undefined ? usualPause : Math.max(1000, resetAt * 1000 - clock.now()),
    });

  return {
    signIn: Effect.fnUntraced(function* (username, password) {
      const { status, sessionToken } = yield* Effect.tryPromise({
        try: () => okta.signInWithCredentials({ username, password }),
        catch: (cause) => {
          const trouble = troubleOf(cause);
          if (asksForPause(trouble)) return paused(trouble);
          return trouble.code === 'E0000004' || trouble.status === 401
            ? new CredentialsRejected({ variant })
            : new SignInUnavailable();
        },
      });
      if (status === 'LOCKED_OUT') return yield* new AccountLocked();
      const answer: CredentialAnswer =
        status === 'SUCCESS' && sessionToken !== undefined
          ? { kind: 'accepted', sessionToken }
          : { kind: 'challenged' };
      return answer;
    }),

    mailUnlockLink: (username) =>
      Effect.asVoid(
        Effect.tryPromise({
          try: () => okta.unlockAccount({ username, factorType: 'EMAIL' }),
          catch: (cause) => {
            const trouble = troubleOf(cause);
            return asksForPause(trouble) ? paused(trouble) : new SignInUnavailable();
          },
        }),
      ),
  };
};
