import type { FastifyInstance } from 'fastify';
import { clockHeader } from '#domain/session/sandbox-clock.ts';
import type { Clock } from '#server/base/host/clock.ts';

/** In the sandbox alone: pages follow the clock that testers move (D-IDP-02). */
export const tellClock = (app: FastifyInstance, clock: Clock): void => {
  app.addHook('onSend', async (_request, reply) => {
    const seconds = Math.round((clock.now() - Date.now()) / 1000);
    reply.header(clockHeader, String(seconds * 1000));
  });
};
