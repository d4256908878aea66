import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { OktaRefusal, tooMany } from '#sandbox/identity/base/okta-refusal.ts';
import { isGoodPassword, weakPassword } from '#sandbox/identity/credentials/new-password.ts';
import { hashPassword, isPassword } from '#sandbox/identity/credentials/password-hash.ts';
import { sameText } from '#sandbox/identity/credentials/same-text.ts';
import { hashed } from '#sandbox/identity/store/tickets.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export const isExpired = (
  { now }: Pick<IdentityParts, 'now'>,
  { passwordExpiresAt }: Pick<User, 'passwordExpiresAt'>,
): boolean => passwordExpiresAt !== undefined && passwordExpiresAt <= now();

/** Whether a factor has to be set up before the first sign-in. */
export const mustEnroll = ({ factor, mustEnroll: wanted }: User): boolean =>
  wanted === true && factor === undefined;

/** Sets a new password in place of one that has expired. */
export const replaceExpired = async (
  { store }: IdentityParts,
  user: User,
  given: { readonly oldPassword: string; readonly newPassword: string },
): Promise<User> => {
  if (!(await isPassword(given.oldPassword, user.passwordHash))) {
    throw refusedChange('Old Password is not correct');
  }
  if (given.newPassword === given.oldPassword) {
    throw refusedChange('Password cannot be your current password');
  }
  if (!isGoodPassword(given.newPassword, user.login)) throw weakPassword(403);
  await store.users.setPassword(user.id, await hashPassword(given.newPassword));
  return (await store.users.byId(user.id)) ?? user;
};

const refusedChange = (cause: string): OktaRefusal =>
  new OktaRefusal({
    status: 403,
    code: 'E0000014',
    summary: 'Update of credentials failed',
    causes: [cause],
  });

/** Upper and lower case are the same; only the hash is kept. */
export const answerHash = (login: string, answer: string): string =>
  hashed(`${login}.${answer.trim().toLowerCase()}`);

/** The answer to a security question; guesses are counted like those of a code. */
export const isAnswer = async (
  { store, settings }: IdentityParts,
  user: User,
  answer: string,
): Promise<boolean> => {
  const until = await store.guards.spend('codes', `question.${user.id}`, settings.allowances.codes);
  if (until !== undefined) throw tooMany(until);
  return sameText(answerHash(user.login, answer), user.answerHash ?? '');
};
