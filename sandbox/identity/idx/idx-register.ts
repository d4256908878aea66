import * as z from 'zod';
import { emailProblem } from '#domain/validation/email.ts';
import { type IdxCall, type IdxOutcome, refused } from '#sandbox/identity/idx/idx-call.ts';
import { moveTo } from '#sandbox/identity/idx/idx-transaction.ts';
import { authenticators } from '#sandbox/identity/idx/ion-forms.ts';

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
const chosen = z.object({ authenticator: z.object({ id: z.literal(authenticators.password.id) }) });

const formErrors = ({ transaction }: IdxCall): IdxOutcome =>
  refused(
    transaction,
    400,
    'We found some errors. Please review the form and make corrections.',
    'form.errors',
  );

export const beginEnrolment = async (call: IdxCall): Promise<IdxOutcome> => {
  const { desk, transaction } = call;
  if (!desk.settings.registration || transaction.facts.step !== 'identify') return formErrors(call);
  return {
    is: 'next',
    transaction: await moveTo(desk, transaction, { step: 'enroll-profile', flow: 'register' }),
  };
};

/** The account is staged until it has a password; who stops here can begin anew. */
export const enrolProfile = async (call: IdxCall): Promise<IdxOutcome> => {
  const { desk, transaction, body } = call;
  const given = profiled.safeParse(body);
  if (!given.success || transaction.facts.step !== 'enroll-profile') return formErrors(call);
  const { email, ...profile } = given.data.userProfile;
  await desk.store.users.removeStaged(email);
  const user = await desk.store.users.create({ login: email, profile, status: 'STAGED' });
  if (user === undefined) {
    return refused(
      transaction,
      400,
      'A user with this Email already exists',
      'registration.error.notUniqueWithinOrg',
    );
  }
  return {
    is: 'next',
    transaction: await moveTo(desk, transaction, { step: 'select-enroll' }, user),
  };
};

export const chooseEnrolment = async (call: IdxCall): Promise<IdxOutcome> => {
  const { desk, transaction, body } = call;
  if (!chosen.safeParse(body).success || transaction.facts.step !== 'select-enroll') {
    return formErrors(call);
  }
  return { is: 'next', transaction: await moveTo(desk, transaction, { step: 'enroll-password' }) };
};
