import { createHash, timingSafeEqual } from 'node:crypto';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { mintTokens, type TokenBasis } from '#sandbox/identity/oidc/mint-tokens.ts';
import { secondsAhead } from '#sandbox/identity/store/seconds-ahead.ts';
import type { SigningKey } from '#sandbox/identity/store/signing-keys.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** What an interaction code stands for: the end of a sign-in without a page (IDX). */
export interface InteractionCodeFacts {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly scopes: readonly string[];
  readonly grantId: string;
  readonly authTime: number;
  readonly amr: readonly string[];
  readonly acr?: string;
  readonly nonce?: string;
}

interface Grants {
  readonly parts: IdentityParts;
  readonly provider: Provider;
  readonly key: SigningKey;
}

const invalidGrant = (description: string): Error =>
  new errors.CustomOIDCProviderError('invalid_grant', description);
const badCode = (): Error => invalidGrant('The authorization code is invalid or has expired.');
/** Word for word: okta-auth-js removes its refresh token at this sentence only. */
const badRefreshToken = (): Error => invalidGrant('The refresh token is invalid or expired.');

/** The three grants of the token endpoint; client authentication and CORS stay oidc-provider's. */
export const registerGrants = (grants: Grants): void => {
  const { provider } = grants;
  provider.registerGrantType('authorization_code', (ctx) => redeemCode(grants, ctx), [
    'code',
    'code_verifier',
    'redirect_uri',
  ]);
  provider.registerGrantType('interaction_code', (ctx) => redeemInteractionCode(grants, ctx), [
    'interaction_code',
    'code_verifier',
    'redirect_uri',
  ]);
  provider.registerGrantType('refresh_token', (ctx) => redeemRefreshToken(grants, ctx), [
    'refresh_token',
    'scope',
  ]);
};

