import type { FastifyInstance } from 'fastify';
import type { CollectorFaults } from '#sandbox/telemetry/endpoint/collector-faults.ts';
import type { FaultPlayer } from '#sandbox/telemetry/endpoint/fault-player.ts';
import type { RemoteConfigHolder } from '#sandbox/telemetry/endpoint/remote-config.ts';

interface ConfigSync {
  readonly config: RemoteConfigHolder;
  readonly faults: CollectorFaults;
  readonly play: FaultPlayer;
}

/** The configuration clients may read (TEL-10); an unchanged one is not sent again. */
export const registerConfigSync = (
  app: FastifyInstance,
  { config, faults, play }: ConfigSync,
): void => {
  const path = '/telemetry/config.json';
  app.options(path, async (_request, reply) => reply.code(204).send());
  app.get(path, async (request, reply) => {
    const answer = () => {
      const { body, etag } = config.served();
      reply.header('etag', etag).header('cache-control', 'no-cache');
      if (tagsIn(request.headers['if-none-match']).includes(etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    };
    const fault = faults.take('config');
    if (fault === undefined) return answer();
    return play(fault, reply, { items: [], take: () => undefined, answer });
  });
};

/** Weak tags are the same tag (RFC 9110, 13.1.2). */
const tagsIn = (header = ''): readonly string[] =>
  header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
