import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { checkPassword } from '#sandbox/identity/credentials/check-password.ts';
import { isExpired, mustEnroll } from '#sandbox/identity/credentials/forced.ts';
import { type IdxOutcome, refused } from '#sandbox/identity/idx/idx-call.ts';
import { sendCode } from '#sandbox/identity/idx/idx-code.ts';
import { mailAddressCode, nextEnrolment } from '#sandbox/identity/idx/idx-enrol.ts';
import { type IdxTransaction, moveTo } from '#sandbox/identity/idx/idx-transaction.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** Name and password, and what follows a right one. */
export const withPassword = async (
  parts: IdentityParts,
  transaction: IdxTransaction,
  identifier: string,
  passcode: string,
): Promise<IdxOutcome> => {
  const outcome = await checkPassword(parts, identifier, passcode);
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
      return afterPassword(parts, transaction, outcome.user);
  }
};

/** A new password or a factor that has to be set up come first, then the second factor. */
export const afterPassword = async (
  parts: IdentityParts,
  transaction: IdxTransaction,
  user: User,
): Promise<IdxOutcome> => {
  if (isExpired(parts, user)) {
    const expired = await moveTo(parts, transaction, { step: 'reenroll-password' }, user);
    return { is: 'next', transaction: expired };
  }
  if (mustEnroll(user)) {
    const enrolling = await moveTo(parts, transaction, { step: 'enroll-email' }, user);
    return { is: 'next', transaction: await mailAddressCode(parts, enrolling) };
  }
  if (user.factor === undefined) {
    const known = await moveTo(parts, transaction, { step: 'select-enroll', amr: ['pwd'] }, user);
    return nextEnrolment({ parts, transaction: known });
  }
  if (user.factor === 'email') {
    return sendCode(parts, transaction, user.login, { who: user, amr: ['pwd', 'mfa'] });
  }
  const waiting = { step: 'challenge-push', polls: 0 } as const;
  return { is: 'next', transaction: await moveTo(parts, transaction, waiting, user) };
};
