import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { itemsIn, type TelemetryItem, telemetryItem } from '#sandbox/telemetry/envelope.ts';

/** Items kept for the page; older ones fall out. */
const keptItems = 2000;
/** Largest body, bytes: well above the client's own limit of 102400. */
const bodyLimit = 1_048_576;
const appId = '5f0c6d7e-3c55-4d0b-9a53-1d6f3f0f6a01';

export interface CollectedItem {
  readonly receivedAt: string;
  readonly item: TelemetryItem;
}

interface ItemError {
  readonly index: number;
  readonly statusCode: number;
  readonly message: string;
}

/** What the next posts are answered with, so that retries can be rehearsed. */
export interface CollectorFault {
  readonly status: number;
  readonly count: number;
}

export interface Collector {
  readonly items: () => readonly CollectedItem[];
  readonly clear: () => void;
  readonly setFault: (fault: CollectorFault | undefined) => void;
  readonly fault: () => CollectorFault | undefined;
}

/**
 * The telemetry collector: POST /v2/track as Application Insights clients send it.
 *
 * The reply always carries itemsReceived, itemsAccepted, errors (ascending) and appId, because the
 * client drops a whole batch when the numbers do not add up. Any origin may post: items carry no
 * credentials.
 */
export const registerCollector = (
  app: FastifyInstance,
  options: { readonly key?: string; readonly now: () => Date },
): Collector => {
  let collected: readonly CollectedItem[] = [];
  let fault: CollectorFault | undefined;

  app.addContentTypeParser(
    ['application/json', 'text/plain', 'application/x-json-stream'],
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-allow-headers', 'content-type, content-encoding');
    reply.header('access-control-allow-methods', 'POST, OPTIONS');
  });
  app.options('/v2/track', async (_request, reply) => reply.code(204).send());
  app.get('/v2/track', async (_request, reply) => reply.code(405).send({ error: 'POST only' }));

  app.post('/v2/track', async (request, reply) => {
    const items = itemsIn(textOf(request.body, request.headers['content-encoding']));
    if (items === undefined) return reply.code(400).send(answer(0, [], 'The body is not JSON.'));
    if (fault !== undefined) {
      const { status, count } = fault;
      fault = count > 1 ? { status, count: count - 1 } : undefined;
      const errors = items.map((_, index) => ({ index, statusCode: status, message: 'fault' }));
      return reply.code(status).send(answer(items.length, errors));
    }
    const { accepted, errors } = sorted(items, options.key);
    const receivedAt = options.now().toISOString();
    collected = [...collected, ...accepted.map((item) => ({ receivedAt, item }))].slice(-keptItems);
    const status = errors.length === 0 ? 200 : accepted.length === 0 ? 400 : 206;
    return reply.code(status).send(answer(items.length, errors));
  });

  return {
    items: () => collected,
    clear: () => {
      collected = [];
      fault = undefined;
    },
    setFault: (next) => {
      fault = next;
    },
    fault: () => fault,
  };
};

const textOf = (body: unknown, encoding: string | undefined): string => {
  if (!Buffer.isBuffer(body)) return '';
  try {
    return (
      encoding === 'gzip' ? gunzipSync(body, { maxOutputLength: bodyLimit }) : body
    ).toString();
  } catch {
    return '';
  }
};

const sorted = (items: readonly unknown[], key: string | undefined) => {
  const accepted: TelemetryItem[] = [];
  const errors: ItemError[] = [];
  for (const [index, item] of items.entries()) {
    const checked = telemetryItem.safeParse(item);
    if (!checked.success) {
      errors.push({ index, statusCode: 400, message: checked.error.issues[0]?.message ?? 'bad' });
    } else if (key !== undefined && checked.data.iKey.toLowerCase() !== key.toLowerCase()) {
      errors.push({ index, statusCode: 400, message: 'Invalid instrumentation key' });
    } else {
      accepted.push(checked.data);
    }
  }
  return { accepted, errors };
};

const answer = (received: number, errors: readonly ItemError[], message?: string) => ({
  itemsReceived: received,
  itemsAccepted: received - errors.length,
  appId,
  errors,
  ...(message === undefined ? {} : { message }),
});
