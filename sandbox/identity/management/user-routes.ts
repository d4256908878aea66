import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { emailProblem } from '#domain/validation/email.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { badBody, badToken, notFound, OktaRefusal } from '#sandbox/identity/base/okta-refusal.ts';
import { checkPassword } from '#sandbox/identity/credentials/check-password.ts';
import {
  isGoodPassword,
  requirementsNotMet,
  weakPassword,
} from '#sandbox/identity/credentials/new-password.ts';
import { hashPassword } from '#sandbox/identity/credentials/password-hash.ts';
import { sameText } from '#sandbox/identity/credentials/same-text.ts';
import { userBody } from '#sandbox/identity/management/user-body.ts';
import type { User } from '#sandbox/identity/store/users.ts';

const usersPath = '/api/v1/users';
const text = (longest: number) => z.string().trim().max(longest);
const password = z.object({ value: z.string().max(1000) });
const names = { firstName: text(50).min(1), lastName: text(50).min(1) };
const more = {
  mobilePhone: text(30).optional(),
  /** Okta writes `es_US`, tokens say `es-US`. */
  locale: z
    .enum(['en_US', 'es_US', 'en-US', 'es-US'])
    .transform((locale) => locale.replace('_', '-'))
    .optional(),
};
const address = text(254).refine((value) => emailProblem(value) === undefined);
const newUser = z.object({
  profile: z.object({ ...names, ...more, login: address, email: address }),
  credentials: z.object({ password }).optional(),
});
const changedUser = z.object({
  profile: z
    .object({ ...names, ...more })
    .partial()
    .optional(),
  credentials: z.object({ password }).optional(),
});
const changedPassword = z.object({
  oldPassword: password,
  newPassword: password,
  revokeSessions: z.boolean().default(false),
});

type Named = { Params: { user: string } };

/** The calls of Okta's Users API a shop's server needs; with an API token only. */
export const registerUserRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  const { users, models } = parts.store;
  const named = async (value: string): Promise<User> => {
    const user = (await users.byId(value)) ?? (await users.byLogin(value));
    if (user === undefined) throw notFound(`${value} (User)`);
    return user;
  };

  app.addHook('onRequest', async (request, reply) => {
    // The person of a session asks about themselves with the cookie.
    const isOwn = request.url === `${usersPath}/me` && request.headers.cookie !== undefined;
    if (!request.url.startsWith(usersPath) || isOwn) return;
    reply.header('cache-control', 'no-store');
    requireApiToken(parts, request);
  });

  app.post<{ Querystring: { activate?: string } }>(usersPath, async (request) => {
    const given = newUser.safeParse(request.body);
    if (!given.success) throw badBody(placeOf(given.error));
    return userBody(parts, await addUser(parts, given.data, request.query.activate !== 'false'));
  });

  app.get<Named>(`${usersPath}/:user`, async ({ params }) =>
    userBody(parts, await named(params.user)),
  );

  app.post<Named>(`${usersPath}/:user`, async ({ params, body }) => {
    const given = changedUser.safeParse(body);
    if (!given.success) throw badBody(placeOf(given.error));
    const user = await named(params.user);
    const hash = await goodHash(given.data.credentials?.password.value, user.login);
    await users.setProfile(user.id, { ...user.profile, ...present(given.data.profile ?? {}) });
    if (hash !== undefined) await users.setPassword(user.id, hash, { status: user.status });
    return userBody(parts, await named(user.id));
  });

  app.post<Named>(`${usersPath}/:user/lifecycle/activate`, async ({ params }) => {
    const user = await named(params.user);
    if (!(await users.activate(user.id))) throw alreadyActive();
    return {};
  });

  app.post<Named>(`${usersPath}/:user/credentials/change_password`, async ({ params, body }) => {
    const given = changedPassword.safeParse(body);
    if (!given.success) throw badBody(placeOf(given.error));
    const user = await named(params.user);
    const { oldPassword, newPassword, revokeSessions } = given.data;
    const outcome = await checkPassword(parts, user.login, oldPassword.value);
    if (outcome.is !== 'known') throw wrongPassword();
    if (!isGoodPassword(newPassword.value, user.login)) throw weakPassword(403);
    await users.setPassword(user.id, await hashPassword(newPassword.value));
    if (revokeSessions) await models.endSessions(user.id);
    return { password: {}, provider: { type: 'OKTA', name: 'OKTA' } };
  });
};

/** Checks `Authorization: SSWS …`; without a configured token every call is refused. */
const requireApiToken = ({ settings }: IdentityParts, { headers }: FastifyRequest): void => {
  const given = /^SSWS (.+)$/.exec(headers.authorization ?? '')?.[1];
  const { apiToken } = settings;
  if (given === undefined || apiToken === undefined || !sameText(given, apiToken)) throw badToken();
};

const addUser = async (
  { store }: IdentityParts,
  { profile, credentials }: z.output<typeof newUser>,
  isActive: boolean,
): Promise<User> => {
  const { login, email: _, ...facts } = profile;
  const user = await store.users.create({
    login,
    profile: present(facts),
    status: isActive ? 'ACTIVE' : 'STAGED',
    passwordHash: await goodHash(credentials?.password.value, login),
  });
  if (user === undefined) throw loginTaken();
  return user;
};

/** Undefined when no password was given. */
const goodHash = async (value: string | undefined, login: string): Promise<string | undefined> => {
  if (value === undefined) return undefined;
  if (!isGoodPassword(value, login)) {
    throw new OktaRefusal({
      status: 400,
      code: 'E0000001',
      summary: 'Api validation failed: password',
      causes: [`password: ${requirementsNotMet}`],
    });
  }
  return hashPassword(value);
};

const present = (facts: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const placeOf = (error: z.ZodError): string => error.issues[0]?.path.at(-1)?.toString() ?? 'body';

const loginTaken = (): OktaRefusal =>
  new OktaRefusal({
    status: 400,
    code: 'E0000001',
    summary: 'Api validation failed: login',
    causes: ['login: An object with this field already exists in the current organization'],
  });

const alreadyActive = (): OktaRefusal =>
  new OktaRefusal({
    status: 403,
    code: 'E0000016',
    summary: 'Activation failed because the user is already active',
  });

const wrongPassword = (): OktaRefusal =>
  new OktaRefusal({
    status: 403,
    code: 'E0000014',
    summary: 'Update of credentials failed',
    causes: ['Old Password is not correct'],
  });
