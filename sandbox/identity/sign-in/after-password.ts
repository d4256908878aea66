import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { isExpired, mustEnroll } from '#sandbox/identity/credentials/forced.ts';
import { isGoodPassword } from '#sandbox/identity/credentials/new-password.ts';
import {
  codeHash,
  countMessage,
  isCode,
  makeCode,
} from '#sandbox/identity/credentials/one-time-code.ts';
import { hashPassword, isPassword } from '#sandbox/identity/credentials/password-hash.ts';
import { fieldOf } from '#sandbox/identity/oidc/oidc-routes.ts';
import { answerRefusedPage } from '#sandbox/identity/pages/error-page.ts';
import { codePage, newPasswordPage } from '#sandbox/identity/pages/sign-in-page.ts';
import type { PageWord } from '#sandbox/identity/pages/words.ts';
import {
  finish,
  languageIn,
  sendForm,
  tried,
  type Visit,
} from '#sandbox/identity/sign-in/visit.ts';
import type { User } from '#sandbox/identity/store/users.ts';

interface PageCodeFacts {
  readonly uid: string;
  readonly hash: string;
}

interface PagePasswordFacts {
  readonly uid: string;
}

/** A new password comes first where the old one has expired, then a code, then the way back. */
export const afterPassword = async (parts: IdentityParts, visit: Visit, user: User) => {
  if (isExpired(parts, user)) return askNewPassword(parts, visit, user);
  return user.factor === undefined && !mustEnroll(user)
    ? finish(parts, visit, user, ['pwd'])
    : askCode(parts, visit, user);
};

const askNewPassword = async (parts: IdentityParts, visit: Visit, user: User) => {
  const ticket = await parts.store.tickets.issue<PagePasswordFacts>('page-password', {
    userId: user.id,
    facts: { uid: visit.interaction.uid },
    seconds: parts.settings.lives.recovery,
  });
  return showNewPassword(parts, visit, { ticket });
};

const showNewPassword = (
  parts: IdentityParts,
  visit: Visit,
  facts: { readonly ticket: string; readonly problem?: PageWord; readonly status?: number },
) => {
  const page = newPasswordPage(languageIn(visit), {
    action: `${parts.settings.origin}/signin/${visit.interaction.uid}/password`,
    note: 'passwordExpired',
    ...facts,
  });
  return sendForm(visit, page, facts.status);
};

export const takeNewPassword = async (parts: IdentityParts, visit: Visit) => {
  const { request, reply, interaction } = visit;
  const { tickets, users } = parts.store;
  const value = fieldOf(request, 'ticket');
  const ticket = await tickets.read<PagePasswordFacts>('page-password', value);
  const user = ticket?.userId === undefined ? undefined : await users.byId(ticket.userId);
  if (ticket?.facts.uid !== interaction.uid || user === undefined) {
    return answerRefusedPage(request, reply, 'expired');
  }
  const given = fieldOf(request, 'credentials.newPassword');
  const problem = await problemOf(given, user);
  if (problem !== undefined) {
    return showNewPassword(parts, visit, { ticket: value, problem, status: 400 });
  }
  if ((await tickets.take('page-password', value)) === undefined) {
    return answerRefusedPage(request, reply, 'expired');
  }
  await users.setPassword(user.id, await hashPassword(given));
  return afterPassword(parts, visit, (await users.byId(user.id)) ?? user);
};

const problemOf = async (given: string, user: User): Promise<PageWord | undefined> => {
  if (await isPassword(given, user.passwordHash)) return 'passwordSame';
  return isGoodPassword(given, user.login) ? undefined : 'passwordWeak';
};

const showCode = (
  parts: IdentityParts,
  visit: Visit,
  facts: { readonly ticket: string; readonly problem?: PageWord; readonly status?: number },
) => {
  const page = codePage(languageIn(visit), {
    action: `${parts.settings.origin}/signin/${visit.interaction.uid}/code`,
    ...facts,
  });
  return sendForm(visit, page, facts.status);
};

/** The page offers one second factor: a mailed code, whatever the person usually uses. */
const askCode = async (parts: IdentityParts, visit: Visit, user: User) => {
  const outcome = await tried(async () => {
    await countMessage(parts, user.email);
    return { is: 'sent' as const };
  });
  if (outcome.is === 'tooMany') {
    return answerRefusedPage(visit.request, visit.reply, 'tooMany', 429);
  }
  const { uid } = visit.interaction;
  const code = makeCode();
  const ticket = await parts.store.tickets.issue<PageCodeFacts>('page-code', {
    userId: user.id,
    facts: { uid, hash: codeHash(code, uid) },
    seconds: parts.settings.lives.recovery,
  });
  const { locale, firstName } = user.profile;
  parts.mailer.send(user.email, { kind: 'sign-in-code', locale, firstName, code });
  return showCode(parts, visit, { ticket });
};

export const takeCode = async (parts: IdentityParts, visit: Visit) => {
  const { request, reply, interaction } = visit;
  const value = fieldOf(request, 'ticket');
  const ticket = await parts.store.tickets.read<PageCodeFacts>('page-code', value);
  const user =
    ticket?.userId === undefined ? undefined : await parts.store.users.byId(ticket.userId);
  if (ticket?.facts.uid !== interaction.uid || user === undefined) {
    return answerRefusedPage(request, reply, 'expired');
  }
  const given = fieldOf(request, 'credentials.passcode');
  const { uid, hash } = ticket.facts;
  const outcome = await tried(async () => ({
    is: (await isCode(parts, given, { hash, opens: uid }))
      ? ('right' as const)
      : ('wrong' as const),
  }));
  if (outcome.is === 'tooMany') return answerRefusedPage(request, reply, 'tooMany', 429);
  if (outcome.is === 'wrong') {
    return showCode(parts, visit, { ticket: value, problem: 'codeWrong', status: 401 });
  }
  const taken = await parts.store.tickets.take('page-code', value);
  if (taken === undefined) return answerRefusedPage(request, reply, 'expired');
  if (mustEnroll(user)) await parts.store.users.setFactor(user.id, 'email');
  return finish(parts, visit, user, ['pwd', 'otp', 'mfa']);
};
