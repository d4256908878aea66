import * as z from 'zod';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { formErrors, type IdxCall, type IdxOutcome } from '#sandbox/identity/idx/idx-call.ts';
import { answerChallenge, pollEmail, pollPush } from '#sandbox/identity/idx/idx-challenge.ts';
import { sendCode } from '#sandbox/identity/idx/idx-code.ts';
import { chooseEnrolment, skipEnrolment } from '#sandbox/identity/idx/idx-enrol.ts';
import { withPassword } from '#sandbox/identity/idx/idx-password.ts';
import { beginEnrolment, enrolProfile } from '#sandbox/identity/idx/idx-register.ts';
import {
  beginTransaction,
  type IdxTransaction,
  moveTo,
} from '#sandbox/identity/idx/idx-transaction.ts';
import { authenticators } from '#sandbox/identity/idx/ion-forms.ts';

type Step = (call: IdxCall) => Promise<IdxOutcome>;

const identified = z.object({
  identifier: z.string().trim().min(1).max(254),
  credentials: z.object({ passcode: z.string().max(1000).default('') }).default({ passcode: '' }),
});

const cancel: Step = async ({ parts, transaction }) => {
  const { interact, interactionHandle } = transaction.facts;
  await parts.store.tickets.drop('state-handle', transaction.stateHandle);
  return { is: 'next', transaction: await beginTransaction(parts, interact, interactionHandle) };
};

const recover: Step = async ({ parts, transaction }) => ({
  is: 'next',
  transaction: await moveTo(parts, transaction, { step: 'identify-recovery', flow: 'recover' }),
});

const unlock: Step = async ({ parts, transaction }) =>
  parts.settings.unlocking
    ? {
        is: 'next',
        transaction: await moveTo(parts, transaction, { step: 'select-unlock', flow: 'unlock' }),
      }
    : formErrors(transaction);

const identify: Step = async ({ parts, transaction, body }) => {
  const given = identified.safeParse(body);
  if (!given.success) return formErrors(transaction);
  const { identifier, credentials } = given.data;
  const { recoveryAsks, identifierFirst } = parts.policy.now();
  if (transaction.facts.step === 'identify-recovery') {
    return recoveryAsks
      ? named(parts, transaction, identifier, 'select-authenticate')
      : sendCode(parts, transaction, identifier);
  }
  if (transaction.facts.step !== 'identify') return formErrors(transaction);
  switch (identifierFirst) {
    case 'no':
      return withPassword(parts, transaction, identifier, credentials.passcode);
    case 'password':
      return named(parts, transaction, identifier, 'challenge-password');
    case 'choice':
      return named(parts, transaction, identifier, 'select-authenticate');
  }
};

/** The next step is the same for a name that nobody has. */
const named = async (
  parts: IdentityParts,
  transaction: IdxTransaction,
  identifier: string,
  step: 'select-authenticate' | 'challenge-password',
): Promise<IdxOutcome> => ({
  is: 'next',
  transaction: await moveTo(parts, transaction, { step, identifier }),
});

const picked = z.object({ authenticator: z.object({ id: z.string() }) });

const challenge: Step = async ({ parts, transaction, body }) => {
  const { step, identifier = '' } = transaction.facts;
  if (step === 'select-authenticate') {
    const id = picked.safeParse(body).data?.authenticator.id;
    if (id === authenticators.email.id) return sendCode(parts, transaction, identifier);
    return id === authenticators.password.id && transaction.facts.flow === 'sign-in'
      ? named(parts, transaction, identifier, 'challenge-password')
      : formErrors(transaction);
  }
  const given = identified.safeParse(body);
  return given.success && transaction.facts.step === 'select-unlock'
    ? sendCode(parts, transaction, given.data.identifier)
    : formErrors(transaction);
};

const resend: Step = async ({ parts, transaction }) => {
  const { step, identifier } = transaction.facts;
  if (step !== 'challenge-email' || identifier === undefined) return formErrors(transaction);
  return sendCode(parts, transaction, identifier, {
    ...(transaction.user && { who: transaction.user }),
    amr: transaction.facts.amr ?? [],
  });
};

/** Each address below /idp/idx with what it does; only answers name them, so they could change. */
export const idxSteps: Readonly<Record<string, Step>> = {
  cancel,
  recover,
  'unlock-account': unlock,
  identify,
  'identify/select': cancel,
  challenge,
  'challenge/resend': resend,
  'challenge/answer': answerChallenge,
  'challenge/poll': pollEmail,
  'authenticators/poll': pollPush,
  enroll: beginEnrolment,
  'enroll/new': enrolProfile,
  'credential/enroll': chooseEnrolment,
  skip: skipEnrolment,
};
