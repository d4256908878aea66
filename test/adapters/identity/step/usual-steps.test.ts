import { expect, it } from 'vitest';
import { proceedWith } from '#adapters/identity/flow/chosen-step.ts';
import type { FlowAnswer } from '#ports/sign-in/self-service-flow.ts';

const answers: Readonly<Record<FlowAnswer['to'], FlowAnswer>> = {
  credentials: { to: 'credentials', email: 'a@b.example', password: 'secret' },
  profile: { to: 'profile', email: 'a@b.example', firstName: 'Ada', lastName: 'Byron' },
  email: { to: 'email', email: 'a@b.example' },
  code: { to: 'code', code: '123456' },
  'new-password': { to: 'new-password', password: 'N3w!Sn4cks' },
};
const flows = ['sign-in', 'register', 'recover', 'unlock'] as const;

/** Steps of each flow for each answer, where the provider offered none that asks for it. */
const stepsFor = (to: FlowAnswer['to']) =>
  flows.map((flow) => Object(proceedWith(flow, answers[to], [])).step);

it('[IDX-01] an answer nobody asked for goes to the usual step of its flow', () => {
  const everywhere = (step: string) => flows.map(() => step);
  expect(stepsFor('credentials')).toEqual(everywhere('identify'));
  expect(stepsFor('profile')).toEqual(everywhere('enroll-profile'));
  expect(stepsFor('code')).toEqual(everywhere('challenge-authenticator'));
  expect(stepsFor('email')).toEqual([
    ...['identify-recovery', 'identify-recovery', 'identify-recovery'],
    'select-authenticator-unlock-account',
  ]);
  expect(stepsFor('new-password')).toEqual([
    ...['reset-authenticator', 'enroll-authenticator', 'reset-authenticator'],
    'reset-authenticator',
  ]);
});
