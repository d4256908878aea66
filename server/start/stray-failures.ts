import { errorFacts } from '#server/http/log.ts';
import { sanitizeLine } from '#server/http/log-sanitizer.ts';

/**
 * What a process does about failures that no code was there to hear, for the life of the process:
 *
 * - A rejected promise nobody awaited is written down, and the process lives: whoever began it has
 *   gone on without its result.
 * - An exception nobody caught may have left anything half done: it is written down and the process
 *   ends with 1, to be started anew; orders heal at the start. Left to Node, its whole text would
 *   be printed, with whatever a driver hung on it.
 * - Output nobody reads any more, a closed pipe, is no reason to stop selling.
 */
export const hearStrayFailures = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('unhandledRejection', (cause) => write('unhandled-rejection', cause));
  process.on('uncaughtException', (cause) => {
    write('uncaught-exception', cause);
    process.exit(1);
  });
};

const write = (event: string, cause: unknown): void => {
  const line = JSON.stringify({ level: 60, event, err: errorFacts(cause) });
  process.stderr.write(sanitizeLine(`${line}\n`));
};
