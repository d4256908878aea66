import { passwordProblem } from '#domain/validation/password.ts';
import { inputRefused } from '#server/base/refusal/refusals.ts';
import { DirectoryUnreachable } from '#server/parties/directory/shopper-directory.ts';
import {
  currentPasswordWrong,
  passwordRefused,
  resetLinkRefused,
} from '#server/sign-in/refusals.ts';
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
): Promise<void> => {
  refuseWeak(newPassword);
  const outcome = await askDirectory(basis, (directory) =>
    directory.resetPassword(token, newPassword),
  );
  if (outcome === 'bad-token') throw resetLinkRefused();
  if (outcome === 'weak') throw passwordRefused('newPassword');
};

/** Whoever sits at a signed-in screen must still know the password to change it (PWD-04). */
export const changePassword = async (
  basis: SignUpBasis,
  subject: string,
  passwords: { readonly current: string; readonly next: string },
): Promise<void> => {
  refuseWeak(passwords.next);
  const outcome = await askDirectory(basis, (directory) =>
    directory.changePassword(subject, passwords),
  );
  if (outcome === 'wrong') throw currentPasswordWrong();
  if (outcome === 'weak') throw passwordRefused('newPassword');
};

const refuseWeak = (newPassword: string): void => {
  if (passwordProblem(newPassword) !== undefined) throw inputRefused('newPassword');
};
