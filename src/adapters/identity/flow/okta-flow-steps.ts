import type { IdxStatus, IdxTransaction } from '@okta/okta-auth-js';
import type { Variant } from '#domain/session/variant.ts';
import { TooManyAttempts } from '#ports/session/call-failures.ts';
import type { FlowName } from '#ports/sign-in/self-service-flow.ts';
import {
  AccountExists,
  AccountLocked,
  CodeRejected,
  CredentialsRejected,
  PasswordRefused,
  SignInNotCompleted,
} from '#ports/sign-in/sign-in-failures.ts';

/** How the library calls the flows. */
export const flowNames = {
  'sign-in': 'authenticate',
  register: 'register',
  recover: 'recoverPassword',
  unlock: 'unlockAccount',
} as const satisfies Readonly<Record<FlowName, string>>;

/** What the port says for each status of the library; a new one does not compile (IDX-02). */
export const statuses: Readonly<
  Record<`${IdxStatus}`, 'PENDING' | 'SUCCESS' | 'FAILURE' | 'TERMINAL' | 'CANCELED'>
> = {
  PENDING: 'PENDING',
  SUCCESS: 'SUCCESS',
  FAILURE: 'FAILURE',
  TERMINAL: 'TERMINAL',
  CANCELED: 'CANCELED',
};

/** A pause the provider wants, in milliseconds; conversations do not say how long. */
const usualPause = 60_000;

export const isRefused = ({ messages = [] }: IdxTransaction): boolean =>
  messages.some((message) => message.class === 'ERROR');

/** Why an answer was not taken, by the provider's message keys; undefined where it was. */
export const refusalOf = ({ messages = [] }: IdxTransaction, variant: Variant['id']) => {
  const error = messages.find((message) => message.class === 'ERROR');
  if (error === undefined) return undefined;
  switch (error.i18n?.key) {
    case 'errors.E0000004':
      return new CredentialsRejected({ variant });
    case 'errors.E0000119':
      return new AccountLocked();
    case 'api.authn.error.PASSCODE_INVALID':
      return new CodeRejected();
    case 'registration.error.notUniqueWithinOrg':
      return new AccountExists();
    case 'password.passwordRequirementsNotMet':
      return new PasswordRefused();
    case 'tooManyRequests':
      return new TooManyAttempts({ retryAfterMs: usualPause });
    default:
      return new SignInNotCompleted({ reason: 'denied' });
  }
};
