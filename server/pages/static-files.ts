import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { removeDocumentHeaders } from '#server/http/document-headers.ts';

type StaticReply = Pick<FastifyReply, 'header' | 'removeHeader'>;

/** Names of built files contain a hash of their content, so the files never change. */
const builtFiles = 'public, max-age=31536000, immutable';
/** Pictures and licences keep their names when they change: cached for a week, then revalidated. */
const namedFiles = 'public, max-age=604800';

/** A picture opened by itself is a document: it draws itself, and nothing else. */
const pictureAlone = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const asPart = (reply: StaticReply, path: string): void => {
  removeDocumentHeaders(reply);
  if (/\.svg(?:\.\w+)?$/.test(path)) reply.header('content-security-policy', pictureAlone);
};

const shared = {
  index: false,
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
} as const;

/** Files of the build, compressed at build time, and the pictures shown with shared links. */
export const registerStaticFiles = async (
  pages: FastifyInstance,
  distFolder: string,
): Promise<void> => {
  await pages.register(fastifyStatic, {
    ...shared,
    root: join(distFolder, 'client', 'assets'),
    prefix: '/assets/',
    setHeaders: (reply, path) => {
      reply.header('cache-control', builtFiles);
      asPart(reply, path);
    },
  });
  // Of the libraries in the files above, which name the address.
  await pages.register(fastifyStatic, {
    ...shared,
    root: join(distFolder, 'client', 'licenses'),
    prefix: '/licenses/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', namedFiles),
  });
  await pages.register(fastifyStatic, {
    ...shared,
    root: join(distFolder, 'packs'),
    prefix: '/packs/',
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', namedFiles);
      asPart(reply, path);
      // Mails are read on other sites (D-MAIL-04).
      if (path.endsWith('.png')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  await pages.register(fastifyStatic, {
    ...shared,
    preCompressed: false,
    root: join(import.meta.dirname, 'pictures'),
    prefix: '/pictures/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', namedFiles),
  });
};
