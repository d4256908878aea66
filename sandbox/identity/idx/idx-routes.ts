import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { OktaRefusal } from '#sandbox/identity/desk/okta-refusal.ts';
import { idxBody, messagesOf } from '#sandbox/identity/idx/idx-body.ts';
import type { IdxOutcome } from '#sandbox/identity/idx/idx-call.ts';
import { registerIdxGoogleRoutes } from '#sandbox/identity/idx/idx-google.ts';
import { idxSteps } from '#sandbox/identity/idx/idx-steps.ts';
import { succeed } from '#sandbox/identity/idx/idx-success.ts';
import {
  type IdxMessage,
  transactionOf,
  transactionOfInteraction,
} from '#sandbox/identity/idx/idx-transaction.ts';
import { registerInteractRoute } from '#sandbox/identity/idx/interact-route.ts';
import { ionType } from '#sandbox/identity/idx/ion-forms.ts';
import { fieldOf } from '#sandbox/identity/oidc/oidc-routes.ts';

const sessionOver: IdxMessage = {
  text: 'You have been logged out due to inactivity. Refresh or return to the sign in screen.',
  key: 'idx.session.expired',
  class: 'ERROR',
};
const tooManyTries: IdxMessage = {
  text: 'Too many attempts. Please wait and try again.',
  key: 'tooManyRequests',
  class: 'ERROR',
};

/** The identity engine: conversations in steps, each answer saying what may follow. */
export const registerIdxRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  registerInteractRoute(app, desk);
  registerIdxGoogleRoutes(app, desk);

  app.post('/idp/idx/introspect', async (request, reply) => {
    const interaction = fieldOf(request, 'interactionHandle');
    const found =
      interaction === ''
        ? await transactionOf(desk, fieldOf(request, 'stateToken'))
        : await transactionOfInteraction(desk, interaction);
    return found === undefined ? overAnswer(reply) : ion(reply, 200, idxBody(desk, found));
  });

  for (const [path, step] of Object.entries(idxSteps)) {
    app.post(`/idp/idx/${path}`, async (request, reply) => {
      const found = await transactionOf(desk, fieldOf(request, 'stateHandle'));
      if (found === undefined) return overAnswer(reply);
      const outcome = await step({ desk, transaction: found, body: request.body }).catch(
        (cause: unknown): IdxOutcome => {
          // Limits are told as any wrong answer is, so that the conversation goes on.
          if (!(cause instanceof OktaRefusal) || cause.facts.status !== 429) throw cause;
          return { is: 'again', status: 429, transaction: found, message: tooManyTries };
        },
      );
      return answer(desk, { request, reply }, outcome);
    });
  }
};

/** Errors are plain JSON: okta-auth-js reads no Ion there. */
const ion = (reply: FastifyReply, status: number, body: unknown) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(status === 200 ? ionType : 'application/json; charset=utf-8')
    .send(JSON.stringify(body));

const overAnswer = (reply: FastifyReply) =>
  ion(reply, 401, { version: '1.0.0', messages: messagesOf(sessionOver) });

const answer = async (
  desk: IdentityDesk,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  outcome: IdxOutcome,
) => {
  switch (outcome.is) {
    case 'next':
      return ion(http.reply, 200, idxBody(desk, outcome.transaction, outcome.message));
    case 'again':
      return ion(http.reply, outcome.status, idxBody(desk, outcome.transaction, outcome.message));
    case 'done': {
      const body = await succeed(desk, http, outcome);
      return body === undefined ? overAnswer(http.reply) : ion(http.reply, 200, body);
    }
  }
};
