import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names of built files carry their content's hash, so they never change. */
const builtFiles = 'public, max-age=31536000, immutable';
/** Packaging art keeps its name when it is drawn anew: a week, then a question. */
const packFiles = 'public, max-age=604800';

const shared = {
  index: false,
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
} as const;

/** Files of the build, packed beforehand. */
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
    setHeaders: (reply) => void reply.header('cache-control', packFiles),
  });
};
