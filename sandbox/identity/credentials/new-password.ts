import { passwordProblem } from '#domain/validation/password.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { badToken, OktaRefusal } from '#sandbox/identity/base/okta-refusal.ts';
import { hashPassword } from '#sandbox/identity/credentials/password-hash.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export const requirementsNotMet =
  'Password requirements were not met. Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, a symbol, no parts of your username.';

/** Longest password, characters: hashing a very long text would block the machine. */
const longestPassword = 256;

export const isGoodPassword = (password: string, login: string): boolean =>
  password.length <= longestPassword &&
  passwordProblem(password) === undefined &&
  !holdsLogin(password, login);

/** Parts of four characters and more count, as Okta splits logins. */
const holdsLogin = (password: string, login: string): boolean =>
  login
    .toLowerCase()
    .split(/[,.\-_#@]/)
    .some((part) => part.length >= 4 && password.toLowerCase().includes(part));

export const weakPassword = (status: number): OktaRefusal =>
  new OktaRefusal({
    status,
    code: 'E0000014',
    summary: 'Update of credentials failed',
    causes: [requirementsNotMet],
  });

/**
 * Sets a password through a mailed link: the e-mail is confirmed, locks are removed, and all
 * sessions with the old password end.
 */
export const setNewPassword = async (
  { store }: IdentityParts,
  user: User,
  password: string,
  guard: { readonly onlyIf: () => Promise<boolean> },
): Promise<void> => {
  if (!isGoodPassword(password, user.login)) throw weakPassword(403);
  if (!(await guard.onlyIf())) throw badToken();
  await store.users.setPassword(user.id, await hashPassword(password));
  await store.contacts.verifyPrimary(user.id);
  await store.guards.forgive(user.login);
  await store.models.forgetUser(user.id);
};
