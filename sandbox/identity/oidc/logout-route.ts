import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { issuerOf } from '#sandbox/identity/base/identity-settings.ts';
import { handToProvider } from '#sandbox/identity/oidc/oidc-routes.ts';
import { checkIdToken } from '#sandbox/identity/oidc/token-check.ts';
import { answerRefusedPage } from '#sandbox/identity/pages/error-page.ts';
import { currentSession, forgetSession } from '#sandbox/identity/sessions/provider-session.ts';

const asked = z.object({
  id_token_hint: z.string().min(1),
  post_logout_redirect_uri: z.string().optional(),
  state: z.string().optional(),
});

/**
 * Signing out by redirect, as Okta does it: the id token proves who asks, so the session ends without
 * another press and the browser goes straight back. Without an id token oidc-provider's page asks.
 */
export const registerLogoutRoute = (app: FastifyInstance, parts: IdentityParts): void => {
  const path = `${new URL(issuerOf(parts.settings)).pathname}/v1/logout`;
  app.get(path, async (request, reply) => {
    const query = asked.safeParse(request.query);
    if (!query.success) return handToProvider(parts, request, reply);
    const { id_token_hint: hint, post_logout_redirect_uri: back, state } = query.data;
    const claims = await checkIdToken(parts, hint);
    const client = parts.settings.clients.find(({ clientId }) => clientId === claims?.aud);
    if (claims === undefined || client === undefined) {
      return answerRefusedPage(request, reply, 'expired');
    }
    if (back !== undefined && !client.postLogoutRedirectUris.includes(back)) {
      return answerRefusedPage(request, reply, 'untrustedAddress');
    }
    await endSessionOf(parts, request, claims.sub);
    forgetSession(parts, reply);
    return reply
      .code(302)
      .header('location', landing(parts, back, state))
      .send();
  });
};

/** Somebody else's session, in the same browser, stays: the id token does not speak for it. */
const endSessionOf = async (
  parts: IdentityParts,
  request: FastifyRequest,
  subject: string | undefined,
): Promise<void> => {
  const found = await currentSession(parts, request);
  if (found?.user.id === subject) await found?.session.destroy();
};

const landing = (
  { settings }: IdentityParts,
  back: string | undefined,
  state: string | undefined,
): string => {
  if (back === undefined) return `${settings.origin}/login/signout`;
  const url = new URL(back);
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
};
