import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { badBody, badCredentials, OktaRefusal } from '#sandbox/identity/base/okta-refusal.ts';
import { checkPassword } from '#sandbox/identity/credentials/check-password.ts';
import { isGoodPassword, weakPassword } from '#sandbox/identity/credentials/new-password.ts';
import { hashPassword } from '#sandbox/identity/credentials/password-hash.ts';
import { accountLink, accountOf } from '#sandbox/identity/myaccount/account-access.ts';
import { registerEmailRoutes } from '#sandbox/identity/myaccount/email-routes.ts';
import { registerPhoneRoutes } from '#sandbox/identity/myaccount/phone-routes.ts';
import { profileOf, profileSchema, wholeProfile } from '#sandbox/identity/myaccount/profile.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** Okta's self-service calls: a person and their own account, by access token. */
export const registerAccountRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  registerProfileRoutes(app, parts);
  registerPasswordRoutes(app, parts);
  registerEmailRoutes(app, parts);
  registerPhoneRoutes(app, parts);
};

const profilePath = '/idp/myaccount/profile';

const registerProfileRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  const body = (user: User) => ({
    createdAt: user.createdAt.toISOString(),
    modifiedAt: user.modifiedAt.toISOString(),
    profile: profileOf(user),
    _links: {
      self: accountLink(parts, 'profile', 'GET', 'PUT'),
      describedBy: accountLink(parts, 'profile/schema', 'GET'),
    },
  });

  app.get(profilePath, async (request) => body(await accountOf(parts, request, 'profile', 'read')));
  app.get(`${profilePath}/schema`, async (request) => {
    await accountOf(parts, request, 'profile', 'read');
    return profileSchema;
  });
  app.put(profilePath, async (request) => {
    const user = await accountOf(parts, request, 'profile', 'manage');
    const given = wholeProfile.safeParse(request.body);
    if (!given.success) throw badBody(given.error.issues[0]?.path.join('.') ?? 'profile');
    const { login: _login, email: _email, ...whole } = given.data.profile;
    const { loyaltyId } = user.profile;
    const profile = Object.fromEntries(
      Object.entries({ ...whole, loyaltyId }).flatMap(([name, value]) =>
        value ? [[name, value]] : [],
      ),
    );
    await parts.store.users.setProfile(user.id, profile);
    return body((await parts.store.users.byId(user.id)) ?? user);
  });
};

const passwordPath = '/idp/myaccount/password';
const passwordBody = z.object({
  profile: z.object({ password: z.string().max(1000) }),
  /**
   * An addition to Okta's API: the current password is checked if it is sent; Okta requires a
   * recent sign-in instead.
   */
  currentPassword: z.string().max(1000).optional(),
});

const registerPasswordRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  const { users } = parts.store;
  const read = async (user: User) => {
    const fresh = (await users.byId(user.id)) ?? user;
    const isActive = fresh.passwordHash !== undefined;
    return {
      id: `pwd${fresh.id}`,
      status: isActive ? 'ACTIVE' : 'NOT_ENROLLED',
      created: fresh.passwordCreatedAt?.toISOString() ?? null,
      lastUpdated: fresh.passwordChangedAt?.toISOString() ?? null,
      _links: {
        self: accountLink(parts, 'password', ...(isActive ? ['GET', 'PUT', 'DELETE'] : ['GET'])),
        enroll: accountLink(parts, 'password', 'POST'),
      },
    };
  };
  const set = async (user: User, body: unknown): Promise<void> => {
    const given = passwordBody.safeParse(body);
    if (!given.success) throw badBody('profile.password');
    const { currentPassword, profile } = given.data;
    if (currentPassword !== undefined) {
      // Counted like a sign-in: a stolen token must not be a way to guess the password.
      const outcome = await checkPassword(parts, user.login, currentPassword);
      if (outcome.is !== 'known') throw badCredentials();
    }
    if (!isGoodPassword(profile.password, user.login)) throw weakPassword(400);
    await users.setPassword(user.id, await hashPassword(profile.password));
  };

  app.get(passwordPath, async (request) =>
    read(await accountOf(parts, request, 'password', 'read')),
  );
  app.post(passwordPath, async (request, reply) => {
    const user = await accountOf(parts, request, 'password', 'manage');
    if (user.passwordHash !== undefined) throw alreadyThere();
    await set(user, request.body);
    return reply.code(201).send(await read(user));
  });
  app.put(passwordPath, async (request) => {
    const user = await accountOf(parts, request, 'password', 'manage');
    if (user.passwordHash === undefined) throw badBody('profile.password');
    await set(user, request.body);
    return read(user);
  });
  app.delete(passwordPath, async (request, reply) => {
    const user = await accountOf(parts, request, 'password', 'manage');
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
