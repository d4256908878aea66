import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { TracesAnswer } from '#adapters/http/wire/tools/traces.ts';
import { exportRequest, spansIn } from '#sandbox/traces/otlp.ts';
import type { TraceStore } from '#sandbox/traces/trace-store.ts';

/** Largest request, bytes: a batch of 512 spans has about 400,000. */
const bodyLimit = 4 * 1024 * 1024;

const text = z.string().min(1).max(100).optional();
export const traceQuestion = z.object({ order: text, request: text, trace: text });

/**
 * Receives spans as an OTLP exporter posts them (JSON), and tells of the traces they make. Only
 * programs on this machine can post: the host's guard refuses pages of another origin.
 */
export const registerTraces = (app: FastifyInstance, store: TraceStore): void => {
  app.post('/v1/traces', { bodyLimit }, async (request, reply) => {
    const body = exportRequest.safeParse(request.body);
    if (!body.success) {
      // google.rpc.Status, as OTLP has it.
      return reply.code(400).send({ code: 3, message: z.prettifyError(body.error) });
    }
    const { spans, rejected } = spansIn(body.data);
    store.add(spans);
    const message = 'Some spans could not be read.';
    return rejected === 0
      ? {}
      : { partialSuccess: { rejectedSpans: String(rejected), errorMessage: message } };
  });

  app.get('/sandbox/traces', async (request, reply) => {
    const question = traceQuestion.safeParse(request.query);
    if (!question.success) {
      const message = z.prettifyError(question.error);
      return reply.code(400).send({ error: { code: 'INPUT_REFUSED', message } });
    }
    const { order, request: requestId, trace } = question.data;
    const traces = store.find({
      ...(order !== undefined && { order }),
      ...(requestId !== undefined && { request: requestId }),
      ...(trace !== undefined && { trace }),
    });
    return { traces: [...traces] } satisfies TracesAnswer;
  });

  app.delete('/sandbox/traces', async () => {
    store.clear();
    return { cleared: true };
  });
};
