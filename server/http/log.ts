import { stdout } from 'node:process';
import type { FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '#server/config.ts';
import { sanitizeLine } from '#server/http/log-sanitizer.ts';

/** Where lines go; tests listen in. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Lines of JSON. Whatever is logged passes the sanitiser on its way out, so no call of the logger
 * has to remember it. Times are ISO text: as numbers they would look like card numbers.
 */
export const loggerOptions = (
  config: ServerConfig,
  target: LogTarget = { write: (line) => stdout.write(line) },
): NonNullable<FastifyServerOptions['logger']> => ({
  level: config.logLevel,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  base: null,
  stream: { write: (line: string) => target.write(sanitizeLine(line)) },
});
