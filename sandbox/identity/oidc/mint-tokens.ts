import { createHash, randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { accessTokenAudience, issuerOf } from '#sandbox/identity/base/identity-settings.ts';
import type { SigningKey } from '#sandbox/identity/store/signing-keys.ts';
import { randomValue } from '#sandbox/identity/store/tickets.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** What somebody agreed to, and how they signed in. */
export interface TokenBasis {
  readonly user: User;
  readonly clientId: string;
  readonly grantId: string;
  readonly scopes: readonly string[];
  /** Unix seconds. */
  readonly authTime: number;
  readonly amr: readonly string[];
  readonly acr?: string | undefined;
  readonly nonce?: string | undefined;
}

export interface MintedTokens {
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly access_token: string;
  readonly scope: string;
  readonly id_token?: string;
}

/**
 * Access token and id token as Okta's authorization servers make them: RS256, `uid` is the user and
 * `sub` of an access token the login, an id token has `at_hash` and its own `jti`.
 */
export const mintTokens = async (
  parts: IdentityParts,
  key: SigningKey,
  basis: TokenBasis,
): Promise<MintedTokens> => {
  const { lives } = parts.settings;
  const seconds = basis.user.shortSession ?? lives.accessToken;
  const issuedAt = Math.floor(parts.now().getTime() / 1000);
  const accessToken = await mintAccessToken(parts, key, basis, issuedAt, seconds);
  return {
    token_type: 'Bearer',
    expires_in: seconds,
    access_token: accessToken,
    scope: basis.scopes.join(' '),
    ...(basis.scopes.includes('openid') && {
      id_token: await signed(parts, key, issuedAt, basis.user.shortSession ?? lives.idToken, {
        ...idClaims(basis),
        aud: basis.clientId,
        at_hash: leftHalfHash(accessToken),
      }),
    }),
  };
};

const mintAccessToken = async (
  parts: IdentityParts,
  key: SigningKey,
  { user, clientId, grantId, scopes, authTime, acr }: TokenBasis,
  issuedAt: number,
  seconds: number,
): Promise<string> => {
  const jti = `AT.${randomUUID()}`;
  await parts.store.accessTokens.note({
    jti,
    grantId,
    userId: user.id,
    clientId,
    expiresAt: new Date((issuedAt + seconds) * 1000),
  });
  return signed(parts, key, issuedAt, seconds, {
    ver: 1,
    jti,
    aud: accessTokenAudience,
    sub: user.login,
    uid: user.id,
    cid: clientId,
    scp: scopes,
    auth_time: authTime,
    ...(acr !== undefined && { acr }),
  });
};

const signed = async (
  { settings }: IdentityParts,
  { jwk, kid }: SigningKey,
  issuedAt: number,
  seconds: number,
  claims: Readonly<Record<string, unknown>>,
): Promise<string> =>
  new SignJWT({ ...claims, iss: issuerOf(settings), iat: issuedAt, exp: issuedAt + seconds })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(await importJWK(jwk, 'RS256'));

const idClaims = (basis: TokenBasis): Readonly<Record<string, unknown>> => ({
  ver: 1,
  jti: randomValue('ID.'),
  ...userClaims(basis.user, basis.scopes),
  idp: basis.user.googleSubject !== undefined && basis.amr.includes('fed') ? 'GOOGLE' : 'OKTA',
  amr: basis.amr,
  auth_time: basis.authTime,
  ...(basis.acr !== undefined && { acr: basis.acr }),
  ...(basis.nonce !== undefined && { nonce: basis.nonce }),
});

/** What the scopes open of a person: the same in id tokens and at userinfo. */
export const userClaims = (
  user: User,
  scopes: readonly string[],
): Readonly<Record<string, unknown>> => {
  const { firstName = '', lastName = '', locale = 'en-US', loyaltyId } = user.profile;
  return {
    sub: user.id,
    ...(scopes.includes('profile') && {
      name: `${firstName} ${lastName}`.trim(),
      given_name: firstName,
      family_name: lastName,
      preferred_username: user.login,
      locale,
      zoneinfo: 'America/Chicago',
      updated_at: Math.floor(user.modifiedAt.getTime() / 1000),
    }),
    ...(scopes.includes('email') && { email: user.email, email_verified: user.emailVerified }),
    ...(scopes.includes('rewards') && loyaltyId !== undefined && { loyaltyId }),
  };
};

/** OpenID Connect Core §3.1.3.6. */
const leftHalfHash = (token: string): string =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
