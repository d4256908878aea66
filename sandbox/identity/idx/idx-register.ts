import * as z from 'zod';
import { emailProblem } from '#domain/validation/email.ts';
import {
  formErrors,
  type IdxCall,
  type IdxOutcome,
  refused,
} from '#sandbox/identity/idx/idx-call.ts';
import { nextEnrolment } from '#sandbox/identity/idx/idx-enrol.ts';
import { moveTo } from '#sandbox/identity/idx/idx-transaction.ts';

const name = z.string().trim().min(1).max(50);
const profiled = z.object({
  userProfile: z.object({
    firstName: name,
    lastName: name,
    email: z
      .string()
      .trim()
      .refine((value) => emailProblem(value) === undefined),
  }),
});
export const beginEnrolment = async (call: IdxCall): Promise<IdxOutcome> => {
  const { parts, transaction } = call;
  if (!parts.settings.registration || transaction.facts.step !== 'identify')
    return formErrors(call.transaction);
  return {
    is: 'next',
    transaction: await moveTo(parts, transaction, { step: 'enroll-profile', flow: 'register' }),
  };
};

/**
 * The account is staged until it has a password; an unfinished registration can be started anew.
 */
export const enrolProfile = async (call: IdxCall): Promise<IdxOutcome> => {
  const { parts, transaction, body } = call;
  const given = profiled.safeParse(body);
  if (!given.success || transaction.facts.step !== 'enroll-profile') return formErrors(transaction);
  const { email, ...profile } = given.data.userProfile;
  await parts.store.users.removeStaged(email);
  const user = await parts.store.users.create({ login: email, profile, status: 'STAGED' });
  if (user === undefined) {
    return refused(
      transaction,
      400,
      'A user with this Email already exists',
      'registration.error.notUniqueWithinOrg',
    );
  }
  return nextEnrolment({
    parts,
    transaction: await moveTo(parts, transaction, { step: 'select-enroll' }, user),
  });
};
