import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallAnswer } from '#server/api/call/call-exchange.ts';
import { failureAnswer, headerLanguage } from '#server/api/failure-answer.ts';
import { written } from '#server/api/refusal-table.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { isConnectionLoss } from '#server/data/database/connection-loss.ts';
import { apiHeaders } from '#server/http/api-headers.ts';

/** Sends an answer of the storefront. */
export const sendAnswer = (reply: FastifyReply, { status, headers, body }: CallAnswer) =>
  reply.code(status).headers(apiHeaders).headers(headers).send(body);

export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) =>
  sendAnswer(
    reply,
    failureAnswer(refusal, headerLanguage(request.headers['accept-language']), request.id),
  );

/** What fails before a handler runs, or outside all handlers, leaves as an envelope too. */
export const answerFailures = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = refusalIn(error);
    const refusal = known ?? refusalFor(error);
    if (known === undefined && written(refusal).status >= 500)
      request.log.error({ err: error }, 'request failed');
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, refuse('NOT_FOUND', { what: 'call' })),
  );
};

/** A limit of requests is reached: Fastify hands the refusal on as if it were an error. */
const refusalIn = (error: FastifyError | Refusal): Refusal | undefined =>
  isRefusal(error) ? error : undefined;

const refusalFor = (error: FastifyError): Refusal => {
  if (isConnectionLoss(error)) return refuse('SHOP_UNAVAILABLE');
  if (error.statusCode === 413) return refuse('PAYLOAD_TOO_LARGE');
  if (error.statusCode === 415) return refuse('UNSUPPORTED_MEDIA');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return refuse('INPUT_REFUSED');
  }
  return refuse('INTERNAL');
};
