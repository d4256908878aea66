import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Draining {
  /** True from the moment the server was told to stop. */
  readonly hasBegun: () => boolean;
  /** Resolves after that time; requests are still answered until then. */
  drain(milliseconds: number): Promise<void>;
}

/**
 * How a server stops: `/readyz` says so first, because a balancer sends shoppers here until it has
 * read it. Every answer from then on closes its connection.
 */
export const makeDraining = (app: FastifyInstance): Draining => {
  let begun = false;
  app.addHook('onSend', async (_request, reply) => {
    if (begun) reply.header('connection', 'close');
  });
  return {
    hasBegun: () => begun,
    drain: async (milliseconds) => {
      begun = true;
      await wait(milliseconds);
    },
  };
};
