import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { meets } from '#sandbox/identity/base/levels.ts';
import { OktaRefusal } from '#sandbox/identity/base/okta-refusal.ts';
import { idxBody, messagesOf } from '#sandbox/identity/idx/idx-body.ts';
import type { IdxOutcome } from '#sandbox/identity/idx/idx-call.ts';
import { registerIdxGoogleRoutes } from '#sandbox/identity/idx/idx-google.ts';
import { idxSteps } from '#sandbox/identity/idx/idx-steps.ts';
import { succeed } from '#sandbox/identity/idx/idx-success.ts';
import {
  type IdxMessage,
  type IdxTransaction,
  transactionOf,
  transactionOfInteraction,
} from '#sandbox/identity/idx/idx-transaction.ts';
import { registerInteractRoute } from '#sandbox/identity/idx/interact-route.ts';
import { ionType } from '#sandbox/identity/idx/ion-forms.ts';
import { fieldOf } from '#sandbox/identity/oidc/oidc-routes.ts';
import { currentSession } from '#sandbox/identity/sessions/provider-session.ts';

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

/**
 * Okta's Identity Engine (IDX): transactions in steps, each answer naming the possible next ones.
 */
export const registerIdxRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  registerInteractRoute(app, parts);
  registerIdxGoogleRoutes(app, parts);

  app.post('/idp/idx/introspect', async (request, reply) => {
    const interaction = fieldOf(request, 'interactionHandle');
    const found =
      interaction === ''
        ? await transactionOf(parts, fieldOf(request, 'stateToken'))
        : await transactionOfInteraction(parts, interaction);
    if (found === undefined) return overAnswer(reply);
    const known = await knownBySession(parts, request, found);
    if (known !== undefined) return answer(parts, { request, reply }, known);
    return ion(reply, 200, idxBody(parts, found));
  });

  for (const [path, step] of Object.entries(idxSteps)) {
    app.post(`/idp/idx/${path}`, async (request, reply) => {
      const found = await transactionOf(parts, fieldOf(request, 'stateHandle'));
      if (found === undefined) return overAnswer(reply);
      const outcome = await step({ parts, transaction: found, body: request.body }).catch(
        (cause: unknown): IdxOutcome => {
          // A reached limit is answered like a wrong value, so that the transaction continues.
          if (!(cause instanceof OktaRefusal) || cause.facts.status !== 429) throw cause;
          return { is: 'again', status: 429, transaction: found, message: tooManyTries };
        },
      );
      return answer(parts, { request, reply }, outcome);
    });
  }
};

/** Who is signed in already is asked nothing, where that sign-in is sure enough. */
const knownBySession = async (
  parts: IdentityParts,
  request: FastifyRequest,
  transaction: IdxTransaction,
): Promise<IdxOutcome | undefined> => {
  const { step, interact } = transaction.facts;
  const found = step === 'identify' ? await currentSession(parts, request) : undefined;
  if (found === undefined) return undefined;
  const { user, session } = found;
  const amr = session.amr ?? ['pwd'];
  if (interact.acr !== undefined && !meets(interact.acr, amr, user)) return undefined;
  return { is: 'done', transaction, user, amr };
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
  parts: IdentityParts,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  outcome: IdxOutcome,
) => {
  switch (outcome.is) {
    case 'next':
      return ion(http.reply, 200, idxBody(parts, outcome.transaction, outcome.message));
    case 'again':
      return ion(http.reply, outcome.status, idxBody(parts, outcome.transaction, outcome.message));
    case 'done': {
      const body = await succeed(parts, http, outcome);
      return body === undefined ? overAnswer(http.reply) : ion(http.reply, 200, body);
    }
  }
};
