import type { FastifyInstance } from 'fastify';
import type { CardVault } from '#sandbox/payments/vault/card-vault.ts';

interface Kept {
  readonly Params: { readonly customerId: string; readonly instrumentId: string };
}

/** What the merchant does with kept cards; they are made by payments. */
export const registerVaultRoutes = (
  app: FastifyInstance,
  { vault }: { readonly vault: CardVault },
): void => {
  app.delete<Kept>(
    '/tms/v2/customers/:customerId/payment-instruments/:instrumentId',
    async ({ params }, reply) => {
      if (await vault.remove(params.customerId, params.instrumentId)) return reply.code(204).send();
      const error = { type: 'notFound', message: 'Token not found' };
      return reply.code(404).send({ errors: [error] });
    },
  );
};
