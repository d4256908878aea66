import { passwordProblem } from '#domain/validation/password.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { askDirectory, type SignUpBasis } from '#server/sign-in/sign-up-basis.ts';

/** An invented, used or expired token is refused; a refused password does not use the token up. */
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
  if (typeof outcome === 'object') {
    return refuse('RESET_QUESTION_ASKED', { address: outcome.asksElsewhere });
  }
  if (outcome === 'bad-token') return refuse('RESET_LINK_REFUSED');
  return outcome === 'weak' ? refuse('PASSWORD_REFUSED', { field: 'newPassword' }) : undefined;
};

/** Changing the password needs the current one, also in a signed-in session (PWD-04). */
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
