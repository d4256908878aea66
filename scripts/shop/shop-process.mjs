// How the shop with its sandbox is run, by `npm start`, benches and browser tests alike.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Node has four, whatever the machine has: on two cores they hold up the start they help (D-START-08). */
const mostHelpers = 4;

/** Threads with which V8 compiles and collects garbage: one for each core beside the shop's own. */
const helpers = Math.max(1, Math.min(mostHelpers, availableParallelism() - 1));

/** What Node is called with to run `startFile`. */
export const shopArguments = (startFile = 'server/start/development-start.ts') => [
  `--v8-pool-size=${helpers}`,
  startFile,
];

/** Where compiled code is kept over starts: compiling the same code again is a part of every start (D-START-06). */
export const compiledFolder = (projectFolder) => join(projectFolder, 'dist', '.compiled');
