import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { FaultDesk } from '#sandbox/payments/gateway/faults.ts';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import { readRequest } from '#sandbox/payments/operations/payment-request.ts';
import { jsonBody } from '#sandbox/payments/routes/merchant-scope.ts';
import { type ContextDesk, mintCaptureContext } from '#sandbox/payments/tokens/capture-context.ts';

/** Networks the real gateway knows; those without a brand here are accepted and never match. */
const networks =
  'VISA MASTERCARD AMEX CARNET CARTESBANCAIRES CUP DINERSCLUB DISCOVER EFTPOS ELO JAYWAN JCB JCREW KCP MADA MAESTRO MEEZA PAYPAK UATP'.split(
    ' ',
  );

const origin = z
  .string()
  .max(200)
  .refine((text) => {
    const url = URL.parse(text);
    return (
      url?.origin === text &&
      (url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost'))
    );
  });

const sessionRequest = z.object({
  clientVersion: z.string().regex(/^v2(\.\d+)?$/),
  targetOrigins: z.array(origin).min(1).max(9),
  allowedCardNetworks: z.array(z.enum(networks)).min(1),
  allowedPaymentTypes: z.array(z.literal('CARD')).optional(),
  transientTokenResponseOptions: z.object({ includeCardPrefix: z.boolean().optional() }).optional(),
});

/** Capture contexts for the merchant; the reply is the bare token, not JSON (P-02). */
export const registerSessionRoutes = (
  app: FastifyInstance,
  desk: ContextDesk & {
    readonly faults: FaultDesk;
    readonly targetOrigins: () => readonly string[];
  },
): void => {
  app.post('/microform/v2/sessions', async (request, reply) => {
    const wish = readRequest(sessionRequest, jsonBody(request));
    const known = desk.targetOrigins();
    const strangers = wish.targetOrigins.filter((target) => !known.includes(target));
    if (strangers.length > 0) {
      throw new GatewayRefusal({
        reason: 'INVALID_DATA',
        message: `Not an origin of this merchant: ${strangers.join(' ')}`,
        details: [{ field: 'targetOrigins', reason: 'INVALID_DATA' }],
      });
    }
    const jwt = await desk.faults.suffer('session', () =>
      mintCaptureContext(desk, {
        targetOrigins: wish.targetOrigins,
        allowedCardNetworks: wish.allowedCardNetworks,
        includeCardPrefix: wish.transientTokenResponseOptions?.includeCardPrefix,
      }),
    );
    return reply.code(201).type('application/jwt').header('cache-control', 'no-store').send(jwt);
  });
};
