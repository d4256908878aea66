import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Leaving {
  /** True from the moment the server was told to stop. */
  readonly isTold: () => boolean;
  /** Resolves after so many milliseconds, in which requests are still taken. */
  drain(milliseconds: number): Promise<void>;
}

/**
 * A server on its way out: a balancer sends shoppers here until it has read that, so it is said
 * first, and what is still answered asks for no more requests on its connection.
 */
export const makeLeaving = (app: FastifyInstance): Leaving => {
  let told = false;
  app.addHook('onSend', async (_request, reply) => {
    if (told) reply.header('connection', 'close');
  });
  return {
    isTold: () => told,
    drain: async (milliseconds) => {
      told = true;
      await wait(milliseconds);
    },
  };
};
