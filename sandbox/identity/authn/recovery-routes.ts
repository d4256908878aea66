import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { authnUser, stateBody } from '#sandbox/identity/authn/authn-answers.ts';
import { beginState, stateOf } from '#sandbox/identity/authn/authn-state.ts';
import { nextStep } from '#sandbox/identity/authn/next-step.ts';
import { setNewPassword } from '#sandbox/identity/credentials/new-password.ts';
import { countMessage } from '#sandbox/identity/credentials/one-time-code.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { badBody, badToken } from '#sandbox/identity/desk/okta-refusal.ts';
import { hashed } from '#sandbox/identity/store/tickets.ts';
import type { User } from '#sandbox/identity/store/users.ts';

interface RecoveryFacts {
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
export const registerRecoveryRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  for (const [path, type] of [
    ['password', 'PASSWORD'],
    ['unlock', 'UNLOCK'],
  ] as const) {
    app.post(`/api/v1/authn/recovery/${path}`, async (request) => {
      const body = asked.safeParse(request.body);
      if (!body.success) throw badBody('username, factorType');
      await countMessage(desk, body.data.username);
      const found = await desk.store.users.byLogin(body.data.username);
      // A Google-only account has no password to reset and cannot be locked by one; who is staged
      // has no account yet.
      const has = found?.status === 'ACTIVE' && found.passwordHash !== undefined;
      await mailRecovery(desk, has ? found : undefined, type);
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
    return openRecovery(desk, body.data.recoveryToken);
  });

  app.post('/api/v1/authn/credentials/reset_password', async (request) => {
    const body = renewed.safeParse(request.body);
    if (!body.success) throw badBody('newPassword');
    const { stateToken, user, facts } = await stateOf(desk, body.data.stateToken);
    if (facts.status !== 'PASSWORD_RESET') throw badToken();
    await setNewPassword(desk, user, body.data.newPassword, {
      onlyIf: () => desk.store.tickets.dropHashed('recovery-token', facts.recovery ?? ''),
    });
    await desk.store.tickets.drop('state-token', stateToken);
    return nextStep(desk, user);
  });
};

/** A token is made for nobody as well, and goes nowhere: time tells no more than words do. */
const mailRecovery = async (
  { store, settings, mailer }: IdentityDesk,
  user: User | undefined,
  type: RecoveryFacts['type'],
): Promise<void> => {
  const token = await store.tickets.issue<RecoveryFacts>('recovery-token', {
    userId: user?.id,
    facts: { type },
    seconds: settings.lives.transaction,
  });
  if (user === undefined) return;
  const page = type === 'PASSWORD' ? settings.mailPages.resetPassword : settings.mailPages.unlock;
  const link = new URL(page, settings.trustedOrigins[0] ?? settings.origin);
  link.searchParams.set('token', token);
  const { locale, firstName } = user.profile;
  const kind = type === 'PASSWORD' ? 'recovery' : 'unlock';
  mailer.send(user.email, { kind, locale, firstName, link: link.href });
};

const openRecovery = async (desk: IdentityDesk, value: string) => {
  const { tickets, users, guards } = desk.store;
  const found = await tickets.read<RecoveryFacts>('recovery-token', value);
  const user = found?.userId === undefined ? undefined : await users.byId(found.userId);
  if (found === undefined || user === undefined) throw badToken();
  if (found.facts.type === 'PASSWORD') {
    // The token stays good until a password is set: one that was refused must not use it up.
    const facts = { status: 'PASSWORD_RESET', polls: 0, recovery: hashed(value) } as const;
    return stateBody(desk, await beginState(desk, user, facts));
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
