import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { accessTokenAudience, issuerOf } from '#sandbox/identity/base/identity-settings.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export interface GoodAccessToken {
  readonly jti: string;
  readonly user: User;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly claims: JWTPayload;
}

/** The access token, if this provider signed it and it is neither expired nor revoked. */
export const checkAccessToken = async (
  parts: IdentityParts,
  token: string,
): Promise<GoodAccessToken | undefined> => {
  const claims = await verified(parts, token, accessTokenAudience);
  const { jti, uid, cid, scp } = claims ?? {};
  if (claims === undefined || jti === undefined) return undefined;
  if (typeof uid !== 'string' || typeof cid !== 'string' || !Array.isArray(scp)) return undefined;
  if (!(await parts.store.accessTokens.isGood(jti))) return undefined;
  const user = await parts.store.users.byId(uid);
  return user && { jti, user, clientId: cid, scopes: scp.map(String), claims };
};

/** The claims of an id token this provider signed, for one of its clients; expired ones are none. */
export const checkIdToken = (
  parts: IdentityParts,
  token: string,
): Promise<JWTPayload | undefined> =>
  verified(
    parts,
    token,
    parts.settings.clients.map(({ clientId }) => clientId),
  );

const verified = async (
  parts: IdentityParts,
  token: string,
  audience: string | string[],
): Promise<JWTPayload | undefined> => {
  const keys = (await parts.store.keys.read()).map(({ jwk }) => ({
    kty: jwk['kty'] ?? 'RSA',
    n: jwk['n'] ?? '',
    e: jwk['e'] ?? '',
    kid: jwk['kid'] ?? '',
    alg: 'RS256',
  }));
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      issuer: issuerOf(parts.settings),
      audience,
      algorithms: ['RS256'],
      currentDate: parts.now(),
    });
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JOSEError) return undefined;
    throw cause;
  }
};

/** The token of an `Authorization: Bearer` header. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1];
