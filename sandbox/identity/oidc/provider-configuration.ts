import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { knownScopes } from '#sandbox/identity/base/identity-settings.ts';
import { authenticationLevels } from '#sandbox/identity/base/levels.ts';
import { extraParameters, grantAll, signInPolicy } from '#sandbox/identity/oidc/authorize-rules.ts';
import { userClaims } from '#sandbox/identity/oidc/mint-tokens.ts';
import { answerProviderError } from '#sandbox/identity/pages/error-page.ts';
import { answerLoggedOut, answerLogout } from '#sandbox/identity/pages/logout-page.ts';
import { sessionCookie } from '#sandbox/identity/sessions/session-cookie.ts';
import type { SigningKey } from '#sandbox/identity/store/signing-keys.ts';

/** oidc-provider as one of Okta's custom authorization servers; PKCE always, S256 only. */
export const providerConfiguration = (
  parts: IdentityParts,
  keys: readonly SigningKey[],
): Configuration => ({
  ...protocol,
  ...people(parts),
  adapter: parts.store.models.adapterOf,
  jwks: { keys: keys.map(({ jwk }) => ({ ...jwk })) },
  clients: parts.settings.clients.map((client) => ({
    client_id: client.clientId,
    ...(client.clientSecret === undefined
      ? { token_endpoint_auth_method: 'none' as const }
      : {
          client_secret: client.clientSecret,
          token_endpoint_auth_method: 'client_secret_post' as const,
        }),
    application_type: 'web',
    grant_types: ['authorization_code', 'refresh_token', 'interaction_code'],
    response_types: ['code'],
    redirect_uris: [...client.redirectUris],
    post_logout_redirect_uris: [...client.postLogoutRedirectUris],
  })),
  clientBasedCORS: (_ctx, origin) => parts.settings.trustedOrigins.includes(origin),
});

const protocol: Configuration = {
  routes: {
    authorization: '/v1/authorize',
    token: '/v1/token',
    jwks: '/v1/keys',
    userinfo: '/v1/userinfo',
    revocation: '/v1/revoke',
    introspection: '/v1/introspect',
    end_session: '/v1/logout',
  },
  clientAuthMethods: ['none', 'client_secret_post'],
  responseTypes: ['code'],
  acrValues: [...authenticationLevels],
  scopes: [...knownScopes],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name', 'preferred_username', 'locale', 'zoneinfo'],
    rewards: ['loyaltyId'],
  },
  pkce: { required: () => true },
  features: {
    devInteractions: { enabled: false },
    resourceIndicators: { enabled: false },
    // Only for the discovery document: JWT access tokens are answered by our own routes.
    introspection: { enabled: true },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: answerLogout,
      postLogoutSuccessSource: answerLoggedOut,
    },
  },
  renderError: answerProviderError,
};

const people = (parts: IdentityParts): Configuration => {
  const { lives, origin } = parts.settings;
  const cookie = { signed: false, httpOnly: true, sameSite: 'lax', path: '/' } as const;
  return {
    cookies: {
      names: { session: sessionCookie },
      // Random identifiers of 256 bits: a signature would add nothing.
      long: cookie,
      short: { ...cookie, path: undefined },
    },
    ttl: {
      Session: sessionLife(lives.session),
      Interaction: lives.transaction,
      Grant: lives.refreshToken,
      AuthorizationCode: lives.authorizationCode,
      RefreshToken: lives.refreshToken,
      IdToken: lives.idToken,
      AccessToken: lives.accessToken,
    },
    findAccount: async (_ctx, userId) => {
      const user = await parts.store.users.byId(userId);
      return (
        user && {
          accountId: user.id,
          shortSession: user.shortSession,
          claims: async () => ({ ...userClaims(user, knownScopes), sub: user.id }),
        }
      );
    },
    loadExistingGrant: grantAll,
    extraParams: extraParameters(parts),
    interactions: {
      policy: signInPolicy(parts),
      url: (_ctx, { uid }) => `${origin}/signin/${uid}`,
    },
  };
};

/** Seconds; some people of the sandbox have short sessions. */
const sessionLife = (usual: number) => (ctx: KoaContextWithOIDC | undefined) =>
  Number(ctx?.oidc.account?.['shortSession'] ?? usual);
