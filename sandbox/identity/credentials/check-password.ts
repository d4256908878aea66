import { isPassword } from '#sandbox/identity/credentials/password-hash.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { tooMany } from '#sandbox/identity/desk/okta-refusal.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export type PasswordOutcome =
  | { readonly is: 'known'; readonly user: User }
  | { readonly is: 'refused' }
  | { readonly is: 'locked' };

/**
 * Judges a login and its password. Unknown logins take as long, count the same and are locked the
 * same as known ones, so neither words nor time tell who has an account.
 */
export const checkPassword = async (
  { store, settings }: IdentityDesk,
  login: string,
  password: string,
): Promise<PasswordOutcome> => {
  const until = await store.guards.spend(
    'passwords',
    login.trim().toLowerCase(),
    settings.allowances.passwords,
  );
  if (until !== undefined) throw tooMany(until);
  const standing = await store.guards.countTry(login);
  const user = await store.users.byLogin(login);
  const isRight = await isPassword(password, user?.passwordHash);
  if (standing === 'locked') return { is: 'locked' };
  if (user === undefined || !isRight || user.status !== 'ACTIVE') return { is: 'refused' };
  await store.guards.forgive(login);
  return { is: 'known', user };
};
