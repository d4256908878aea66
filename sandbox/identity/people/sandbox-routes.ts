import type { FastifyInstance } from 'fastify';
import { identityFault } from '#sandbox/identity/desk/faults.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { badBody } from '#sandbox/identity/desk/okta-refusal.ts';
import { addPeople } from '#sandbox/identity/people/add-people.ts';
import { people, peoplePassword } from '#sandbox/identity/people/people.ts';

/** For people and tests only: who there is, what was asked, and what shall go wrong. */
export const registerSandboxRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  app.get('/sandbox/people', async () => ({ people: await listPeople(desk) }));

  app.post('/sandbox/reset', async () => {
    const { db } = desk.store;
    for (const table of ['tickets', 'users', 'google_accounts', 'oidc_models'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const table of ['access_tokens', 'lockouts', 'allowances'] as const) {
      await db.deleteFrom(table).execute();
    }
    desk.faults.clear();
    desk.log.clear();
    await addPeople(desk);
    return { reset: true };
  });

  app.get('/sandbox/log', async () => ({ requests: desk.log.list() }));
  app.get('/sandbox/faults', async () => ({ faults: desk.faults.list() }));
  app.put('/sandbox/faults', async (request) => {
    const fault = identityFault.safeParse(request.body);
    if (!fault.success) throw badBody('fault');
    desk.faults.set(fault.data);
    return { faults: desk.faults.list() };
  });
  app.delete('/sandbox/faults', async () => {
    desk.faults.clear();
    return { faults: [] };
  });
  app.post('/sandbox/keys/rotate', async () => {
    await desk.store.keys.rotate();
    return { rotated: true };
  });
};

/** As they are now, not as they began: a person who was unlocked is shown so. */
const listPeople = async ({ store }: IdentityDesk) =>
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
