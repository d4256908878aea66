import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Collector } from '#sandbox/telemetry/endpoint/collector.ts';
import { collectorFault } from '#sandbox/telemetry/endpoint/collector-faults.ts';
import { remoteConfig } from '#sandbox/telemetry/endpoint/remote-config.ts';
import { isItemKind, itemKinds } from '#sandbox/telemetry/items/envelope.ts';
import { fits, type ItemFilter } from '#sandbox/telemetry/items/item-filter.ts';
import { storeBounds } from '#sandbox/telemetry/items/item-store.ts';
import { listedItem } from '#sandbox/telemetry/items/listed-item.ts';

const text = z.string().min(1).max(200).optional();
const wholeNumber = (least: number, most: number) =>
  z.coerce.number().int().min(least).max(most).optional();

const listQuery = z.strictObject({
  name: text,
  person: text,
  order: text,
  kind: z
    .string()
    .refine(isItemKind, `one of ${Object.keys(itemKinds).join(', ')}`)
    .optional(),
  /** Only items that came later than the one with this id. */
  after: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  limit: wholeNumber(1, storeBounds.items),
});

/** What the collector got, the faults it is to play, and the configuration it serves. */
export const registerTelemetryCalls = (app: FastifyInstance, collector: Collector): void => {
  const { store, faults, config } = collector;

  app.get('/sandbox/telemetry', async (request, reply) => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) return refused(reply, query.error);
    const { limit = storeBounds.items, ...rest } = query.data;
    const filter: ItemFilter = rest;
    const found = store.items().filter((entry) => fits(entry, filter));
    // The newest first, as mails are.
    return {
      items: found.slice(-limit).reverse().map(listedItem),
      found: found.length,
      last: store.last(),
    };
  });
  app.delete('/sandbox/telemetry', async () => {
    store.clear();
    return { cleared: true };
  });

  const waiting = () => ({ faults: faults.list() });
  app.get('/sandbox/telemetry/faults', async () => waiting());
  app.put('/sandbox/telemetry/faults', async (request, reply) => {
    const body = collectorFault.safeParse(request.body);
    if (!body.success) return refused(reply, body.error);
    faults.add(body.data);
    return waiting();
  });
  app.delete('/sandbox/telemetry/faults', async () => {
    faults.clear();
    return waiting();
  });

  app.get('/sandbox/telemetry/config', async () => config.get());
  app.put('/sandbox/telemetry/config', async (request, reply) => {
    const body = remoteConfig.safeParse(request.body);
    if (!body.success) return refused(reply, body.error);
    config.set(body.data);
    return config.get();
  });
  app.delete('/sandbox/telemetry/config', async () => {
    config.reset();
    return config.get();
  });
};

const refused = (reply: FastifyReply, error: z.ZodError) =>
  reply.code(400).send({ error: { code: 'INPUT_REFUSED', message: z.prettifyError(error) } });
