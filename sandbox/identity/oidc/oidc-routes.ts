import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { type IdentityClient, issuerOf } from '#sandbox/identity/base/identity-settings.ts';
import { sameText } from '#sandbox/identity/credentials/same-text.ts';
import { userClaims } from '#sandbox/identity/oidc/mint-tokens.ts';
import { bearerOf, checkAccessToken, checkIdToken } from '#sandbox/identity/oidc/token-check.ts';
import { secondsAhead } from '#sandbox/identity/store/seconds-ahead.ts';

/**
 * Userinfo, revoke and introspect: oidc-provider refuses signed access tokens there, and the Basic
 * header okta-auth-js sends for a client without a secret.
 */
export const registerTokenRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  const base = new URL(issuerOf(parts.settings)).pathname;

  app.route({
    method: ['GET', 'POST'],
    url: `${base}/v1/userinfo`,
    handler: async (request, reply) => {
      const token = bearerOf(request.headers.authorization);
      const found = token === undefined ? undefined : await checkAccessToken(parts, token);
      if (found === undefined) {
        return reply
          .code(401)
          .header(
            'www-authenticate',
            'Bearer error="invalid_token", error_description="The access token is invalid."',
          )
          .send();
      }
      if (!found.scopes.includes('openid')) {
        return reply
          .code(403)
          .header(
            'www-authenticate',
            'Bearer error="insufficient_scope", error_description="The access token must provide access to at least one of these scopes - openid"',
          )
          .send();
      }
      return userClaims(found.user, found.scopes);
    },
  });

  app.post(`${base}/v1/introspect`, async (request, reply) => {
    const client = clientOf(parts, request);
    if (client === undefined) return reply.code(401).send(badClient);
    return introspection(parts, client, fieldOf(request, 'token'));
  });

  app.post(`${base}/v1/revoke`, async (request, reply) => {
    const client = clientOf(parts, request);
    if (client === undefined) return reply.code(401).send(badClient);
    await revoke(parts, client, fieldOf(request, 'token'));
    return reply.code(200).send();
  });
};

const badClient = {
  error: 'invalid_client',
  error_description: 'Invalid value for client_id parameter.',
};

export const fieldOf = (request: FastifyRequest, name: string): string => {
  const { body } = request;
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
};

/** By Basic header, with or without the colon a secret would follow, or by form fields. */
const clientOf = (parts: IdentityParts, request: FastifyRequest): IdentityClient | undefined => {
  const [, basic] = /^Basic ([\w+/=-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  const [id = '', ...rest] = Buffer.from(basic ?? '', 'base64')
    .toString()
    .split(':');
  const given =
    basic === undefined
      ? { id: fieldOf(request, 'client_id'), secret: fieldOf(request, 'client_secret') }
      : { id: decoded(id), secret: decoded(rest.join(':')) };
  const client = parts.settings.clients.find(({ clientId }) => clientId === given.id);
  return client !== undefined && sameText(client.clientSecret ?? '', given.secret)
    ? client
    : undefined;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A client can introspect only its own tokens (RFC 7662 §2.2). */
const introspection = async (parts: IdentityParts, { clientId }: IdentityClient, token: string) => {
  const access = await checkAccessToken(parts, token);
  if (access?.clientId === clientId) {
    return {
      active: true,
      token_type: 'Bearer',
      scope: access.scopes.join(' '),
      client_id: clientId,
      username: access.user.login,
      uid: access.user.id,
      ...access.claims,
    };
  }
  const claims = await checkIdToken(parts, token);
  if (claims?.aud === clientId) return { active: true, client_id: clientId, ...claims };
  const refresh = await refreshTokenOf(parts, token);
  if (refresh?.clientId !== clientId || refresh.consumed !== undefined) return { active: false };
  return {
    active: true,
    token_type: 'Bearer',
    scope: refresh.scope,
    client_id: clientId,
    uid: refresh.accountId,
    exp: Number(refresh.exp) + secondsAhead(parts.now),
    iat: Number(refresh.iat) + secondsAhead(parts.now),
  };
};

/** An unknown token, or another client's, is answered like a revoked one (RFC 7009 §2.2). */
const revoke = async (
  parts: IdentityParts,
  { clientId }: IdentityClient,
  token: string,
): Promise<void> => {
  const access = await checkAccessToken(parts, token);
  if (access?.clientId === clientId) return parts.store.accessTokens.revoke(access.jti);
  const refresh = await refreshTokenOf(parts, token);
  if (refresh?.clientId === clientId && refresh.grantId !== undefined) {
    await parts.store.models.revokeGrant(refresh.grantId);
  }
};

const refreshTokenOf = async (parts: IdentityParts, token: string) => {
  const { provider } = await parts.providers.current();
  return token === '' ? undefined : provider.RefreshToken.find(token);
};

/** Everything else below the issuer is oidc-provider's, which reads the request itself. */
export const mountProvider = (app: FastifyInstance, parts: IdentityParts): void => {
  const issuer = new URL(issuerOf(parts.settings));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${issuer.pathname}/*`, (request, reply) => handToProvider(parts, request, reply));
};

/** Lets oidc-provider answer a request below the issuer. */
export const handToProvider = async (
  parts: IdentityParts,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const issuer = new URL(issuerOf(parts.settings));
  const { handle } = await parts.providers.current();
  const path = raw.url ?? '/';
  // Addresses it makes are of the issuer, whatever Host a caller writes.
  raw.headers.host = issuer.host;
  reply.hijack();
  Object.assign(raw, { originalUrl: path, url: path.slice(issuer.pathname.length) });
  await handle(raw, reply.raw);
};
