import type { FastifyInstance } from 'fastify';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { googleIdpId } from '#sandbox/identity/base/identity-settings.ts';
import {
  beginGoogle,
  type GoogleCodeFacts,
  userOfGoogle,
} from '#sandbox/identity/google/google-return.ts';
import { issueInteractionCode } from '#sandbox/identity/idx/idx-success.ts';
import { transactionOf } from '#sandbox/identity/idx/idx-transaction.ts';
import { answerRefusedPage } from '#sandbox/identity/pages/error-page.ts';

/**
 * Sign-in with Google from a transaction: the browser leaves it and returns to the shop with a
 * code.
 */
export const registerIdxGoogleRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  app.get<{ Querystring: { stateToken?: string } }>(
    `/sso/idps/${googleIdpId}`,
    async (request, reply) => {
      const stateHandle = request.query.stateToken ?? '';
      if ((await transactionOf(parts, stateHandle)) === undefined) {
        return answerRefusedPage(request, reply, 'expired');
      }
      return beginGoogle(parts, reply, { for: 'idx', stateHandle });
    },
  );

  app.get<{ Querystring: { code?: string } }>('/sso/idps/google/back', async (request, reply) => {
    const code = request.query.code ?? '';
    const ticket = await parts.store.tickets.take<GoogleCodeFacts>('google-code', code);
    const origin = ticket?.facts.origin;
    const transaction =
      origin?.for === 'idx' ? await transactionOf(parts, origin.stateHandle) : undefined;
    if (ticket === undefined || transaction === undefined) {
      return answerRefusedPage(request, reply, 'expired');
    }
    const user = await userOfGoogle(parts, ticket.facts.identity);
    if (user === undefined) return answerRefusedPage(request, reply, 'accountExists', 409);
    const done = { transaction, user, amr: ['fed'] };
    const interactionCode = await issueInteractionCode(parts, { request, reply }, done);
    if (interactionCode === undefined) return answerRefusedPage(request, reply, 'expired');
    const { redirectUri, state } = transaction.facts.interact;
    const target = new URL(redirectUri);
    target.searchParams.set('interaction_code', interactionCode);
    target.searchParams.set('state', state);
    return reply.code(303).header('location', target.href).send();
  });
};
