import { passwordProblem } from '#domain/validation/password.ts';
import { hashPassword } from '#sandbox/identity/credentials/password-hash.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { badToken, OktaRefusal } from '#sandbox/identity/desk/okta-refusal.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export const requirementsNotMet =
  'Password requirements were not met. Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, a symbol.';

/** Longest password, characters: hashing a novel would keep the machine busy. */
const longestPassword = 256;

export const isGoodPassword = (password: string): boolean =>
  password.length <= longestPassword && passwordProblem(password) === undefined;

export const weakPassword = (status: number): OktaRefusal =>
  new OktaRefusal({
    status,
    code: 'E0000014',
    summary: 'Update of credentials failed',
    causes: [requirementsNotMet],
  });

/**
 * A password set by who answered a mail: the address is proven, locks are lifted, and whoever was
 * signed in with the old password no longer is.
 */
export const setNewPassword = async (
  { store }: IdentityDesk,
  user: User,
  password: string,
  guard: { readonly onlyIf: () => Promise<boolean> },
): Promise<void> => {
  if (!isGoodPassword(password)) throw weakPassword(403);
  if (!(await guard.onlyIf())) throw badToken();
  await store.users.setPassword(user.id, await hashPassword(password));
  await store.contacts.verifyPrimary(user.id);
  await store.guards.forgive(user.login);
  await store.models.forgetUser(user.id);
};
