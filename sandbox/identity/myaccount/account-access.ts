import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { issuerOf } from '#sandbox/identity/base/identity-settings.ts';
import { isAtLeast } from '#sandbox/identity/base/levels.ts';
import { badToken, OktaRefusal, switchedOff } from '#sandbox/identity/base/okta-refusal.ts';
import { bearerOf, checkAccessToken } from '#sandbox/identity/oidc/token-check.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export type AccountPart = 'profile' | 'email' | 'phone' | 'password';

/** The account of the token, if its scopes allow this part of it; managing includes reading. */
export const accountOf = async (
  parts: IdentityParts,
  request: FastifyRequest,
  part: AccountPart,
  doing: 'read' | 'manage',
): Promise<User> => {
  const needed = `okta.myAccount.${part}.${doing}`;
  const token = bearerOf(request.headers.authorization);
  const found = token === undefined ? undefined : await checkAccessToken(parts, token);
  if (found === undefined) throw badToken(challengeHeader(parts, needed, 'invalid_token'));
  const enough = [needed, `okta.myAccount.${part}.manage`];
  if (!found.scopes.some((scope) => enough.includes(scope))) {
    throw new OktaRefusal({
      status: 403,
      code: 'E0000015',
      summary: 'You do not have permission to access the feature you are requesting',
      headers: challengeHeader(parts, needed, 'insufficient_scope'),
    });
  }
  if (parts.settings.switchedOff.some((off) => off === part)) throw switchedOff();
  if (doing === 'manage') checkAssurance(parts, found.claims, part);
  return found.user;
};

/**
 * RFC 9470, as Okta implements it: a change needs a recent sign-in, and one of how somebody signs in
 * a sure one.
 */
const checkAssurance = (parts: IdentityParts, claims: JWTPayload, part: AccountPart): void => {
  const { accountLevel, lives } = parts.settings;
  const age = parts.now().getTime() / 1000 - Number(claims['auth_time']);
  const isSure = part === 'profile' || isAtLeast(claims['acr'], accountLevel);
  if (age <= lives.recentSignIn && isSure) return;
  throw new OktaRefusal({
    status: 403,
    code: 'E0000006',
    summary: 'You do not have permission to perform the requested action',
    headers: challengeHeader(
      parts,
      `okta.myAccount.${part}.manage`,
      'insufficient_authentication_context',
      `max_age=${lives.recentSignIn}`,
      ...(part === 'profile' ? [] : [`acr_values="${accountLevel}"`]),
    ),
  });
};

const challengeHeader = (
  { settings }: IdentityParts,
  scope: string,
  error: string,
  ...more: readonly string[]
): Readonly<Record<string, string>> => ({
  'www-authenticate': [
    `Bearer authorization_uri="${issuerOf(settings)}/v1/authorize"`,
    `realm="${settings.origin}"`,
    `scope="${scope}"`,
    `error="${error}"`,
    'error_description="The access token is not enough for this."',
    ...more,
  ].join(', '),
});

export const accountLink = (
  { settings }: IdentityParts,
  path: string,
  ...allow: readonly string[]
) => ({ href: `${settings.origin}/idp/myaccount/${path}`, hints: { allow } });
