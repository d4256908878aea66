import type { ProceedOptions } from '@okta/okta-auth-js';
import { askOf, type OfferedStep } from '#adapters/identity/flow/offered-steps.ts';
import type { FlowAnswer, FlowName } from '#ports/sign-in/self-service-flow.ts';

const password = 'okta_password';
const email = 'okta_email';

/**
 * A step that asks nobody anything and is taken at once: a choice the shop makes, or something that
 * may be skipped. Undefined where the person has to answer, or only the provider's pages can.
 *
 * `known` is the password that was just typed, for providers that ask for it in a step of its own.
 */
export const choiceIn = (
  offered: readonly OfferedStep[],
  known: string | undefined,
): ProceedOptions | undefined => {
  const names = offered.map(({ name }) => name);
  const canSkip = names.includes('skip');
  for (const step of offered) {
    const chosen = choiceOf(step, known, canSkip);
    if (chosen !== undefined) return chosen;
    if (askOf(step) !== 'elsewhere') return undefined;
  }
  return canSkip ? { step: 'skip' } : undefined;
};

const choiceOf = (
  { name, type, authenticator, choices }: OfferedStep,
  known: string | undefined,
  canSkip: boolean,
): ProceedOptions | undefined => {
  const choose = (key: string) =>
    choices.includes(key) ? { step: name, authenticator: key } : undefined;
  switch (name) {
    case 'select-authenticator-enroll':
      // What may be skipped is none of what an account needs.
      return choose(password) ?? (canSkip ? { step: 'skip' } : choose(email));
    case 'select-authenticator-authenticate':
      return (known === undefined ? undefined : choose(password)) ?? choose(email);
    case 'authenticator-verification-data':
    case 'authenticator-enrollment-data':
      return authenticator === email ? { step: name, methodType: 'email' } : undefined;
    case 'challenge-authenticator':
      return type === 'password' && known !== undefined
        ? { step: name, password: known }
        : undefined;
    default:
      return undefined;
  }
};

/** The first step that somebody can answer, or the first of all. */
export const openStep = (offered: readonly OfferedStep[]): OfferedStep | undefined =>
  offered.find((step) => askOf(step) !== 'elsewhere') ?? offered[0];

/** The provider's step for each kind of answer, where it offers none of those it may have. */
const usualSteps = {
  credentials: 'identify',
  profile: 'enroll-profile',
  email: 'identify-recovery',
  code: 'challenge-authenticator',
  'new-password': 'reset-authenticator',
} as const;

/** The library's step and values for an answer, by what is offered. */
export const proceedWith = (
  flow: FlowName,
  answer: FlowAnswer,
  offered: readonly OfferedStep[],
): ProceedOptions => {
  const asked = offered.find((step) => askOf(step) === answer.to);
  const step = asked?.name ?? usualStep(flow, answer.to);
  switch (answer.to) {
    case 'credentials':
      return { step, username: answer.email, password: answer.password };
    case 'profile': {
      const { email: address, firstName, lastName } = answer;
      return { step, email: address, firstName, lastName };
    }
    case 'email':
      return step === 'select-authenticator-unlock-account'
        ? { step, username: answer.email, authenticator: email, methodType: 'email' }
        : { step, username: answer.email };
    case 'code':
      return { step, verificationCode: answer.code };
    case 'new-password':
      // An expired password is replaced under a name of its own.
      return step === 'reenroll-authenticator'
        ? { step, newPassword: answer.password }
        : { step, password: answer.password };
  }
};

const usualStep = (flow: FlowName, to: FlowAnswer['to']): string => {
  if (flow === 'unlock' && to === 'email') return 'select-authenticator-unlock-account';
  if (flow === 'register' && to === 'new-password') return 'enroll-authenticator';
  return usualSteps[to];
};
