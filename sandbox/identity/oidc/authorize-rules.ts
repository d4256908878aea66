import { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { googleIdpId, knownScopes } from '#sandbox/identity/base/identity-settings.ts';
import { canMeet, levelOf, meets } from '#sandbox/identity/base/levels.ts';
import type { SessionTokenFacts } from '#sandbox/identity/credentials/session-tokens.ts';
import { randomValue } from '#sandbox/identity/store/tickets.ts';

type Extra = (ctx: KoaContextWithOIDC, value: string | undefined) => Promise<void>;

/**
 * Parameters only Okta has. oidc-provider runs these when client and redirect address are checked,
 * so an error goes back to the shop, and before it looks for the shopper.
 */
export const extraParameters = (parts: IdentityParts): Record<string, Extra> => {
  const ignored: Extra = async () => undefined;
  return {
    sessionToken: async (ctx, value) => {
      checkScopes(ctx);
      keepOfflineAccess(ctx);
      if (value !== undefined) await signInBy(parts, ctx, value);
    },
    idp: async (_ctx, value) => {
      if (value === undefined || value === googleIdpId) return;
      throw new errors.InvalidRequest('The idp parameter names no identity provider.');
    },
    idp_scope: ignored,
    enroll_amr_values: ignored,
  };
};

const scopesOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split(' ').filter((scope) => scope !== '') : [];

const checkScopes = (ctx: KoaContextWithOIDC): void => {
  // As it was sent: oidc-provider leaves out what it does not know, Okta refuses it.
  const unknown = scopesOf(ctx.query['scope']).filter(
    (scope) => !knownScopes.some((known) => known === scope),
  );
  if (unknown.length > 0) {
    throw new errors.InvalidScope(
      'One or more scopes are not configured for the authorization server resource.',
      unknown.join(' '),
    );
  }
};

/** oidc-provider drops offline_access without prompt=consent; Okta does not. */
const keepOfflineAccess = (ctx: KoaContextWithOIDC): void => {
  const { params } = ctx.oidc;
  if (params === undefined || !scopesOf(ctx.query['scope']).includes('offline_access')) return;
  const kept = scopesOf(params['scope']);
  if (!kept.includes('offline_access')) params['scope'] = [...kept, 'offline_access'].join(' ');
};

/** A session token is good once and makes a session of its own: nobody's old one is continued. */
const signInBy = async (
  parts: IdentityParts,
  ctx: KoaContextWithOIDC,
  value: string,
): Promise<void> => {
  const ticket = await parts.store.tickets.take<SessionTokenFacts>('session-token', value);
  const { session } = ctx.oidc;
  if (ticket?.userId === undefined || session === undefined) return;
  if (session.accountId !== undefined) {
    session.authorizations = undefined;
    session.uid = randomValue();
    session.resetIdentifier();
  }
  session.loginAccount({ accountId: ticket.userId, amr: [...ticket.facts.amr] });
};

/** The shop's own applications are not asked for consent: what they ask for is granted. */
export const grantAll = async (ctx: KoaContextWithOIDC) => {
  const { client, session, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopesOf(ctx.oidc.params?.['scope']).join(' '));
  await grant.save();
  return grant;
};

/** When a shopper must sign in (again): besides the standard's cases, Google by name and a level. */
export const signInPolicy = (parts: IdentityParts) => {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const login = policy.get('login');
  const noSession = login?.checks.get('no_session');
  if (noSession !== undefined) {
    noSession.error = 'login_required';
    noSession.description = 'The client specified not to prompt, but the user is not logged in.';
  }
  const { Check } = interactionPolicy;
  const wasAsked = ({ oidc }: KoaContextWithOIDC): boolean => oidc.result?.login !== undefined;
  const bySessionToken = ({ oidc }: KoaContextWithOIDC): boolean =>
    oidc.params?.['sessionToken'] !== undefined;
  login?.checks.add(
    new Check(
      'idp',
      'The identity provider asks the user.',
      'login_required',
      (ctx) => ctx.oidc.params?.['idp'] !== undefined && !wasAsked(ctx) && !bySessionToken(ctx),
    ),
  );
  login?.checks.add(
    new Check('level', 'The user signed in at another level.', 'login_required', (ctx) =>
      lacksLevel(parts, ctx),
    ),
  );
  return policy;
};

/**
 * Whether the session is not sure enough for the level asked for. One that is carries the level into
 * the code, for this request only; a level nobody can reach is refused at once.
 */
const lacksLevel = async (parts: IdentityParts, { oidc }: KoaContextWithOIDC): Promise<boolean> => {
  const { session } = oidc;
  if (session?.accountId === undefined) return false;
  const level = levelOf(oidc.params?.['acr_values']);
  session.acr = undefined;
  if (level === undefined) return false;
  const user = await parts.store.users.byId(session.accountId);
  if (user === undefined) return true;
  if (meets(level, session.amr ?? [], user)) {
    session.acr = level;
    return false;
  }
  if (!canMeet(level, user)) {
    throw new errors.UnmetAuthenticationRequirements('The user cannot reach the level asked for.');
  }
  return true;
};
