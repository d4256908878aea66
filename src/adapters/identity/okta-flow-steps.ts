import type { IdxStatus, IdxTransaction, NextStep, ProceedOptions } from '@okta/okta-auth-js';
import * as z from 'zod/mini';
import type { Variant } from '#domain/session/variant.ts';
import { TooManyAttempts } from '#ports/session/call-failures.ts';
import type { FlowAnswer, FlowAsk, FlowName } from '#ports/sign-in/self-service-flow.ts';
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

const asks: Readonly<Record<string, FlowAsk>> = {
  identify: 'credentials',
  'enroll-profile': 'profile',
  'identify-recovery': 'email',
  'select-authenticator-unlock-account': 'email',
  'challenge-authenticator': 'code',
  'reset-authenticator': 'new-password',
  'challenge-poll': 'approval',
  'enroll-poll': 'approval',
};

/** What a step of the provider asks for. */
export const askOf = (step: NextStep | undefined): FlowAsk => {
  if (step?.name !== 'enroll-authenticator') return asks[step?.name ?? ''] ?? 'elsewhere';
  const { type } = step.relatesTo?.value ?? step.authenticator ?? {};
  return type === 'password' ? 'new-password' : 'code';
};

/**
 * Milliseconds between two looks, where the provider wants to be asked (IDX-04): about the step
 * itself, or about the link of the mail whose code the step asks for.
 */
export const pollEveryOf = (step: NextStep | undefined): number | undefined =>
  step?.refresh ??
  step?.poll?.refresh ??
  z.safeParse(lookedAt, step?.relatesTo?.value).data?.poll.refresh;

const lookedAt = z.object({ poll: z.object({ refresh: z.number() }) });

/** The library's step and values for an answer; a flow has one step for each kind of answer. */
export const proceedWith = (flow: FlowName, answer: FlowAnswer): ProceedOptions => {
  switch (answer.to) {
    case 'credentials':
      return { step: 'identify', username: answer.email, password: answer.password };
    case 'profile': {
      const { email, firstName, lastName } = answer;
      return { step: 'enroll-profile', email, firstName, lastName };
    }
    case 'email':
      return flow === 'unlock'
        ? {
            step: 'select-authenticator-unlock-account',
            username: answer.email,
            authenticator: 'okta_email',
            methodType: 'email',
          }
        : { step: 'identify-recovery', username: answer.email };
    case 'code':
      return { step: 'challenge-authenticator', verificationCode: answer.code };
    case 'new-password':
      return {
        step: flow === 'register' ? 'enroll-authenticator' : 'reset-authenticator',
        password: answer.password,
      };
  }
};

/** A pause the provider wants, in milliseconds; conversations do not say how long. */
const usualPause = 60_000;

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
