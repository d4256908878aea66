import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guardOwnRequests } from '#sandbox/http/own-requests.ts';
import { HangUp } from '#sandbox/payments/gateway/faults.ts';
import {
  GatewayRefusal,
  type RefusalFacts,
  refusalBody,
} from '#sandbox/payments/gateway/gateway-refusal.ts';

export type Log = (line: Readonly<Record<string, unknown>>) => void;

export interface AnswerParts {
  readonly now: () => number;
  readonly closing: AbortSignal;
  readonly log: Log;
}

/** How every answer looks: headers, refusals, cut lines, and one log line without any data. */
export const registerAnswers = (app: FastifyInstance, parts: AnswerParts): void => {
  const timeOf = () => new Date(parts.now()).toISOString();

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'v-c-correlation-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-sandbox': 'no real cards',
    });
  });
  guardOwnRequests(app, {
    isControl: (route) => /^\/(?:sandbox|wallet)\//.test(route),
    refuse: ({ status, code, message }) => {
      throw new GatewayRefusal({ status, reason: code, message });
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    parts.log({
      at: timeOf(),
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      correlationId: request.id,
    });
  });
  app.setNotFoundHandler(async (_request, reply) =>
    refuse(
      reply,
      { status: 404, reason: 'NOT_FOUND', message: 'There is nothing here.' },
      timeOf(),
    ),
  );
  registerFailures(app, parts, timeOf);
};

const registerFailures = (
  app: FastifyInstance,
  { closing, log }: AnswerParts,
  timeOf: () => string,
): void => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof HangUp) return hangUp(error, request, reply, closing);
    if (error instanceof GatewayRefusal) return refuse(reply, error.facts, timeOf());
    const status = error.statusCode ?? 502;
    if (status < 500) {
      return refuse(reply, { status, reason: 'INVALID_DATA', message: error.message }, timeOf());
    }
    log({ at: timeOf(), failure: error.name, text: error.message, correlationId: request.id });
    return refuse(reply, systemError, timeOf());
  });
};

const systemError = {
  status: 502,
  reason: 'SYSTEM_ERROR',
  message: 'Error - General system failure.',
};

const refuse = (reply: FastifyReply, facts: RefusalFacts, time: string) => {
  const status = facts.status ?? 400;
  const body = refusalBody(facts, time);
  if (status === 401) return reply.code(401).send({ response: { rmsg: facts.message } });
  return reply.code(status).send(status < 500 ? body : { ...body, status: 'SERVER_ERROR' });
};

/** Lets the caller wait, then cuts the line without an answer. */
export const hangUp = async (
  { delayMs }: HangUp,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
): Promise<void> => {
  reply.hijack();
  await wait(delayMs, undefined, { signal: closing }).catch(() => undefined);
  request.raw.socket.destroy();
};
