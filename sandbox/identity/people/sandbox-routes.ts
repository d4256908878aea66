import type { FastifyInstance } from 'fastify';
import { identityFault } from '#sandbox/identity/base/faults.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { idxPolicy, usualPolicy } from '#sandbox/identity/base/idx-policy.ts';
import { badBody } from '#sandbox/identity/base/okta-refusal.ts';
import { addPeople } from '#sandbox/identity/people/add-people.ts';
import { people, peoplePassword } from '#sandbox/identity/people/people.ts';

/** For testers and tests only: persons, logged requests, and faults. */
export const registerSandboxRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  app.get('/sandbox/people', async () => ({ people: await listPeople(parts) }));

  app.post('/sandbox/reset', async () => {
    const { db } = parts.store;
    for (const table of ['tickets', 'users', 'google_accounts', 'oidc_models'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const table of ['access_tokens', 'lockouts', 'allowances'] as const) {
      await db.deleteFrom(table).execute();
    }
    parts.faults.clear();
    parts.policy.set(usualPolicy);
    parts.log.clear();
    await addPeople(parts);
    return { reset: true };
  });

  app.get('/sandbox/log', async () => ({ requests: parts.log.list() }));
  app.get('/sandbox/faults', async () => ({ faults: parts.faults.list() }));
  app.put('/sandbox/faults', async (request) => {
    const fault = identityFault.safeParse(request.body);
    if (!fault.success) throw badBody('fault');
    parts.faults.set(fault.data);
    return { faults: parts.faults.list() };
  });
  app.delete('/sandbox/faults', async () => {
    parts.faults.clear();
    return { faults: [] };
  });
  app.put('/sandbox/policy', async (request) => {
    const policy = idxPolicy.safeParse(request.body);
    if (!policy.success) throw badBody('policy');
    parts.policy.set(policy.data);
    return { policy: parts.policy.now() };
  });
  app.post('/sandbox/keys/rotate', async () => {
    await parts.store.keys.rotate();
    return { rotated: true };
  });
};

/** Their current state, not their first one: an unlocked person is shown as unlocked. */
const listPeople = async ({ store }: IdentityParts) =>
  Promise.all(
    people.map(async ({ name, state, email }) => {
      const user = await store.users.byLogin(email);
      const hasPassword = user?.passwordHash !== undefined;
      return {
        name,
        email,
        ...(hasPassword && { password: peoplePassword }),
        state,
        locked: await store.guards.isLocked(email),
        emailVerified: user?.emailVerified ?? false,
        google: user?.googleSubject !== undefined,
        factor: user?.factor ?? 'none',
        loyaltyId: user?.profile['loyaltyId'] ?? '',
      };
    }),
  );
