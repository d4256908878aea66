import { stdout } from 'node:process';
import type { FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '#server/base/config/config.ts';
import { traceFacts } from '#server/base/trace/call-span.ts';
import { sanitizeLine } from '#server/http/log-sanitizer.ts';

/** Receives the lines; tests pass their own. */
export interface LogTarget {
  write(line: string): void;
}

/** Fields of a database failure that contain neither the row nor the statement's values. */
const harmlessParts = ['code', 'schema', 'table', 'column', 'constraint', 'syscall'] as const;

/**
 * Kind, message and stack of an error. Drivers attach the failing row and the statement's values,
 * with names and addresses; these are left out.
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
 * A log of JSON lines. Every line passes the sanitiser, so no call of the logger has to. Times are
 * ISO text, because as numbers they would look like card numbers.
 */
export const loggerOptions = (
  config: ServerConfig,
  target: LogTarget = { write: (line) => stdout.write(line) },
): NonNullable<FastifyServerOptions['logger']> => ({
  level: config.logLevel,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  base: null,
  // What a job or a task beside an answer writes names its trace too.
  mixin: traceFacts,
  serializers: { err: errorFacts, error: errorFacts },
  stream: { write: (line: string) => target.write(sanitizeLine(line)) },
});
