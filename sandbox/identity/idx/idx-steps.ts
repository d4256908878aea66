import * as z from 'zod';
import { checkPassword } from '#sandbox/identity/credentials/check-password.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
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

const cancel: Step = async ({ desk, transaction }) => {
  const { interact, interactionHandle } = transaction.facts;
  await desk.store.tickets.drop('state-handle', transaction.stateHandle);
  return { is: 'next', transaction: await beginTransaction(desk, interact, interactionHandle) };
};

const recover: Step = async ({ desk, transaction }) => ({
  is: 'next',
  transaction: await moveTo(desk, transaction, { step: 'identify-recovery', flow: 'recover' }),
});

const unlock: Step = async ({ desk, transaction }) =>
  desk.settings.unlocking
    ? {
        is: 'next',
        transaction: await moveTo(desk, transaction, { step: 'select-unlock', flow: 'unlock' }),
      }
    : missing(transaction);

const identify: Step = async ({ desk, transaction, body }) => {
  const given = identified.safeParse(body);
  if (!given.success) return missing(transaction);
  const { identifier, credentials } = given.data;
  if (transaction.facts.step === 'identify-recovery') {
    return sendCode(desk, transaction, identifier);
  }
  if (transaction.facts.step !== 'identify') return missing(transaction);
  const outcome = await checkPassword(desk, identifier, credentials.passcode);
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
      return secondFactor(desk, transaction, outcome.user);
  }
};

const secondFactor = async (
  desk: IdentityDesk,
  transaction: IdxTransaction,
  user: User,
): Promise<IdxOutcome> => {
  if (user.factor === undefined) return { is: 'done', transaction, user, amr: ['pwd'] };
  if (user.factor === 'email') return sendCode(desk, transaction, user.login, user);
  const waiting = { step: 'challenge-push', polls: 0 } as const;
  return { is: 'next', transaction: await moveTo(desk, transaction, waiting, user) };
};

const challenge: Step = async ({ desk, transaction, body }) => {
  const given = identified.safeParse(body);
  return given.success && transaction.facts.step === 'select-unlock'
    ? sendCode(desk, transaction, given.data.identifier)
    : missing(transaction);
};

const resend: Step = async ({ desk, transaction }) => {
  const { step, identifier } = transaction.facts;
  if (step !== 'challenge-email' || identifier === undefined) return missing(transaction);
  return sendCode(desk, transaction, identifier, transaction.user);
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
