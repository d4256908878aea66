import type { FastifyInstance, FastifyReply } from 'fastify';
import { robotsText, type SiteMapParts, siteMap } from '#server/pages/site-map.ts';

interface CrawlerParts extends SiteMapParts {
  /** False keeps every search engine out: a staging shop, say. */
  readonly isFound: boolean;
}

/** What is written for programs that walk the whole shop. */
export const registerCrawlerFiles = (app: FastifyInstance, parts: CrawlerParts): void => {
  if (!parts.isFound) {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
    });
  }
  app.get('/robots.txt', async (_request, reply) =>
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
  app.get('/sitemap.xml', (_request, reply) => send(reply));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}$).xml', (request, reply) =>
    send(reply, Number(request.params.part)),
  );
};

const fileHeaders = {
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
} as const;
