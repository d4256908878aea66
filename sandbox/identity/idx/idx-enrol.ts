import * as z from 'zod';
import { type Enrolment, offerOf } from '#sandbox/identity/base/idx-policy.ts';
import { codeHash, countMessage, makeCode } from '#sandbox/identity/credentials/one-time-code.ts';
import { formErrors, type IdxCall, type IdxOutcome } from '#sandbox/identity/idx/idx-call.ts';
import { mailedCode } from '#sandbox/identity/idx/idx-code.ts';
import { type IdxTransaction, moveTo } from '#sandbox/identity/idx/idx-transaction.ts';
import { authenticators } from '#sandbox/identity/idx/ion-forms.ts';

const chosen = z.object({ authenticator: z.object({ id: z.string() }) });

/** What is still to be enrolled: a list to choose from, the one that is left, or nothing. */
export const nextEnrolment = async (call: Omit<IdxCall, 'body'>): Promise<IdxOutcome> => {
  const { parts, transaction } = call;
  const { user, facts } = transaction;
  if (user === undefined) return formErrors(transaction);
  const policy = parts.policy.now();
  const { options, canSkip } = offerOf(policy, facts.flow, facts.passed ?? []);
  const [only, ...others] = options;
  if (only === undefined) return enrolled(call, user.id);
  if (!canSkip && others.length === 0 && !policy.listsOne) return begin(call, only);
  return { is: 'next', transaction: await moveTo(parts, transaction, { step: 'select-enroll' }) };
};

export const chooseEnrolment = async (call: IdxCall): Promise<IdxOutcome> => {
  const { parts, transaction, body } = call;
  const { facts } = transaction;
  const id = chosen.safeParse(body).data?.authenticator.id;
  const { options } = offerOf(parts.policy.now(), facts.flow, facts.passed ?? []);
  const wanted = options.find((one) => authenticators[one].id === id);
  return wanted === undefined || facts.step !== 'select-enroll'
    ? formErrors(transaction)
    : begin(call, wanted);
};

export const skipEnrolment = async (call: IdxCall): Promise<IdxOutcome> => {
  const { parts, transaction } = call;
  const { facts } = transaction;
  const { options, canSkip } = offerOf(parts.policy.now(), facts.flow, facts.passed ?? []);
  if (!canSkip || facts.step !== 'select-enroll') return formErrors(transaction);
  return passed(call, options);
};

/** Goes on after these were enrolled, or skipped. */
export const passed = async (
  { parts, transaction }: Omit<IdxCall, 'body'>,
  which: readonly Enrolment[],
  amr: readonly string[] = [],
): Promise<IdxOutcome> => {
  const { facts } = transaction;
  const next = await moveTo(parts, transaction, {
    step: facts.step,
    passed: [...(facts.passed ?? []), ...which],
    amr: [...new Set([...(facts.amr ?? []), ...amr])],
  });
  return nextEnrolment({ parts, transaction: next });
};

const begin = async (
  { parts, transaction }: Omit<IdxCall, 'body'>,
  which: Enrolment,
): Promise<IdxOutcome> => {
  switch (which) {
    case 'password':
      return {
        is: 'next',
        transaction: await moveTo(parts, transaction, { step: 'enroll-password' }),
      };
    case 'email':
      return { is: 'next', transaction: await mailAddressCode(parts, transaction) };
    case 'push':
      return formErrors(transaction);
  }
};

export const mailAddressCode = async (
  parts: IdxCall['parts'],
  transaction: IdxTransaction,
): Promise<IdxTransaction> => {
  const { user, stateHandle } = transaction;
  const { email = '', profile } = user ?? {};
  await countMessage(parts, email);
  const code = makeCode();
  parts.mailer.send(email, {
    kind: 'confirm-address',
    locale: profile?.['locale'],
    firstName: profile?.['firstName'],
    code,
  });
  return moveTo(parts, transaction, {
    step: 'enroll-email',
    identifier: email,
    ...mailedCode(parts, codeHash(code, stateHandle)),
  });
};

/** Everything asked for is there: a new account becomes an account. */
const enrolled = async (
  { parts, transaction }: Omit<IdxCall, 'body'>,
  userId: string,
): Promise<IdxOutcome> => {
  await parts.store.users.activate(userId);
  const user = await parts.store.users.byId(userId);
  return user === undefined
    ? formErrors(transaction)
    : { is: 'done', transaction, user, amr: transaction.facts.amr ?? ['pwd'] };
};
