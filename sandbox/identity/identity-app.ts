import Fastify, { type FastifyInstance } from 'fastify';
import { guardOwnRequests } from '#sandbox/http/own-requests.ts';
import { registerAuthnRoutes } from '#sandbox/identity/authn/authn-routes.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { issuerOf } from '#sandbox/identity/base/identity-settings.ts';
import { answerRefusal, OktaRefusal, tooMany } from '#sandbox/identity/base/okta-refusal.ts';
import { requestFacts } from '#sandbox/identity/base/request-log.ts';
import { registerGoogleRoutes } from '#sandbox/identity/google/google-routes.ts';
import { registerIdxRoutes } from '#sandbox/identity/idx/idx-routes.ts';
import { registerUserRoutes } from '#sandbox/identity/management/user-routes.ts';
import { registerAccountRoutes } from '#sandbox/identity/myaccount/account-routes.ts';
import { registerDiscoveryRoutes } from '#sandbox/identity/oidc/discovery-routes.ts';
import { registerLogoutRoute } from '#sandbox/identity/oidc/logout-route.ts';
import { mountProvider, registerTokenRoutes } from '#sandbox/identity/oidc/oidc-routes.ts';
import { identityStyle } from '#sandbox/identity/pages/page.ts';
import { registerSandboxRoutes } from '#sandbox/identity/people/sandbox-routes.ts';
import { registerSessionRoutes } from '#sandbox/identity/sessions/session-routes.ts';
import { registerForgottenRoutes } from '#sandbox/identity/sign-in/forgotten-routes.ts';
import { registerSignInRoutes } from '#sandbox/identity/sign-in/sign-in-routes.ts';
import { refuseUnstorableTexts } from '#sandbox/identity/storable-texts.ts';

/** Largest body, bytes. */
const bodyLimit = 65_536;

/** All the provider's calls and pages. */
export const buildIdentityApp = async (parts: IdentityParts): Promise<FastifyInstance> => {
  const app = Fastify({ bodyLimit, logger: false });
  app.addHook('onRequest', async (request) => {
    parts.faults.suffer(request.url.split('?')[0] ?? '');
  });
  guardOwnRequests(app, {
    isControl: (route) => route.startsWith('/sandbox/'),
    refuse: ({ status, message }) => {
      throw new OktaRefusal({ status, code: 'E0000006', summary: message });
    },
  });
  refuseForeignPages(app, parts);
  refuseUnstorableTexts(app);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof OktaRefusal) return answerRefusal(reply, error.facts);
    const status = statusOf(error);
    if (status >= 500) parts.report(error);
    return answerRefusal(reply, {
      status,
      code: status < 500 ? 'E0000003' : 'E0000009',
      summary: status < 500 ? 'The request body was not well-formed.' : 'Internal Server Error',
    });
  });
  app.setNotFoundHandler((request, reply) =>
    answerRefusal(reply, {
      status: 404,
      code: 'E0000022',
      summary: `The endpoint does not support the provided HTTP method or path: ${request.method}`,
    }),
  );
  app.addHook('preHandler', async (request) => {
    // The token call is noted where its form is read.
    const { url } = request;
    if (!url.endsWith('/v1/token') && !url.startsWith('/sandbox/')) {
      parts.log.note(requestFacts(request));
    }
  });
  await app.register(async (scope) => mountProvider(scope, parts));
  await app.register(async (scope) => registerOwnCalls(scope, parts));
  await app.ready();
  return app;
};

const statusOf = (error: unknown): number =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

const registerOwnCalls = (app: FastifyInstance, parts: IdentityParts): void => {
  readBodies(app);
  answerTrustedPages(app, parts);
  limitAddresses(app, parts);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/identity.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(identityStyle),
  );
  registerDiscoveryRoutes(app, parts);
  registerTokenRoutes(app, parts);
  registerLogoutRoute(app, parts);
  registerSessionRoutes(app, parts);
  registerSignInRoutes(app, parts);
  registerForgottenRoutes(app, parts);
  registerGoogleRoutes(app, parts);
  registerAuthnRoutes(app, parts);
  registerUserRoutes(app, parts);
  registerIdxRoutes(app, parts);
  registerAccountRoutes(app, parts);
  registerSandboxRoutes(app, parts);
};

/** JSON in its several names (`application/ion+json`), and forms. */
const readBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, {});
    const type = request.headers['content-type'] ?? '';
    if (type.startsWith('application/x-www-form-urlencoded')) {
      return done(null, Object.fromEntries(new URLSearchParams(text)));
    }
    try {
      done(null, JSON.parse(text));
    } catch {
      done(
        new OktaRefusal({
          status: 400,
          code: 'E0000003',
          summary: 'The request body was not well-formed.',
        }),
      );
    }
  });
};

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** No page but a trusted one, or one of ours, may change anything, whoever answers (CSRF). */
const refuseForeignPages = (app: FastifyInstance, { settings }: IdentityParts): void => {
  const known = [settings.origin, ...settings.trustedOrigins];
  app.addHook('onRequest', async ({ headers: { origin }, method }) => {
    if (origin === undefined || known.includes(origin) || safeMethods.includes(method)) return;
    throw new OktaRefusal({
      status: 403,
      code: 'E0000006',
      summary: 'You do not have permission to perform the requested action',
    });
  });
};

/** Trusted pages may call with cookies, and read the answers. */
const answerTrustedPages = (app: FastifyInstance, { settings }: IdentityParts): void => {
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    reply.header('vary', 'Origin');
    if (origin === undefined || !settings.trustedOrigins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'WWW-Authenticate, X-Rate-Limit-Reset',
    });
  });
  // Below the issuer oidc-provider answers, and does not know this call of ours.
  for (const path of ['/*', `${new URL(issuerOf(settings)).pathname}/v1/interact`]) {
    app.options(path, async (request, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers':
            request.headers['access-control-request-headers'] ?? 'content-type',
          'access-control-max-age': '600',
        })
        .send(),
    );
  }
};

/** Sign-in calls of one network address, generously: the sandbox's people share one. */
const limitAddresses = (app: FastifyInstance, { store, settings }: IdentityParts): void => {
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST') return;
    const until = await store.guards.spend('address', request.ip, settings.allowances.address);
    if (until !== undefined) throw tooMany(until);
  });
};
