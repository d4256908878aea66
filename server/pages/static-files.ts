import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names of built files carry their content's hash, so they never change. */
const builtFiles = 'public, max-age=31536000, immutable';
/** Pictures keep their names when they are drawn anew: a week, then a question. */
const pictureFiles = 'public, max-age=604800';

const shared = {
  index: false,
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
} as const;

/** Files of the build, packed beforehand, and the pictures that links to the shop are shown with. */
export const registerStaticFiles = async (
  pages: FastifyInstance,
  distFolder: string,
): Promise<void> => {
  await pages.register(fastifyStatic, {
    ...shared,
    root: join(distFolder, 'client', 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => void reply.header('cache-control', builtFiles),
  });
  await pages.register(fastifyStatic, {
    ...shared,
    root: join(distFolder, 'packs'),
    prefix: '/packs/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', pictureFiles),
  });
  await pages.register(fastifyStatic, {
    ...shared,
    preCompressed: false,
    root: join(import.meta.dirname, 'pictures'),
    prefix: '/pictures/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', pictureFiles),
  });
};
