import * as z from 'zod';
import {
  isGoodPassword,
  requirementsNotMet,
  setNewPassword,
} from '#sandbox/identity/credentials/new-password.ts';
import {
  codeHash,
  countMessage,
  isCode,
  makeCode,
} from '#sandbox/identity/credentials/one-time-code.ts';
import { hashPassword } from '#sandbox/identity/credentials/password-hash.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { type IdxCall, type IdxOutcome, refused } from '#sandbox/identity/idx/idx-call.ts';
import { type IdxTransaction, moveTo } from '#sandbox/identity/idx/idx-transaction.ts';
import type { User } from '#sandbox/identity/store/users.ts';

const pollsUntilYes = 3;

const answered = z.object({ credentials: z.object({ passcode: z.string().max(1000) }) });

/**
 * Mails a code. Somebody who is not there gets the same step, and a code that does not exist:
 * who has an account is not told. A Google-only account has no password to reset.
 */
export const sendCode = async (
  desk: IdentityDesk,
  transaction: IdxTransaction,
  identifier: string,
  who?: User,
): Promise<IdxOutcome> => {
  await countMessage(desk, identifier);
  const found = who ?? (await desk.store.users.byLogin(identifier));
  const user = found?.passwordHash === undefined ? undefined : found;
  const code = makeCode();
  const hash = codeHash(code, transaction.stateHandle);
  const next = await moveTo(
    desk,
    transaction,
    { step: 'challenge-email', identifier, codeHash: hash, polls: 0 },
    user,
  );
  if (user !== undefined) mailCode(desk, next, user, code);
  return { is: 'next', transaction: next };
};

/** The link leads to the shop, which recognises it by `state` and `otp` together (IDX-09). */
const mailCode = (
  desk: IdentityDesk,
  { facts }: IdxTransaction,
  user: User,
  code: string,
): void => {
  const link = new URL(facts.interact.redirectUri);
  link.searchParams.set('state', facts.interact.state);
  link.searchParams.set('otp', code);
  const kinds = { recover: 'recovery', unlock: 'unlock' } as const;
  desk.mailer.send(user.email, {
    kind: facts.flow === 'recover' || facts.flow === 'unlock' ? kinds[facts.flow] : 'sign-in-code',
    locale: user.profile['locale'],
    firstName: user.profile['firstName'],
    code,
    link: link.href,
  });
};

export const answerChallenge = async (call: IdxCall): Promise<IdxOutcome> => {
  const { transaction, body } = call;
  const passcode = answered.safeParse(body).data?.credentials.passcode ?? '';
  switch (transaction.facts.step) {
    case 'challenge-email':
      return takeCode(call, passcode);
    case 'enroll-password':
    case 'reset-password':
      return takePassword(call, passcode);
    default:
      return refused(transaction, 400, 'Nothing was asked.', 'api.error.badRequest');
  }
};

const takeCode = async ({ desk, transaction }: IdxCall, passcode: string): Promise<IdxOutcome> => {
  const { stateHandle, facts, user } = transaction;
  const hash = facts.codeHash ?? '';
  const isRight = await isCode(desk, passcode, { hash, opens: stateHandle });
  if (!isRight || user === undefined) {
    return refused(
      transaction,
      401,
      'Invalid code. Try again.',
      'api.authn.error.PASSCODE_INVALID',
    );
  }
  switch (facts.flow) {
    case 'recover':
      return {
        is: 'next',
        transaction: await moveTo(desk, transaction, { step: 'reset-password' }),
      };
    case 'unlock':
      return unlocked(desk, transaction, user);
    default:
      return { is: 'done', transaction, user, amr: ['pwd', 'mfa', 'otp'] };
  }
};

const unlocked = async (
  desk: IdentityDesk,
  transaction: IdxTransaction,
  user: User,
): Promise<IdxOutcome> => {
  await desk.store.guards.forgive(user.login);
  return {
    is: 'next',
    transaction: await moveTo(desk, transaction, { step: 'terminal' }),
    message: {
      text: 'Your account is now unlocked!',
      key: 'selfservice.unlock_user.landing.page.message',
      class: 'INFO',
    },
  };
};

const takePassword = async (
  { desk, transaction }: IdxCall,
  passcode: string,
): Promise<IdxOutcome> => {
  const { user, facts } = transaction;
  if (user === undefined || !isGoodPassword(passcode)) {
    return refused(transaction, 400, requirementsNotMet, 'password.passwordRequirementsNotMet');
  }
  if (facts.step === 'reset-password') {
    await setNewPassword(desk, user, passcode, { onlyIf: async () => true });
    return { is: 'done', transaction, user, amr: ['pwd', 'otp'] };
  }
  await desk.store.users.setPassword(user.id, await hashPassword(passcode));
  return { is: 'done', transaction, user, amr: ['pwd'] };
};

/** Codes are entered where the conversation is, so asking again changes nothing. */
export const pollEmail = async ({ transaction }: IdxCall): Promise<IdxOutcome> => ({
  is: 'next',
  transaction,
});

export const pollPush = async ({ desk, transaction }: IdxCall): Promise<IdxOutcome> => {
  const { facts, user } = transaction;
  if (facts.step !== 'challenge-push' || user === undefined) {
    return refused(transaction, 400, 'Nothing was asked.', 'api.error.badRequest');
  }
  const polls = (facts.polls ?? 0) + 1;
  return polls < pollsUntilYes
    ? { is: 'next', transaction: await moveTo(desk, transaction, { step: facts.step, polls }) }
    : { is: 'done', transaction, user, amr: ['pwd', 'mfa', 'swk'] };
};
