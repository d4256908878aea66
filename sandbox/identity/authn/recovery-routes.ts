import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { authnUser } from '#sandbox/identity/authn/answer-parts.ts';
import { stateBody } from '#sandbox/identity/authn/authn-answers.ts';
import { beginState, stateOf } from '#sandbox/identity/authn/authn-state.ts';
import { nextStep } from '#sandbox/identity/authn/next-step.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { badBody, badToken, wrongState } from '#sandbox/identity/base/okta-refusal.ts';
import { setNewPassword } from '#sandbox/identity/credentials/new-password.ts';
import { countMessage } from '#sandbox/identity/credentials/one-time-code.ts';
import { hashed } from '#sandbox/identity/store/tickets.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export interface RecoveryFacts {
  readonly type: 'PASSWORD' | 'UNLOCK';
}

const asked = z.object({
  username: z.string().min(1).max(254),
  factorType: z.literal('EMAIL').default('EMAIL'),
  relayState: z.string().nullish(),
});
const brought = z.object({ recoveryToken: z.string().min(1) });
const renewed = z.object({ stateToken: z.string().min(1), newPassword: z.string().max(1000) });

/** Forgotten passwords and locked accounts, by mail; the answer never tells who has an account. */
export const registerRecoveryRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  for (const [path, type] of [
    ['password', 'PASSWORD'],
    ['unlock', 'UNLOCK'],
  ] as const) {
    app.post(`/api/v1/authn/recovery/${path}`, async (request) => {
      const body = asked.safeParse(request.body);
      if (!body.success) throw badBody('username, factorType');
      await countMessage(parts, body.data.username);
      const found = await parts.store.users.byLogin(body.data.username);
      // A Google-only account has no password to reset or to be locked by; a staged person has no
      // account yet.
      const has = found?.status === 'ACTIVE' && found.passwordHash !== undefined;
      await mailRecovery(parts, has ? found : undefined, type);
      return {
        status: 'RECOVERY_CHALLENGE',
        factorResult: 'WAITING',
        relayState: body.data.relayState ?? null,
        factorType: body.data.factorType,
        recoveryType: type,
      };
    });
  }

  app.post('/api/v1/authn/recovery/token', async (request) => {
    const body = brought.safeParse(request.body);
    if (!body.success) throw badBody('recoveryToken');
    return openRecovery(parts, body.data.recoveryToken);
  });

  app.post('/api/v1/authn/credentials/reset_password', async (request) => {
    const body = renewed.safeParse(request.body);
    if (!body.success) throw badBody('newPassword');
    const { stateToken, user, facts } = await stateOf(parts, body.data.stateToken);
    if (facts.status !== 'PASSWORD_RESET') throw wrongState();
    await setNewPassword(parts, user, body.data.newPassword, {
      onlyIf: () => parts.store.tickets.dropHashed('recovery-token', facts.recovery ?? ''),
    });
    await parts.store.tickets.drop('state-token', stateToken);
    // As they are now: the password is new, and their address confirmed.
    return nextStep(parts, (await parts.store.users.byId(user.id)) ?? user);
  });
};

/**
 * For an unknown person a token is made too and not sent, so that the time of the answer shows
 * nothing.
 */
export const mailRecovery = async (
  { store, settings, mailer }: IdentityParts,
  user: User | undefined,
  type: RecoveryFacts['type'],
  page: string = type === 'PASSWORD' ? settings.mailPages.resetPassword : settings.mailPages.unlock,
): Promise<void> => {
  const token = await store.tickets.issue<RecoveryFacts>('recovery-token', {
    userId: user?.id,
    facts: { type },
    seconds: settings.lives.transaction,
  });
  if (user === undefined) return;
  const link = new URL(page, settings.trustedOrigins[0] ?? settings.origin);
  link.searchParams.set('token', token);
  const { locale, firstName } = user.profile;
  const kind = type === 'PASSWORD' ? 'recovery' : 'unlock';
  mailer.send(user.email, { kind, locale, firstName, link: link.href });
};

const openRecovery = async (parts: IdentityParts, value: string) => {
  const { tickets, users, guards } = parts.store;
  const found = await tickets.read<RecoveryFacts>('recovery-token', value);
  const user = found?.userId === undefined ? undefined : await users.byId(found.userId);
  if (found === undefined || user === undefined) throw badToken();
  if (found.facts.type === 'PASSWORD') {
    // The token stays valid until a password is set: a refused password does not use it up.
    const status = user.question === undefined ? 'PASSWORD_RESET' : 'RECOVERY';
    const facts = { status, polls: 0, recovery: hashed(value) } as const;
    return stateBody(parts, await beginState(parts, user, facts));
  }
  if (!(await tickets.dropHashed('recovery-token', hashed(value)))) throw badToken();
  await guards.forgive(user.login);
  return {
    status: 'SUCCESS',
    recoveryType: 'UNLOCK',
    relayState: null,
    _embedded: { user: authnUser(user) },
  };
};
