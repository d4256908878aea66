import * as z from 'zod';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { mustEnroll } from '#sandbox/identity/credentials/forced.ts';
import {
  isGoodPassword,
  requirementsNotMet,
  setNewPassword,
} from '#sandbox/identity/credentials/new-password.ts';
import { hashPassword, isPassword } from '#sandbox/identity/credentials/password-hash.ts';
import { type IdxCall, type IdxOutcome, refused } from '#sandbox/identity/idx/idx-call.ts';
import { isMailedCode, wrongCode } from '#sandbox/identity/idx/idx-code.ts';
import { passed } from '#sandbox/identity/idx/idx-enrol.ts';
import { afterPassword, withPassword } from '#sandbox/identity/idx/idx-password.ts';
import { type IdxTransaction, moveTo } from '#sandbox/identity/idx/idx-transaction.ts';
import type { User } from '#sandbox/identity/store/users.ts';

const pollsUntilYes = 3;

const answered = z.object({ credentials: z.object({ passcode: z.string().max(1000) }) });

export const answerChallenge = async (call: IdxCall): Promise<IdxOutcome> => {
  const { transaction, body } = call;
  const passcode = answered.safeParse(body).data?.credentials.passcode ?? '';
  switch (transaction.facts.step) {
    case 'challenge-email':
      return takeCode(call, passcode);
    case 'enroll-email':
      return takeAddressCode(call, passcode);
    case 'challenge-password':
      return withPassword(call.parts, transaction, transaction.facts.identifier ?? '', passcode);
    case 'enroll-password':
    case 'reset-password':
    case 'reenroll-password':
      return takePassword(call, passcode);
    default:
      return refused(transaction, 400, 'Nothing was asked.', 'api.error.badRequest');
  }
};

const takeCode = async ({ parts, transaction }: IdxCall, passcode: string): Promise<IdxOutcome> => {
  const { facts, user } = transaction;
  const isRight = await isMailedCode(parts, transaction, passcode);
  if (!isRight || user === undefined) return wrongCode(transaction);
  switch (facts.flow) {
    case 'recover':
      return {
        is: 'next',
        transaction: await moveTo(parts, transaction, { step: 'reset-password' }),
      };
    case 'unlock':
      return unlocked(parts, transaction, user);
    default:
      return { is: 'done', transaction, user, amr: [...(facts.amr ?? []), 'otp'] };
  }
};

const takeAddressCode = async (
  { parts, transaction }: IdxCall,
  passcode: string,
): Promise<IdxOutcome> => {
  const { user } = transaction;
  const isRight = await isMailedCode(parts, transaction, passcode);
  if (!isRight || user === undefined) return wrongCode(transaction);
  await parts.store.contacts.verifyPrimary(user.id);
  if (mustEnroll(user)) {
    await parts.store.users.setFactor(user.id, 'email');
    return { is: 'done', transaction, user, amr: ['pwd', 'mfa', 'otp'] };
  }
  return passed({ parts, transaction }, ['email'], ['otp']);
};

const unlocked = async (
  parts: IdentityParts,
  transaction: IdxTransaction,
  user: User,
): Promise<IdxOutcome> => {
  await parts.store.guards.forgive(user.login);
  return {
    is: 'next',
    transaction: await moveTo(parts, transaction, { step: 'terminal' }),
    message: {
      text: 'Your account is now unlocked!',
      key: 'selfservice.unlock_user.landing.page.message',
      class: 'INFO',
    },
  };
};

const takePassword = async (
  { parts, transaction }: IdxCall,
  passcode: string,
): Promise<IdxOutcome> => {
  const { user, facts } = transaction;
  if (user === undefined || !isGoodPassword(passcode, user.login)) {
    return refused(transaction, 400, requirementsNotMet, 'password.passwordRequirementsNotMet');
  }
  if (facts.step === 'reset-password') {
    await setNewPassword(parts, user, passcode, { onlyIf: async () => true });
    return { is: 'done', transaction, user, amr: ['pwd', 'otp'] };
  }
  if (facts.step === 'reenroll-password')
    return takeRenewed({ parts, transaction }, user, passcode);
  const { status } = user;
  await parts.store.users.setPassword(user.id, await hashPassword(passcode), { status });
  return passed({ parts, transaction }, ['password'], ['pwd']);
};

/** In place of a password that has expired; the same one again would expire again. */
const takeRenewed = async (
  { parts, transaction }: Omit<IdxCall, 'body'>,
  user: User,
  passcode: string,
): Promise<IdxOutcome> => {
  if (await isPassword(passcode, user.passwordHash)) {
    const text = 'Password cannot be your current password';
    return refused(transaction, 400, text, 'password.passwordRequirementsNotMet');
  }
  await parts.store.users.setPassword(user.id, await hashPassword(passcode));
  const renewed = (await parts.store.users.byId(user.id)) ?? user;
  return afterPassword(parts, transaction, renewed);
};

/** Codes are entered in the same transaction, so asking again changes nothing. */
export const pollEmail = async ({ transaction }: IdxCall): Promise<IdxOutcome> => ({
  is: 'next',
  transaction,
});

export const pollPush = async ({ parts, transaction }: IdxCall): Promise<IdxOutcome> => {
  const { facts, user } = transaction;
  if (facts.step !== 'challenge-push' || user === undefined) {
    return refused(transaction, 400, 'Nothing was asked.', 'api.error.badRequest');
  }
  const polls = (facts.polls ?? 0) + 1;
  return polls < pollsUntilYes
    ? { is: 'next', transaction: await moveTo(parts, transaction, { step: facts.step, polls }) }
    : { is: 'done', transaction, user, amr: ['pwd', 'mfa', 'swk'] };
};
