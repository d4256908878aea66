import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import {
  codeHash,
  countMessage,
  isCode,
  makeCode,
} from '#sandbox/identity/credentials/one-time-code.ts';
import { type IdxOutcome, refused } from '#sandbox/identity/idx/idx-call.ts';
import { type IdxTransaction, moveTo } from '#sandbox/identity/idx/idx-transaction.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/**
 * Mails a code. An unknown person gets the same step with a code that does not exist, so that
 * nobody learns who has an account. A Google-only account has no password to reset.
 */
export const sendCode = async (
  parts: IdentityParts,
  transaction: IdxTransaction,
  identifier: string,
  { who, amr = [] }: { readonly who?: User; readonly amr?: readonly string[] } = {},
): Promise<IdxOutcome> => {
  await countMessage(parts, identifier);
  const found = who ?? (await parts.store.users.byLogin(identifier));
  const user = found?.passwordHash === undefined ? undefined : found;
  const code = makeCode();
  const hash = codeHash(code, transaction.stateHandle);
  const next = await moveTo(
    parts,
    transaction,
    { step: 'challenge-email', identifier, ...mailedCode(parts, hash), polls: 0, amr },
    user,
  );
  if (user !== undefined) mailCode(parts, next, user, code);
  return { is: 'next', transaction: next };
};

/** The link leads to the shop, which recognises it by `state` and `otp` together (IDX-09). */
const mailCode = (
  parts: IdentityParts,
  { facts }: IdxTransaction,
  user: User,
  code: string,
): void => {
  const link = new URL(facts.interact.redirectUri);
  link.searchParams.set('state', facts.interact.state);
  link.searchParams.set('otp', code);
  const kinds = { recover: 'recovery', unlock: 'unlock' } as const;
  parts.mailer.send(user.email, {
    kind: facts.flow === 'recover' || facts.flow === 'unlock' ? kinds[facts.flow] : 'sign-in-code',
    locale: user.profile['locale'],
    firstName: user.profile['firstName'],
    code,
    link: link.href,
  });
};

/** What is kept of a mailed code. */
export const mailedCode = ({ now, settings }: IdentityParts, hash: string) => ({
  codeHash: hash,
  codeUntil: now().getTime() + settings.lives.recovery * 1000,
});

/** Whether it is the code that was mailed, within its time; an old one reads as a wrong one, as at Okta. */
export const isMailedCode = async (
  parts: IdentityParts,
  { facts, stateHandle }: IdxTransaction,
  given: string,
): Promise<boolean> => {
  const { codeHash: hash = '', codeUntil = 0 } = facts;
  const isRight = await isCode(parts, given, { hash, opens: stateHandle });
  return isRight && parts.now().getTime() < codeUntil;
};

export const wrongCode = (transaction: IdxTransaction): IdxOutcome =>
  refused(transaction, 401, 'Invalid code. Try again.', 'api.authn.error.PASSCODE_INVALID');
