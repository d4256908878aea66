import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { checkPassword } from '#sandbox/identity/credentials/check-password.ts';
import { isGoodPassword, weakPassword } from '#sandbox/identity/credentials/new-password.ts';
import { hashPassword } from '#sandbox/identity/credentials/password-hash.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { badBody, badCredentials, OktaRefusal } from '#sandbox/identity/desk/okta-refusal.ts';
import { accountLink, accountOf } from '#sandbox/identity/myaccount/account-access.ts';
import { registerEmailRoutes } from '#sandbox/identity/myaccount/email-routes.ts';
import { registerPhoneRoutes } from '#sandbox/identity/myaccount/phone-routes.ts';
import { profileChanges, profileOf, profileSchema } from '#sandbox/identity/myaccount/profile.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** Okta's self-service calls: a person and their own account, by access token. */
export const registerAccountRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  registerProfileRoutes(app, desk);
  registerPasswordRoutes(app, desk);
  registerEmailRoutes(app, desk);
  registerPhoneRoutes(app, desk);
};

const profilePath = '/idp/myaccount/profile';

const registerProfileRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  const body = (user: User) => ({
    createdAt: user.createdAt.toISOString(),
    modifiedAt: user.modifiedAt.toISOString(),
    profile: profileOf(user),
    _links: {
      self: accountLink(desk, 'profile', 'GET', 'PUT'),
      describedBy: accountLink(desk, 'profile/schema', 'GET'),
    },
  });

  app.get(profilePath, async (request) => body(await accountOf(desk, request, 'profile', 'read')));
  app.get(`${profilePath}/schema`, async (request) => {
    await accountOf(desk, request, 'profile', 'read');
    return profileSchema;
  });
  app.put(profilePath, async (request) => {
    const user = await accountOf(desk, request, 'profile', 'manage');
    const changes = profileChanges.safeParse(request.body);
    if (!changes.success) throw badBody(changes.error.issues[0]?.path.join('.') ?? 'profile');
    // A field that is left out keeps its value; an empty one is taken away.
    const merged = Object.entries({ ...user.profile, ...changes.data.profile });
    const profile = Object.fromEntries(
      merged.flatMap(([name, value]) =>
        value === undefined || value === '' ? [] : [[name, value]],
      ),
    );
    await desk.store.users.setProfile(user.id, profile);
    return body((await desk.store.users.byId(user.id)) ?? user);
  });
};

const passwordPath = '/idp/myaccount/password';
const passwordBody = z.object({
  profile: z.object({ password: z.string().max(1000) }),
  /** Ours: where it is sent it must be right; Okta asks for a recent sign-in instead. */
  currentPassword: z.string().max(1000).optional(),
});

const registerPasswordRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  const { users } = desk.store;
  const read = async (user: User) => {
    const fresh = (await users.byId(user.id)) ?? user;
    const isActive = fresh.passwordHash !== undefined;
    return {
      id: `pwd${fresh.id}`,
      status: isActive ? 'ACTIVE' : 'NOT_ENROLLED',
      created: fresh.passwordCreatedAt?.toISOString() ?? null,
      lastUpdated: fresh.passwordChangedAt?.toISOString() ?? null,
      _links: {
        self: accountLink(desk, 'password', ...(isActive ? ['GET', 'PUT', 'DELETE'] : ['GET'])),
        enroll: accountLink(desk, 'password', 'POST'),
      },
    };
  };
  const set = async (user: User, body: unknown): Promise<void> => {
    const given = passwordBody.safeParse(body);
    if (!given.success) throw badBody('profile.password');
    const { currentPassword, profile } = given.data;
    if (currentPassword !== undefined) {
      // Counted as at the sign-in: a stolen token must not be a way to guess the password.
      const outcome = await checkPassword(desk, user.login, currentPassword);
      if (outcome.is !== 'known') throw badCredentials();
    }
    if (!isGoodPassword(profile.password)) throw weakPassword(400);
    await users.setPassword(user.id, await hashPassword(profile.password));
  };

  app.get(passwordPath, async (request) =>
    read(await accountOf(desk, request, 'password', 'read')),
  );
  app.post(passwordPath, async (request, reply) => {
    const user = await accountOf(desk, request, 'password', 'manage');
    if (user.passwordHash !== undefined) throw alreadyThere();
    await set(user, request.body);
    return reply.code(201).send(await read(user));
  });
  app.put(passwordPath, async (request) => {
    const user = await accountOf(desk, request, 'password', 'manage');
    if (user.passwordHash === undefined) throw badBody('profile.password');
    await set(user, request.body);
    return read(user);
  });
  app.delete(passwordPath, async (request, reply) => {
    const user = await accountOf(desk, request, 'password', 'manage');
    await users.setPassword(user.id, undefined);
    return reply.code(204).send();
  });
};

const alreadyThere = (): OktaRefusal =>
  new OktaRefusal({
    status: 409,
    code: 'E0000221',
    summary: 'Cannot create password for user. The user has one.',
  });
