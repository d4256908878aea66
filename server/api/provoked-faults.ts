import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionExpiredCode } from '#adapters/http/wire/envelope.ts';
import { faultHeader, isFaultName } from '#adapters/http/wire/provoked-fault.ts';
import type { CallAnswer } from '#server/api/call/call-exchange.ts';
import { sendAnswer } from '#server/api/failure-replies.ts';

/** A failure one call suffers on purpose. */
export interface ProvokedFault {
  readonly name: string;
  /** How long a time-out or a slow answer takes. */
  readonly delayMs?: number;
}

/** Who asks what; faults may be for one of them only. */
export interface AskedCall {
  readonly call: string;
  /** E-mail, account, session and guest ids in the request. */
  readonly shoppers: readonly string[];
}

/** The faults prepared for calls to come. Only the sandbox passes one (D-MOCK-03). */
export type TakeFault = (asked: AskedCall) => ProvokedFault | undefined;

const usualDelay = { slow: 2000, timeout: 30_000 };

/** The fault of a request: the one its header asks for, or the one prepared for its call. */
export const faultOf = (
  take: TakeFault,
  call: string,
  request: FastifyRequest,
): ProvokedFault | undefined => {
  const asked = request.headers[faultHeader];
  if (typeof asked === 'string' && isFaultName(asked)) return { name: asked };
  return take({ call, shoppers: shoppersIn(request) });
};

/** Lets a call end as its fault says; `answer` is what the shop would do. */
export const suffer = async (
  fault: ProvokedFault,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<CallAnswer>,
): Promise<FastifyReply> => {
  void reply.header(faultHeader, fault.name);
  switch (fault.name) {
    case 'offline':
      return hangUp(request, reply);
    case 'no-response':
      await answer();
      return hangUp(request, reply);
    case 'timeout':
      await untilGone(request, fault.delayMs ?? usualDelay.timeout);
      return hangUp(request, reply);
    case 'timeout-after':
      await answer();
      await untilGone(request, fault.delayMs ?? usualDelay.timeout);
      return hangUp(request, reply);
    case 'slow':
      await untilGone(request, fault.delayMs ?? usualDelay.slow);
      return sendAnswer(reply, await answer());
    default:
      return sendAnswer(reply, failureNamed(fault.name, request.id));
  }
};

/** The line is cut: the client sees a network failure. */
const hangUp = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
};

/** Waits, but not for a client that has left. */
const untilGone = async ({ raw }: FastifyRequest, milliseconds: number): Promise<void> => {
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([
    wait(milliseconds, undefined, { signal }),
    once(raw.socket, 'close', { signal }),
  ]).catch(() => undefined);
  over.abort();
};

const failureNamed = (name: string, requestId: string): CallAnswer => {
  switch (name) {
    case 'invalidtoken':
      return { status: 401, headers: {}, body: JSON.stringify('Invalid token.') };
    case 'forbidden':
      return failed(403, 403, requestId);
    case String(sessionExpiredCode):
      return failed(200, sessionExpiredCode, requestId);
    default:
      return failed(Number(name), Number(name), requestId);
  }
};

const failed = (status: number, responseCode: number, requestId: string): CallAnswer => ({
  status,
  headers: {},
  body: JSON.stringify({
    responseCode,
    success: false,
    code: 'PROVOKED',
    message: '',
    requestId,
    data: [],
  }),
});

const namesOfShoppers = new Set(['email', 'tempUserID', 'accountId', 'sessionid', 'accountid']);
/** Deep enough for an order's draft. */
const deepest = 4;

const shoppersIn = ({ headers, query, body }: FastifyRequest): readonly string[] =>
  [headers, query, body].flatMap((part) => shopperNames(part, deepest));

const shopperNames = (value: unknown, depth: number): readonly string[] => {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string'
      ? namesOfShoppers.has(name)
        ? [inner]
        : []
      : shopperNames(inner, depth - 1),
  );
};
