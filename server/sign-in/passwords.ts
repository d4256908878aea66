import { passwordProblem } from '#domain/validation/password.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { DirectoryUnreachable } from '#server/parties/directory/shopper-directory.ts';
import { askDirectory, type SignUpBasis } from '#server/sign-in/sign-up-basis.ts';

/**
 * Asks the organisation for the mail that leads to a new password, without waiting for it: neither
 * words nor time of the answer tell who has an account (D-API-42).
 */
export const mailResetLink = (
  { directory, report }: Pick<SignUpBasis, 'directory' | 'report'>,
  email: string,
): void => {
  directory.mailRecovery(email).catch((cause: unknown) => {
    const detail = cause instanceof DirectoryUnreachable ? cause.message : 'an unexpected failure';
    report({ event: 'recovery-not-asked', detail });
  });
};

/** A token that is made up, used or too old is refused; a refused password does not use it up. */
export const resetPassword = async (
  basis: SignUpBasis,
  token: string,
  newPassword: string,
): Promise<Refusal | undefined> => {
  if (isWeak(newPassword)) return refuse('INPUT_REFUSED', { field: 'newPassword' });
  const outcome = await askDirectory(basis, (directory) =>
    directory.resetPassword(token, newPassword),
  );
  if (isRefusal(outcome)) return outcome;
  if (outcome === 'bad-token') return refuse('RESET_LINK_REFUSED');
  return outcome === 'weak' ? refuse('PASSWORD_REFUSED', { field: 'newPassword' }) : undefined;
};

/** Whoever sits at a signed-in screen must still know the password to change it (PWD-04). */
export const changePassword = async (
  basis: SignUpBasis,
  subject: string,
  passwords: { readonly current: string; readonly next: string },
): Promise<Refusal | undefined> => {
  if (isWeak(passwords.next)) return refuse('INPUT_REFUSED', { field: 'newPassword' });
  const outcome = await askDirectory(basis, (directory) =>
    directory.changePassword(subject, passwords),
  );
  if (isRefusal(outcome)) return outcome;
  if (outcome === 'wrong') return refuse('CURRENT_PASSWORD_WRONG');
  return outcome === 'weak' ? refuse('PASSWORD_REFUSED', { field: 'newPassword' }) : undefined;
};

const isWeak = (newPassword: string): boolean => passwordProblem(newPassword) !== undefined;
