import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { tooMany } from '#sandbox/identity/base/okta-refusal.ts';
import { isPassword } from '#sandbox/identity/credentials/password-hash.ts';
import { quietlyLocked } from '#sandbox/identity/credentials/quietly-locked.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export type PasswordOutcome =
  | { readonly is: 'known'; readonly user: User }
  | { readonly is: 'refused' }
  | { readonly is: 'locked' };

const isShown = ({ lockouts }: IdentityParts['settings'], login: string): boolean =>
  lockouts === 'shown' && !quietlyLocked.includes(login.trim().toLowerCase());

/**
 * Checks a login and its password. Unknown logins take as long, are counted and are locked like
 * known ones, so that neither text nor time shows who has an account.
 */
export const checkPassword = async (
  { store, settings }: IdentityParts,
  login: string,
  password: string,
): Promise<PasswordOutcome> => {
  const until = await store.guards.spend(
    'passwords',
    login.trim().toLowerCase(),
    settings.allowances.passwords,
  );
  if (until !== undefined) throw tooMany(until);
  const attempt = await store.guards.countTry(login);
  const user = await store.users.byLogin(login);
  const isRight = await isPassword(password, user?.passwordHash);
  if (attempt === 'locked') return { is: isShown(settings, login) ? 'locked' : 'refused' };
  if (user === undefined || !isRight || user.status !== 'ACTIVE') return { is: 'refused' };
  await store.guards.forgive(login);
  return { is: 'known', user };
};
