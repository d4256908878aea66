import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallAnswer } from '#server/api/call/call-exchange.ts';
import { failureAnswer, headerLanguage } from '#server/api/failure-answer.ts';
import { Refusal } from '#server/base/refusal/refusal.ts';
import {
  inputRefused,
  internalFailure,
  payloadTooLarge,
  shopUnavailable,
  unknownAddress,
  unsupportedMedia,
} from '#server/base/refusal/refusals.ts';
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
    const refusal = refusalFor(error);
    if (!(error instanceof Refusal) && refusal.facts.status >= 500)
      request.log.error({ err: error }, 'request failed');
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, unknownAddress()));
};

const refusalFor = (error: FastifyError): Refusal => {
  if (error instanceof Refusal) return error;
  if (isConnectionLoss(error)) return shopUnavailable();
  if (error.statusCode === 413) return payloadTooLarge();
  if (error.statusCode === 415) return unsupportedMedia();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return inputRefused();
  }
  return internalFailure();
};
