import { stdout } from 'node:process';
import type { FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '#server/base/config/config.ts';
import { sanitizeLine } from '#server/http/log-sanitizer.ts';

/** Where lines go; tests listen in. */
export interface LogTarget {
  write(line: string): void;
}

/** What a database driver tells of a failure without quoting the row or the statement's values. */
const harmlessParts = ['code', 'schema', 'table', 'column', 'constraint', 'syscall'] as const;

/**
 * Kind, words and place of an error. Drivers hang the failing row and the values of the statement
 * on theirs, names and addresses with them: those stay out.
 */
export const errorFacts = (error: unknown): ErrorFacts => {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '', cause } = error;
  const parts = harmlessParts.flatMap((part): readonly [string, unknown][] =>
    part in error ? [[part, (error as Readonly<Record<string, unknown>> & Error)[part]]] : [],
  );
  return {
    type: name,
    message,
    stack,
    ...Object.fromEntries(parts),
    ...(cause === undefined ? {} : { cause: errorFacts(cause) }),
  };
};

export interface ErrorFacts {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [part: string]: unknown;
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
  serializers: { err: errorFacts, error: errorFacts },
  stream: { write: (line: string) => target.write(sanitizeLine(line)) },
});
