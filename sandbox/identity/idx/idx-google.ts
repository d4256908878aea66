import type { FastifyInstance } from 'fastify';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { googleIdpId } from '#sandbox/identity/desk/identity-settings.ts';
import {
  beginGoogle,
  type GoogleCodeFacts,
  userOfGoogle,
} from '#sandbox/identity/google/google-return.ts';
import { issueInteractionCode } from '#sandbox/identity/idx/idx-success.ts';
import { transactionOf } from '#sandbox/identity/idx/idx-transaction.ts';
import { answerRefusedPage } from '#sandbox/identity/pages/error-page.ts';

/** Google out of a conversation: the browser leaves it and comes back to the shop with a code. */
export const registerIdxGoogleRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  app.get<{ Querystring: { stateToken?: string } }>(
    `/sso/idps/${googleIdpId}`,
    async (request, reply) => {
      const stateHandle = request.query.stateToken ?? '';
      if ((await transactionOf(desk, stateHandle)) === undefined) {
        return answerRefusedPage(request, reply, 'expired');
      }
      return beginGoogle(desk, reply, { for: 'idx', stateHandle });
    },
  );

  app.get<{ Querystring: { code?: string } }>('/sso/idps/google/back', async (request, reply) => {
    const code = request.query.code ?? '';
    const ticket = await desk.store.tickets.take<GoogleCodeFacts>('google-code', code);
    const origin = ticket?.facts.origin;
    const transaction =
      origin?.for === 'idx' ? await transactionOf(desk, origin.stateHandle) : undefined;
    if (ticket === undefined || transaction === undefined) {
      return answerRefusedPage(request, reply, 'expired');
    }
    const user = await userOfGoogle(desk, ticket.facts.identity);
    if (user === undefined) return answerRefusedPage(request, reply, 'accountExists', 409);
    const done = { transaction, user, amr: ['fed'] };
    const interactionCode = await issueInteractionCode(desk, { request, reply }, done);
    if (interactionCode === undefined) return answerRefusedPage(request, reply, 'expired');
    const { redirectUri, state } = transaction.facts.interact;
    const target = new URL(redirectUri);
    target.searchParams.set('interaction_code', interactionCode);
    target.searchParams.set('state', state);
    return reply.code(303).header('location', target.href).send();
  });
};
