import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { issuerOf, knownScopes } from '#sandbox/identity/base/identity-settings.ts';
import { levelOf } from '#sandbox/identity/base/levels.ts';
import { beginInteraction } from '#sandbox/identity/idx/idx-transaction.ts';

const asked = z.object({
  client_id: z.string(),
  scope: z.string(),
  redirect_uri: z.string(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  // Okta's own specs of the interaction send none.
  state: z.string().max(200).default(''),
  nonce: z.string().max(200).optional(),
  acr_values: z.string().optional(),
});

const refuse = (reply: FastifyReply, error: string, description: string) =>
  reply
    .code(400)
    .header('cache-control', 'no-store')
    .send({ error, error_description: description });

/** The first call of the Identity Engine: an authorize request without a page. */
export const registerInteractRoute = (app: FastifyInstance, parts: IdentityParts): void => {
  const path = new URL(issuerOf(parts.settings)).pathname;
  app.post(`${path}/v1/interact`, async (request, reply) => {
    const body = asked.safeParse(request.body);
    if (!body.success) {
      const names = body.error.issues.map((issue) => issue.path.join('.')).join(', ');
      return refuse(reply, 'invalid_request', `These parameters are missing or wrong: ${names}.`);
    }
    const { client_id: clientId, redirect_uri: redirectUri, nonce, acr_values } = body.data;
    const client = parts.settings.clients.find((known) => known.clientId === clientId);
    if (client === undefined) {
      return refuse(reply, 'invalid_client', 'Invalid value for client_id parameter.');
    }
    if (!client.redirectUris.includes(redirectUri)) {
      return refuse(
        reply,
        'invalid_request',
        "The 'redirect_uri' parameter must be a Login redirect URI in the client app settings.",
      );
    }
    const scopes = body.data.scope.split(' ').filter((scope) => scope !== '');
    if (scopes.some((scope) => !knownScopes.some((known) => known === scope))) {
      return refuse(
        reply,
        'invalid_scope',
        'One or more scopes are not configured for the authorization server resource.',
      );
    }
    const acr = levelOf(acr_values);
    const handle = await beginInteraction(parts, {
      clientId,
      scopes,
      redirectUri,
      codeChallenge: body.data.code_challenge,
      state: body.data.state,
      ...(nonce !== undefined && { nonce }),
      ...(acr !== undefined && { acr }),
    });
    return reply.header('cache-control', 'no-store').send({ interaction_handle: handle });
  });
};
