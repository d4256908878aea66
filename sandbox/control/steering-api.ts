import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sandboxPeople } from '#sandbox/control/people.ts';
import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';
import { storefrontFault } from '#sandbox/control/storefront-faults.ts';

/** At most a year either way, milliseconds. */
const clockBody = z.strictObject({ offsetMs: z.int().min(-31_536_000_000).max(31_536_000_000) });
const productBody = z
  .strictObject({
    /** Dollars with at most two decimals. */
    price: z.number().min(0.01).max(9999.99).multipleOf(0.01).optional(),
    stock: z.int().min(0).max(1_000_000).optional(),
    /** At that location only; absent: at every location. */
    locationNumber: z.string().min(1).max(40).optional(),
  })
  .refine(({ price, stock }) => price !== undefined || stock !== undefined, 'price or stock');

const accounts = z.object({ people: z.array(z.record(z.string(), z.unknown())) });

/** The accounts of the identity provider; none while it does not answer. */
export const accountsAt = async (identityOrigin: string) => {
  const answer = await fetch(`${identityOrigin}/sandbox/people`)
    .then((reply) => reply.json())
    .catch(() => undefined);
  return accounts.safeParse(answer).data?.people ?? [];
};

/** Controls the storefront: faults, clock and stock. */
export const registerSteering = (app: FastifyInstance, controls: SandboxControls): void => {
  const { faults, clock } = controls;
  app.get('/sandbox/shop-faults', async () => ({ faults: faults.list() }));
  app.put('/sandbox/shop-faults', async (request, reply) => {
    const body = storefrontFault.safeParse(request.body);
    if (!body.success) return reply.code(400).send(refusal(body.error));
    faults.add(body.data);
    return { faults: faults.list() };
  });
  app.delete('/sandbox/shop-faults', async () => {
    faults.clear();
    return { faults: faults.list() };
  });

  const time = () => ({ now: new Date(clock.now()).toISOString(), offsetMs: clock.offset() });
  app.get('/sandbox/clock', async () => time());
  app.put('/sandbox/clock', async (request, reply) => {
    const body = clockBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send(refusal(body.error));
    clock.setOffset(body.data.offsetMs);
    return time();
  });
  app.delete('/sandbox/clock', async () => {
    clock.setOffset(0);
    return time();
  });

  app.get('/sandbox/people', async () => ({
    people: sandboxPeople,
    accounts: await accountsAt(controls.identityOrigin),
  }));

  app.put<{ Params: { productId: string } }>(
    '/sandbox/products/:productId',
    async (request, reply) => {
      const body = productBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send(refusal(body.error));
      const { price, stock, locationNumber } = body.data;
      const changed = await controls.changeProduct(request.params.productId, {
        ...(price !== undefined && { priceCents: Math.round(price * 100) }),
        ...(stock !== undefined && { stock }),
        ...(locationNumber !== undefined && { locationNumber }),
      });
      if (changed) return { productId: request.params.productId, ...body.data };
      const message = 'There is no such product at that location.';
      return reply.code(404).send({ error: { code: 'PRODUCT_UNKNOWN', message } });
    },
  );
};

const refusal = (error: z.ZodError) => ({
  error: { code: 'INPUT_REFUSED', message: z.prettifyError(error) },
});
