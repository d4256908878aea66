import { errorFacts } from '#server/http/log.ts';
import { sanitizeLine } from '#server/http/log-sanitizer.ts';

/**
 * Handles failures that no code handles, for the life of the process:
 *
 * - A rejected promise that nothing awaits is logged, and the process continues: the caller has
 *   continued without the result.
 * - After an uncaught exception any work may be half done. It is logged, and the process ends with
 *   1, to be started again; open payments are resolved at the start. Node itself would print the
 *   whole error, with the data that a driver attached to it.
 * - A closed pipe on stdout or stderr is ignored: the shop continues without output.
 */
export const watchUnhandledFailures = (): void => {
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
