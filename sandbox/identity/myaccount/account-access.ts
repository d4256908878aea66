import type { FastifyRequest } from 'fastify';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { issuerOf } from '#sandbox/identity/desk/identity-settings.ts';
import { badToken, OktaRefusal } from '#sandbox/identity/desk/okta-refusal.ts';
import { bearerOf, checkAccessToken } from '#sandbox/identity/oidc/token-check.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export type AccountPart = 'profile' | 'email' | 'phone' | 'password';

/** Whose account it is, if the token opens this part of it; managing includes reading. */
export const accountOf = async (
  desk: IdentityDesk,
  request: FastifyRequest,
  part: AccountPart,
  doing: 'read' | 'manage',
): Promise<User> => {
  const needed = `okta.myAccount.${part}.${doing}`;
  const token = bearerOf(request.headers.authorization);
  const found = token === undefined ? undefined : await checkAccessToken(desk, token);
  if (found === undefined) throw badToken(challengeHeader(desk, needed, 'invalid_token'));
  const enough = [needed, `okta.myAccount.${part}.manage`];
  if (!found.scopes.some((scope) => enough.includes(scope))) {
    throw new OktaRefusal({
      status: 403,
      code: 'E0000015',
      summary: 'You do not have permission to access the feature you are requesting',
      headers: challengeHeader(desk, needed, 'insufficient_scope'),
    });
  }
  if (doing === 'manage') checkRecent(desk, found.claims['auth_time'], needed);
  return found.user;
};

/** RFC 9470, as Okta answers it: a change wants somebody who signed in a moment ago. */
const checkRecent = (desk: IdentityDesk, signedInAt: unknown, scope: string): void => {
  const { recentSignIn } = desk.settings.lives;
  const age = desk.now().getTime() / 1000 - Number(signedInAt);
  if (age <= recentSignIn) return;
  throw new OktaRefusal({
    status: 403,
    code: 'E0000006',
    summary: 'You do not have permission to perform the requested action',
    headers: challengeHeader(
      desk,
      scope,
      'insufficient_authentication_context',
      `max_age=${recentSignIn}`,
    ),
  });
};

const challengeHeader = (
  { settings }: IdentityDesk,
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
  { settings }: IdentityDesk,
  path: string,
  ...allow: readonly string[]
) => ({ href: `${settings.origin}/idp/myaccount/${path}`, hints: { allow } });
