import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sandboxHeader } from '#domain/session/own-request.ts';
import { withOrderIds } from '#sandbox/control/named-orders.ts';
import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';
import type { Mailbox } from '#sandbox/mail/mailbox.ts';
import type { Collector } from '#sandbox/telemetry/endpoint/collector.ts';

export interface ControlParts {
  readonly mailbox: Mailbox;
  readonly collector: Collector;
  readonly controls: SandboxControls;
}

const seedBody = z.strictObject({ products: z.int().min(1).max(200_000) });
/** A product and its new stock at each location. */
export const restockBody = z.strictObject({
  productId: z.string().min(1).max(80),
  quantity: z.int().min(0).max(1_000_000),
  /** One location only. */
  locationNumber: z.string().min(1).max(20).optional(),
});

/** Without an order, every payment that waits is decided. */
const decisionBody = <Decision extends string>(...decisions: readonly Decision[]) =>
  z.strictObject({
    decision: z.enum(decisions),
    orderId: z.string().min(1).max(60).optional(),
  });

/**
 * The control page's calls, for scripts and `crunch sandbox`. JSON in, JSON out; every failure is
 * `{error: {code, message}}`. A page of another origin cannot use them: no CORS headers, and changes
 * need JSON or a header of their own.
 */
export const registerControlApi = (app: FastifyInstance, parts: ControlParts): void => {
  const { mailbox, collector, controls } = parts;

  app.get('/healthz', async () => ({ ok: true }));

  app.get('/sandbox/status', async () => ({
    sandbox: true,
    ...(await controls.status()),
    mails: mailbox.mails().length,
    telemetryItems: collector.store.items().length,
  }));

  app.post('/sandbox/reset', async () => {
    mailbox.clear();
    collector.clear();
    controls.faults.clear();
    controls.clock.setOffset(0);
    await controls.reset();
    return { reset: true };
  });

  app.post('/sandbox/seed', async (request, reply) => {
    const body = seedBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send(refusal(body.error));
    return controls.seed(body.data.products);
  });

  app.post('/sandbox/restock', async (request, reply) => {
    const body = restockBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send(refusal(body.error));
    const { productId, quantity, locationNumber } = body.data;
    const change = { stock: quantity, ...(locationNumber !== undefined && { locationNumber }) };
    if (await controls.changeProduct(productId, change)) return body.data;
    return reply.code(404).send(unknownProduct(productId));
  });

  app.get('/sandbox/mail', async () => ({ mails: [...mailbox.mails()].reverse() }));
  app.delete('/sandbox/mail', async () => {
    mailbox.clear();
    return { cleared: true };
  });

  const gateway = { origin: controls.gatewayOrigin, down: gatewayDown };
  passThrough(app, gateway, ['GET', 'PUT', 'DELETE'], '/sandbox/faults');
  app.get<{ Querystring: { order?: string } }>('/sandbox/ledger', async ({ query }, reply) => {
    const { order } = query;
    const reference = order === undefined ? undefined : await controls.referenceOf(order);
    if (order !== undefined && reference === undefined) return reply.code(404).send(noSuchOrder);
    const asked = reference === undefined ? '' : `?${new URLSearchParams({ reference })}`;
    return carry(reply, gateway, `/sandbox/ledger${asked}`, { method: 'GET', body: undefined });
  });
  const aboutOrders = {
    ...gateway,
    told: (answer: unknown) => withOrderIds(answer, controls.orderIdOf),
  };
  passThrough(app, aboutOrders, ['GET'], '/sandbox/reviews');
  passThrough(app, aboutOrders, ['GET', 'PUT'], '/sandbox/pending-sales');
  const decisions = [
    ['/sandbox/reviews', decisionBody('accept', 'reject')],
    ['/sandbox/pending-sales', decisionBody('complete', 'decline')],
  ] as const;
  for (const [path, schema] of decisions) {
    app.post(path, async (request, reply) => {
      const body = schema.safeParse(request.body);
      if (!body.success) return reply.code(400).send(refusal(body.error));
      const { decision, orderId } = body.data;
      const reference = orderId === undefined ? undefined : await controls.referenceOf(orderId);
      if (orderId !== undefined && reference === undefined) {
        return reply.code(404).send(noSuchOrder);
      }
      return carry(reply, aboutOrders, path, {
        method: 'POST',
        body: { decision, ...(reference === undefined ? {} : { reference }) },
      });
    });
  }
  const identity = { origin: controls.identityOrigin, down: identityDown };
  passThrough(app, identity, ['GET', 'PUT', 'DELETE'], '/sandbox/faults', '/identity');
  passThrough(app, identity, ['GET'], '/sandbox/log', '/identity');
};

interface Party {
  readonly origin: string;
  readonly down: object;
  /** What is told of its answer; absent: the answer as it is. */
  readonly told?: (answer: unknown) => Promise<unknown>;
}

/**
 * Gateway and identity provider have their data on their own hosts; this only passes requests on.
 */
const passThrough = (
  app: FastifyInstance,
  party: Party,
  methods: ('GET' | 'PUT' | 'DELETE')[],
  path: string,
  prefix = '',
): void => {
  app.route({
    method: methods,
    url: `${prefix}${path}`,
    handler: ({ method, body }, reply) => carry(reply, party, path, { method, body }),
  });
};

const carry = async (
  reply: FastifyReply,
  { origin, down, told }: Party,
  path: string,
  { method, body }: { readonly method: string; readonly body: unknown },
) => {
  const hasBody = body !== undefined && body !== null;
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { [sandboxHeader]: 'tools', ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (answer === undefined) return reply.code(502).send(down);
  reply.code(answer.status).type('application/json');
  const text = await answer.text();
  const isTold = told !== undefined && answer.ok;
  return reply.send(isTold ? JSON.stringify(await told(JSON.parse(text))) : text);
};

const noSuchOrder = {
  error: { code: 'NOT_FOUND', message: 'There is no such order.' },
};

const gatewayDown = {
  error: { code: 'GATEWAY_UNREACHABLE', message: 'The payment gateway does not answer.' },
};

const unknownProduct = (productId: string) => ({
  error: { code: 'PRODUCT_NOT_FOUND', message: `There is no product ${productId}.` },
});
const identityDown = {
  error: { code: 'IDENTITY_UNREACHABLE', message: 'The identity provider does not answer.' },
};

const refusal = (error: z.ZodError) => ({
  error: { code: 'INPUT_REFUSED', message: z.prettifyError(error) },
});
