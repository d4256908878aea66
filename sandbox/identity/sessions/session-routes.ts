import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { authnUser } from '#sandbox/identity/authn/answer-parts.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { badToken, notFound } from '#sandbox/identity/base/okta-refusal.ts';
import type { SessionTokenFacts } from '#sandbox/identity/credentials/session-tokens.ts';
import { answerRefusedPage } from '#sandbox/identity/pages/error-page.ts';
import { sendPage } from '#sandbox/identity/pages/page.ts';
import { languageOf } from '#sandbox/identity/pages/words.ts';
import {
  currentSession,
  forgetSession,
  prolong,
  type SignedIn,
  startSession,
} from '#sandbox/identity/sessions/provider-session.ts';
import { secondsAhead } from '#sandbox/identity/store/seconds-ahead.ts';

const noSession = () => notFound('me (Session)');

/** Okta's calls about the provider's own session, with the cookie. */
export const registerSessionRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  app.get('/api/v1/sessions/me', async (request) => {
    const found = await currentSession(parts, request);
    if (found === undefined) throw noSession();
    return sessionBody(parts, found);
  });

  app.delete('/api/v1/sessions/me', async (request, reply) => {
    const found = await currentSession(parts, request);
    forgetSession(parts, reply);
    if (found === undefined) throw noSession();
    await found.session.destroy();
    return reply.code(204).send();
  });

  app.post('/api/v1/sessions/me/lifecycle/refresh', async (request, reply) => {
    const found = await currentSession(parts, request);
    if (found === undefined) throw noSession();
    await prolong(parts, reply, found);
    return sessionBody(parts, found);
  });

  app.get('/api/v1/users/me', async (request) => {
    const found = await currentSession(parts, request);
    if (found === undefined) throw badToken();
    return authnUser(found.user);
  });

  registerCookieRedirect(app, parts);
  registerSignOutPage(app, parts);
};

/** Okta's own way out, for links: ends the session, and leads to a trusted page where one is named. */
const registerSignOutPage = (app: FastifyInstance, parts: IdentityParts): void => {
  app.get<{ Querystring: { fromURI?: string } }>('/login/signout', async (request, reply) => {
    const found = await currentSession(parts, request);
    await found?.session.destroy();
    forgetSession(parts, reply);
    const target = trustedTarget(parts, request.query.fromURI ?? '');
    if (target !== undefined) return reply.code(302).header('location', target).send();
    const language = languageOf(request.headers['accept-language']);
    const { loggedOut, loggedOutNote } = language.words;
    return sendPage(reply, language, { title: loggedOut, body: `<p>${loggedOutNote}</p>` });
  });
};

const redirectQuery = z.object({ token: z.string().default(''), redirectUrl: z.string() });

const registerCookieRedirect = (app: FastifyInstance, parts: IdentityParts): void => {
  app.get('/login/sessionCookieRedirect', async (request, reply) => {
    const query = redirectQuery.safeParse(request.query);
    const target = query.success ? trustedTarget(parts, query.data.redirectUrl) : undefined;
    if (!query.success || target === undefined) {
      return answerRefusedPage(request, reply, 'untrustedAddress');
    }
    const ticket = await parts.store.tickets.take<SessionTokenFacts>(
      'session-token',
      query.data.token,
    );
    const user =
      ticket?.userId === undefined ? undefined : await parts.store.users.byId(ticket.userId);
    if (user !== undefined) {
      await startSession(parts, { request, reply }, user, { amr: ticket?.facts.amr ?? ['pwd'] });
    }
    return reply.code(302).header('location', target).send();
  });
};

/** Only pages of a trusted origin are returned to; anything else would be an open redirect. */
const trustedTarget = (parts: IdentityParts, address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { origin, href, username, password } = new URL(address);
  const isPlain = username === '' && password === '';
  return isPlain && parts.settings.trustedOrigins.includes(origin) ? href : undefined;
};

const sessionBody = ({ settings, now }: IdentityParts, { session, user }: SignedIn) => {
  const told = (seconds: number) => new Date((seconds + secondsAhead(now)) * 1000).toISOString();
  const link = (path: string, ...allow: readonly string[]) => ({
    href: `${settings.origin}${path}`,
    hints: { allow },
  });
  return {
    // Not the cookie's value: a script that can read it could take over the session.
    id: session.uid,
    userId: user.id,
    login: user.login,
    createdAt: told(session.loginTs ?? 0),
    expiresAt: told(session.exp),
    status: 'ACTIVE',
    lastPasswordVerification: told(session.loginTs ?? 0),
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
