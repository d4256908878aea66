import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { accessTokenAudience, issuerOf } from '#sandbox/identity/desk/identity-settings.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export interface GoodAccessToken {
  readonly jti: string;
  readonly user: User;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly claims: JWTPayload;
}

/** The access token, if we signed it, it has not run out, and nobody took it back. */
export const checkAccessToken = async (
  desk: IdentityDesk,
  token: string,
): Promise<GoodAccessToken | undefined> => {
  const claims = await verified(desk, token);
  const { jti, uid, cid, scp } = claims ?? {};
  if (claims === undefined || jti === undefined) return undefined;
  if (typeof uid !== 'string' || typeof cid !== 'string' || !Array.isArray(scp)) return undefined;
  if (!(await desk.store.accessTokens.isGood(jti))) return undefined;
  const user = await desk.store.users.byId(uid);
  return user && { jti, user, clientId: cid, scopes: scp.map(String), claims };
};

const verified = async (desk: IdentityDesk, token: string): Promise<JWTPayload | undefined> => {
  const keys = (await desk.store.keys.read()).map(({ jwk }) => ({
    kty: jwk['kty'] ?? 'RSA',
    n: jwk['n'] ?? '',
    e: jwk['e'] ?? '',
    kid: jwk['kid'] ?? '',
    alg: 'RS256',
  }));
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      issuer: issuerOf(desk.settings),
      audience: accessTokenAudience,
      algorithms: ['RS256'],
      currentDate: desk.now(),
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
