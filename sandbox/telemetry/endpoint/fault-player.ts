import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type CollectorFault,
  delayOf,
  isRedirect,
  redirectTarget,
} from '#sandbox/telemetry/endpoint/collector-faults.ts';
import { trackAnswer } from '#sandbox/telemetry/endpoint/track-answer.ts';

/** What the call would have done. */
interface Suffering {
  readonly items: readonly unknown[];
  /** Judges and stores items. */
  readonly take: (items: readonly unknown[]) => unknown;
  readonly answer: () => FastifyReply;
}

export type FaultPlayer = (
  fault: CollectorFault,
  reply: FastifyReply,
  call: Suffering,
) => Promise<FastifyReply>;

/** Plays a fault instead of an answer. Waiting ends early when the host closes. */
export const makeFaultPlayer = (app: FastifyInstance): FaultPlayer => {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  return async (fault, reply, call) => {
    const delay = delayOf(fault);
    if (delay > 0) await wait(delay, undefined, { signal: closing.signal }).catch(() => undefined);
    const { mode, retryAfter } = fault;
    if (mode === 'slow') return call.answer();
    if (mode === 'close' || mode === 'close-after') {
      if (mode === 'close-after') call.take(call.items);
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (isRedirect(mode)) reply.header('location', fault.target ?? redirectTarget);
    if (mode === '206') return reply.code(206).send(partly(fault, call));
    const errors = call.items.map((_, index) => failed(index, Number(mode)));
    return reply.code(Number(mode)).send(trackAnswer(call.items.length, errors));
  };
};

/** Items that are not named are accepted; named are those the fault says, in its order. */
const partly = ({ items: told }: CollectorFault, { items, take }: Suffering) => {
  const errors = (told ?? [{ index: 0, statusCode: 500 }]).map(({ index, statusCode }) =>
    failed(index, statusCode),
  );
  const named = new Set(errors.map(({ index }) => index));
  const others = items.filter((_, index) => !named.has(index));
  take(others);
  return trackAnswer(items.length, errors, undefined, others.length);
};

const failed = (index: number, statusCode: number) => ({
  index,
  statusCode,
  message: 'A fault of the sandbox.',
});
