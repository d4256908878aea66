import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { authnUser } from '#sandbox/identity/authn/authn-answers.ts';
import type { SessionTokenFacts } from '#sandbox/identity/credentials/session-tokens.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { badToken, notFound } from '#sandbox/identity/desk/okta-refusal.ts';
import { answerRefusedPage } from '#sandbox/identity/pages/error-page.ts';
import {
  currentSession,
  forgetSession,
  prolong,
  type SignedIn,
  startSession,
} from '#sandbox/identity/sessions/session-desk.ts';

const noSession = () => notFound('me (Session)');

/** Okta's calls about the provider's own session, with the cookie. */
export const registerSessionRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  app.get('/api/v1/sessions/me', async (request) => {
    const found = await currentSession(desk, request);
    if (found === undefined) throw noSession();
    return sessionBody(desk, found);
  });

  app.delete('/api/v1/sessions/me', async (request, reply) => {
    const found = await currentSession(desk, request);
    forgetSession(desk, reply);
    if (found === undefined) throw noSession();
    await found.session.destroy();
    return reply.code(204).send();
  });

  app.post('/api/v1/sessions/me/lifecycle/refresh', async (request, reply) => {
    const found = await currentSession(desk, request);
    if (found === undefined) throw noSession();
    await prolong(desk, reply, found);
    return sessionBody(desk, found);
  });

  app.get('/api/v1/users/me', async (request) => {
    const found = await currentSession(desk, request);
    if (found === undefined) throw badToken();
    return authnUser(found.user);
  });

  registerCookieRedirect(app, desk);
};

const redirectQuery = z.object({ token: z.string().default(''), redirectUrl: z.string() });

const registerCookieRedirect = (app: FastifyInstance, desk: IdentityDesk): void => {
  app.get('/login/sessionCookieRedirect', async (request, reply) => {
    const query = redirectQuery.safeParse(request.query);
    const target = query.success ? trustedTarget(desk, query.data.redirectUrl) : undefined;
    if (!query.success || target === undefined) {
      return answerRefusedPage(request, reply, 'untrustedAddress');
    }
    const ticket = await desk.store.tickets.take<SessionTokenFacts>(
      'session-token',
      query.data.token,
    );
    const user =
      ticket?.userId === undefined ? undefined : await desk.store.users.byId(ticket.userId);
    if (user !== undefined) {
      await startSession(desk, { request, reply }, user, { amr: ticket?.facts.amr ?? ['pwd'] });
    }
    return reply.code(302).header('location', target).send();
  });
};

/** Only pages of a trusted origin are returned to; anything else would be an open redirect. */
const trustedTarget = (desk: IdentityDesk, address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { origin, href, username, password } = new URL(address);
  const isPlain = username === '' && password === '';
  return isPlain && desk.settings.trustedOrigins.includes(origin) ? href : undefined;
};

const sessionBody = ({ settings }: IdentityDesk, { session, user }: SignedIn) => {
  const link = (path: string, ...allow: readonly string[]) => ({
    href: `${settings.origin}${path}`,
    hints: { allow },
  });
  return {
    // Not the cookie's value: a script that may read this could take the session over.
    id: session.uid,
    userId: user.id,
    login: user.login,
    createdAt: new Date((session.loginTs ?? 0) * 1000).toISOString(),
    expiresAt: new Date(session.exp * 1000).toISOString(),
    status: 'ACTIVE',
    lastPasswordVerification: new Date((session.loginTs ?? 0) * 1000).toISOString(),
    amr: session.amr ?? ['pwd'],
    idp: { id: 'OKTA', type: 'OKTA' },
    mfaActive: user.factor !== undefined,
    _links: {
      self: link('/api/v1/sessions/me', 'GET', 'DELETE'),
      refresh: link('/api/v1/sessions/me/lifecycle/refresh', 'POST'),
      user: { name: user.login, ...link('/api/v1/users/me', 'GET') },
    },
  };
};