const parameter = (ctx: KoaContextWithOIDC, name: string): string => {
  const value = ctx.oidc.params?.[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new errors.InvalidRequest(`missing required parameter(s) (${name})`);
};

const clientIdOf = (ctx: KoaContextWithOIDC): string => ctx.oidc.client?.clientId ?? '';

const redeemCode = async (grants: Grants, ctx: KoaContextWithOIDC): Promise<void> => {
  const { parts, provider } = grants;
  const code = await provider.AuthorizationCode.find(parameter(ctx, 'code'));
  const redirectUri = parameter(ctx, 'redirect_uri');
  if (code === undefined || code.clientId !== clientIdOf(ctx)) throw badCode();
  if (code.redirectUri !== redirectUri) throw badRedirect();
  checkProof(ctx, code.codeChallenge);
  const grantId = code.grantId ?? '';
  if (!(await parts.store.models.consumeOnce('AuthorizationCode', code.jti))) {
    // The code was used before: the tokens it gave are revoked (RFC 6749 §4.1.2).
    await parts.store.models.revokeGrant(grantId);
    throw badCode();
  }
  if ((await provider.Grant.find(grantId)) === undefined) throw badCode();
  await answer(grants, ctx, {
    user: await userOf(grants, code.accountId, badCode),
    clientId: code.clientId,
    grantId,
    scopes: [...code.scopes],
    authTime: (code.authTime ?? 0) + secondsAhead(parts.now),
    amr: code.amr ?? ['pwd'],
    acr: code.acr,
    nonce: code.nonce,
  });
};

const redeemInteractionCode = async (grants: Grants, ctx: KoaContextWithOIDC): Promise<void> => {
  const value = parameter(ctx, 'interaction_code');
  const { tickets } = grants.parts.store;
  const found = await tickets.read<InteractionCodeFacts>('interaction-code', value);
  if (found === undefined || found.facts.clientId !== clientIdOf(ctx)) throw badCode();
  const given = ctx.oidc.params?.['redirect_uri'];
  if (given !== undefined && given !== found.facts.redirectUri) throw badRedirect();
  checkProof(ctx, found.facts.codeChallenge);
  const taken = await tickets.take<InteractionCodeFacts>('interaction-code', value);
  if (taken === undefined) throw badCode();
  const user = await userOf(grants, taken.userId, badCode);
  await answer(grants, ctx, { ...taken.facts, user });
};

const redeemRefreshToken = async (grants: Grants, ctx: KoaContextWithOIDC): Promise<void> => {
  const { parts, provider } = grants;
  const token = await provider.RefreshToken.find(parameter(ctx, 'refresh_token'));
  if (token === undefined || token.clientId !== clientIdOf(ctx)) throw badRefreshToken();
  const grantId = token.grantId ?? '';
  const asked = ctx.oidc.params?.['scope'];
  const scopes = typeof asked === 'string' && asked !== '' ? asked.split(' ') : [...token.scopes];
  if (scopes.some((scope) => !token.scopes.has(scope))) {
    throw new errors.CustomOIDCProviderError(
      'invalid_scope',
      'The scopes asked for are more than the refresh token has.',
    );
  }
  const isFirst = await parts.store.models.consumeOnce('RefreshToken', token.jti);
  if (!isFirst && isLate(parts, token.consumed)) {
    // Used twice: one of the two users is not the shopper (RFC 9700 §4.14.2).
    await parts.store.models.revokeGrant(grantId);
    throw badRefreshToken();
  }
  const user = await userOf(grants, token.accountId, badRefreshToken);
  await answer(
    grants,
    ctx,
    {
      user,
      clientId: token.clientId ?? '',
      grantId,
      scopes,
      authTime: (token.authTime ?? 0) + secondsAhead(parts.now),
      amr: token.amr ?? ['pwd'],
      acr: token.acr,
      nonce: token.nonce,
    },
    { scopes: [...token.scopes], expiresIn: token.remainingTTL },
  );
};

/** Whether it was used so long ago that no lost answer explains another use; just now: not known yet. */
const isLate = ({ now, settings }: IdentityParts, usedAt: unknown): boolean => {
  const seconds = typeof usedAt === 'number' ? now().getTime() / 1000 - usedAt : 0;
  return seconds >= settings.lives.refreshGrace;
};

const badRedirect = (): Error =>
  invalidGrant(
    "The 'redirect_uri' does not match the redirection URI used in the authorization request.",
  );

/** RFC 7636 §4.6; S256 is the only method. */
const checkProof = (ctx: KoaContextWithOIDC, challenge: string | undefined): void => {
  const verifier = parameter(ctx, 'code_verifier');
  const made = createHash('sha256').update(verifier).digest();
  const wanted = Buffer.from(challenge ?? '', 'base64url');
  if (made.length !== wanted.length || !timingSafeEqual(made, wanted)) {
    throw invalidGrant('PKCE verification failed.');
  }
};

const userOf = async (
  { parts }: Grants,
  userId: string | undefined,
  refusal: () => Error,
): Promise<User> => {
  const user = userId === undefined ? undefined : await parts.store.users.byId(userId);
  if (user === undefined) throw refusal();
  return user;
};

/** The first refresh token lasts as long as configured; the next only what is left of it. */
const answer = async (
  grants: Grants,
  ctx: KoaContextWithOIDC,
  basis: TokenBasis,
  rotated?: { readonly scopes: readonly string[]; readonly expiresIn: number },
): Promise<void> => {
  const { parts, provider, key } = grants;
  const { client } = ctx.oidc;
  const tokens = await mintTokens(parts, key, basis);
  if (client === undefined || !(rotated?.scopes ?? basis.scopes).includes('offline_access')) {
    ctx.body = tokens;
    return;
  }
  const refreshToken = new provider.RefreshToken({
    accountId: basis.user.id,
    client,
    grantId: basis.grantId,
    gty: 'refresh_token',
    scope: (rotated?.scopes ?? basis.scopes).join(' '),
    authTime: basis.authTime - secondsAhead(parts.now),
    amr: [...basis.amr],
    ...(basis.acr !== undefined && { acr: basis.acr }),
    ...(basis.nonce !== undefined && { nonce: basis.nonce }),
    expiresIn: rotated?.expiresIn ?? parts.settings.lives.refreshToken,
  });
  ctx.body = { ...tokens, refresh_token: await refreshToken.save() };
};
