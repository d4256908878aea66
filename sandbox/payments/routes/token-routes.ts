import type { FastifyInstance } from 'fastify';
import type { FaultDesk } from '#sandbox/payments/gateway/faults.ts';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import { bodyBytes } from '#sandbox/payments/routes/merchant-scope.ts';
import { type TokenDesk, tokenise } from '#sandbox/payments/tokens/tokenise.ts';

/** Card in, token out: for the field frames and, all the same, for programs without a browser. */
export const registerTokenRoutes = (
  app: FastifyInstance,
  desk: TokenDesk & { readonly faults: FaultDesk },
): void => {
  app.post('/flex/v2/tokens', async (request, reply) => {
    try {
      const jwe = bodyBytes(request).toString('latin1').trim();
      const jwt = await desk.faults.suffer('token', () => tokenise(desk, jwe));
      return reply.code(201).type('application/jwt').header('cache-control', 'no-store').send(jwt);
    } catch (error) {
      if (!(error instanceof GatewayRefusal) || error.facts.status !== undefined) throw error;
      return reply.code(400).send(tokenRefusal(error, request.id));
    }
  });
};

/** Refusals here name what createToken reports, so that the page script passes them on. */
const tokenRefusal = ({ facts }: GatewayRefusal, correlationId: string) => ({
  status: 'INVALID_REQUEST',
  reason: facts.reason,
  message: facts.message,
  correlationId,
  details: (facts.details ?? []).map(({ field, reason }) => ({ location: field, message: reason })),
});
