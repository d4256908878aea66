import * as z from 'zod';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { checkPassword } from '#sandbox/identity/credentials/check-password.ts';
import { type IdxCall, type IdxOutcome, refused } from '#sandbox/identity/idx/idx-call.ts';
import {
  answerChallenge,
  pollEmail,
  pollPush,
  sendCode,
} from '#sandbox/identity/idx/idx-challenge.ts';
import {
  beginEnrolment,
  chooseEnrolment,
  enrolProfile,
} from '#sandbox/identity/idx/idx-register.ts';
import {
  beginTransaction,
  type IdxTransaction,
  moveTo,
} from '#sandbox/identity/idx/idx-transaction.ts';
import type { User } from '#sandbox/identity/store/users.ts';

type Step = (call: IdxCall) => Promise<IdxOutcome>;

const identified = z.object({
  identifier: z.string().trim().min(1).max(254),
  credentials: z.object({ passcode: z.string().max(1000).default('') }).default({ passcode: '' }),
});

const missing = (transaction: IdxTransaction): IdxOutcome =>
  refused(
    transaction,
    400,
    'We found some errors. Please review the form and make corrections.',
    'form.errors',
  );

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
    : missing(transaction);

const identify: Step = async ({ parts, transaction, body }) => {
  const given = identified.safeParse(body);
  if (!given.success) return missing(transaction);
  const { identifier, credentials } = given.data;
  if (transaction.facts.step === 'identify-recovery') {
    return sendCode(parts, transaction, identifier);
  }
  if (transaction.facts.step !== 'identify') return missing(transaction);
  const outcome = await checkPassword(parts, identifier, credentials.passcode);
  switch (outcome.is) {
    case 'locked':
      return refused(
        transaction,
        403,
        'Your account has been locked due to too many incorrect password attempts.',
        'errors.E0000119',
      );
    case 'refused':
      return refused(transaction, 401, 'Authentication failed', 'errors.E0000004');
    case 'known':
      return secondFactor(parts, transaction, outcome.user);
  }
};

const secondFactor = async (
  parts: IdentityParts,
  transaction: IdxTransaction,
  user: User,
): Promise<IdxOutcome> => {
  if (user.factor === undefined) return { is: 'done', transaction, user, amr: ['pwd'] };
  if (user.factor === 'email') return sendCode(parts, transaction, user.login, user);
  const waiting = { step: 'challenge-push', polls: 0 } as const;
  return { is: 'next', transaction: await moveTo(parts, transaction, waiting, user) };
};

const challenge: Step = async ({ parts, transaction, body }) => {
  const given = identified.safeParse(body);
  return given.success && transaction.facts.step === 'select-unlock'
    ? sendCode(parts, transaction, given.data.identifier)
    : missing(transaction);
};

const resend: Step = async ({ parts, transaction }) => {
  const { step, identifier } = transaction.facts;
  if (step !== 'challenge-email' || identifier === undefined) return missing(transaction);
  return sendCode(parts, transaction, identifier, transaction.user);
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
};
