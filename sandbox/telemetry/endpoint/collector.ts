import type { FastifyInstance } from 'fastify';
import {
  type CollectorFaults,
  makeCollectorFaults,
} from '#sandbox/telemetry/endpoint/collector-faults.ts';
import { registerConfigSync } from '#sandbox/telemetry/endpoint/config-sync.ts';
import { makeFaultPlayer } from '#sandbox/telemetry/endpoint/fault-player.ts';
import { makeRateLimit, type RateLimit } from '#sandbox/telemetry/endpoint/rate-limit.ts';
import {
  makeRemoteConfig,
  type RemoteConfigHolder,
} from '#sandbox/telemetry/endpoint/remote-config.ts';
import { type ItemError, trackAnswer } from '#sandbox/telemetry/endpoint/track-answer.ts';
import { type ItemStore, makeItemStore } from '#sandbox/telemetry/items/item-store.ts';
import { type AcceptedItem, judgeItem } from '#sandbox/telemetry/items/judge-item.ts';
import { bodyLimit, readBody } from '#sandbox/telemetry/items/read-body.ts';

export interface Collector {
  readonly store: ItemStore;
  readonly faults: CollectorFaults;
  readonly config: RemoteConfigHolder;
  /** Forgets items, faults, configuration and counts. */
  readonly clear: () => void;
}

/** Both addresses of a real endpoint; redirects lead from one to the other. */
const trackPaths: readonly string[] = ['/v2/track', '/v2.1/track'];

/** Items come from the shop's pages, which have an origin of their own. */
export const isTrackPath = (path: string): boolean => trackPaths.includes(path);

/**
 * The telemetry collector, as strict as the real endpoint (D-TEL-30). Any origin may post: items carry
 * no credentials.
 */
export const registerCollector = (
  app: FastifyInstance,
  { key, now }: { readonly key?: string; readonly now: () => number },
): Collector => {
  const store = makeItemStore(now);
  const faults = makeCollectorFaults();
  const config = makeRemoteConfig();
  const limit = makeRateLimit(now);
  const play = makeFaultPlayer(app);
  const take = (items: readonly unknown[]) => takeItems(items, store, key);

  openToPages(app);
  limitPosts(app, limit);
  app.addContentTypeParser(
    ['application/json', 'text/plain', 'application/x-json-stream'],
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => done(null, body),
  );
  for (const path of trackPaths) {
    app.options(path, async (_request, reply) => reply.code(204).send());
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: path,
      handler: async (_request, reply) =>
        reply
          .code(405)
          .header('allow', 'POST, OPTIONS')
          .send(trackAnswer(0, [], 'POST only.')),
    });
    app.post(path, async (request, reply) => {
      const read = readBody(request.body, request.headers['content-encoding']);
      if (!('items' in read)) return reply.code(read.status).send(trackAnswer(0, [], read.message));
      const { items } = read;
      const answer = () => {
        const { status, errors } = take(items);
        return reply.code(status).send(trackAnswer(items.length, errors));
      };
      const fault = faults.take('track');
      return fault === undefined ? answer() : play(fault, reply, { items, take, answer });
    });
  }
  registerConfigSync(app, { config, faults, play });

  return {
    store,
    faults,
    config,
    clear: () => {
      store.clear();
      faults.clear();
      config.reset();
      limit.clear();
    },
  };
};

/** CORS for any origin, and one form for every failure. */
const openToPages = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-headers', 'content-type, content-encoding, sdk-context')
      .header('access-control-allow-methods', 'GET, POST, OPTIONS')
      .header('access-control-expose-headers', 'retry-after');
  });
  app.setErrorHandler(async (error, _request, reply) => {
    const { statusCode: status = 500, message } = Object(error);
    const told = status < 500 ? String(message) : 'The collector failed.';
    return reply.code(status).send(trackAnswer(0, [], told));
  });
};

const limitPosts = (app: FastifyInstance, limit: RateLimit): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    const seconds = limit.count(request.ip);
    if (seconds === undefined) return;
    const answer = trackAnswer(0, [], 'Too many posts.');
    await reply.code(429).header('retry-after', seconds).send(answer);
  });
};

/** Judges every item, stores the good ones, and says what became of each. */
const takeItems = (items: readonly unknown[], store: ItemStore, key: string | undefined) => {
  const errors: ItemError[] = [];
  const accepted: AcceptedItem[] = [];
  for (const [index, raw] of items.entries()) {
    const judged = judgeItem(raw, key);
    if (typeof judged === 'string') errors.push({ index, statusCode: 400, message: judged });
    else accepted.push(judged);
  }
  for (const each of accepted) store.add(each);
  const status = errors.length === 0 ? 200 : accepted.length === 0 ? 400 : 206;
  return { status, errors };
};
