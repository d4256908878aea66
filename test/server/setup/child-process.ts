import { resolve } from 'node:path';

/** The pinned Node: it reads TypeScript. */
export const node = resolve('node_modules/node/bin/node');

/** What a server in a process of its own is given; what was compiled once is not compiled again. */
export const childEnvironment: Readonly<Record<string, string>> = {
  // The real start is production's unless this is said; a test says otherwise where it means it.
  CRUNCH_MODE: 'development',
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? resolve('test-results/compiled'),
};
