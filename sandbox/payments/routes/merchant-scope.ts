import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import { type MerchantKey, requireMerchant } from '#sandbox/payments/gateway/merchant-signature.ts';

/** Makes every route of a scope one that only the merchant may call. */
export const guardMerchantScope = (
  app: FastifyInstance,
  merchant: MerchantKey,
  now: () => number,
): void => {
  app.addHook('preHandler', async (request) => {
    requireMerchant(
      {
        method: request.method,
        target: request.raw.url ?? '',
        headers: request.headers,
        body: bodyBytes(request),
      },
      merchant,
      now(),
    );
  });
};

/** Bodies arrive as bytes, because their digest is signed. */
export const bodyBytes = ({ body }: Pick<FastifyRequest, 'body'>): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

export const jsonBody = (request: Pick<FastifyRequest, 'body'>): unknown => {
  try {
    return JSON.parse(bodyBytes(request).toString('utf8'));
  } catch {
    throw new GatewayRefusal({ reason: 'INVALID_DATA', message: 'The body is not JSON.' });
  }
};
