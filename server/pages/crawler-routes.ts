import type { FastifyInstance, FastifyReply } from 'fastify';
import { limitRate } from '#server/http/rate-limit.ts';
import { robotsText, type SiteMapParts, siteMap } from '#server/pages/site-map.ts';

/** Files of this kind one address may ask for in a minute; a crawler needs a few a day. */
const mostFiles = 60;

interface CrawlerParts extends SiteMapParts {
  /** False keeps every search engine out: a staging shop, say. */
  readonly isFound: boolean;
  /** Calls a minute one address may make; 0 = any number. */
  readonly rateLimit: number;
}

/** What is written for programs that walk the whole shop. */
export const registerCrawlerFiles = async (
  app: FastifyInstance,
  parts: CrawlerParts,
): Promise<void> => {
  if (!parts.isFound) {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
    });
  }
  await app.register(async (files) => {
    if (parts.rateLimit > 0) await limitRate(files, Math.min(parts.rateLimit, mostFiles));
    registerFiles(files, parts);
  });
};

const registerFiles = (files: FastifyInstance, parts: CrawlerParts): void => {
  files.get('/robots.txt', async (_request, reply) =>
    reply
      .headers(fileHeaders)
      .type('text/plain; charset=utf-8')
      .send(robotsText(parts.origin, parts.isFound)),
  );
  const send = async (reply: FastifyReply, part?: number): Promise<FastifyReply> => {
    const map = await siteMap(parts, part);
    if (map === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply.headers(fileHeaders).type('application/xml; charset=utf-8').send(map);
  };
  files.get('/sitemap.xml', (_request, reply) => send(reply));
  files.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}$).xml', (request, reply) =>
    send(reply, Number(request.params.part)),
  );
};

const fileHeaders = {
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
} as const;
