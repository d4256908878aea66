import type { FastifyInstance } from 'fastify';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { issuerOf, knownScopes } from '#sandbox/identity/base/identity-settings.ts';
import { authenticationLevels } from '#sandbox/identity/base/levels.ts';

/**
 * What the provider says about itself, at the addresses of OpenID Connect Discovery and RFC 8414. Only
 * what it does: tokens are bearer tokens, and requests are not pushed.
 */
export const registerDiscoveryRoutes = (
  app: FastifyInstance,
  { settings }: IdentityParts,
): void => {
  const issuer = issuerOf(settings);
  const { pathname } = new URL(issuer);
  const described = descriptionOf(issuer);
  for (const path of [
    `${pathname}/.well-known/openid-configuration`,
    `${pathname}/.well-known/oauth-authorization-server`,
    `/.well-known/oauth-authorization-server${pathname}`,
  ]) {
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').send(described),
    );
  }
};

const descriptionOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/v1/authorize`,
  token_endpoint: `${issuer}/v1/token`,
  userinfo_endpoint: `${issuer}/v1/userinfo`,
  jwks_uri: `${issuer}/v1/keys`,
  introspection_endpoint: `${issuer}/v1/introspect`,
  revocation_endpoint: `${issuer}/v1/revoke`,
  end_session_endpoint: `${issuer}/v1/logout`,
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'fragment', 'form_post', 'okta_post_message'],
  grant_types_supported: ['authorization_code', 'refresh_token', 'interaction_code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: [...knownScopes],
  acr_values_supported: [...authenticationLevels],
  claims_supported: [
    ...['iss', 'ver', 'sub', 'aud', 'iat', 'exp', 'jti', 'auth_time', 'amr', 'acr', 'idp', 'nonce'],
    ...['name', 'given_name', 'family_name', 'preferred_username', 'locale', 'zoneinfo'],
    ...['email', 'email_verified', 'loyaltyId'],
  ],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'none'],
  introspection_endpoint_auth_methods_supported: [
    'client_secret_basic',
    'client_secret_post',
    'none',
  ],
  revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
});
