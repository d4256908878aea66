/**
 * SQLSTATE codes that mean: this connection or this server cannot execute the statement now
 * (PostgreSQL documentation, appendix A). Codes of class 08 count too.
 */
const lossCodes: ReadonlySet<string> = new Set([
  // The server stops, crashed, or does not take connections yet.
  '57P01',
  '57P02',
  '57P03',
  // A former primary that is now a standby.
  '25006',
  // Network error codes of Node.
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Messages of the driver and its pool for failures that have no code. */
const lossSentences: readonly RegExp[] = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Client was closed and is not queryable/,
  /^Postgres connection has been discarded/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired$/,
];

/**
 * True when a failure means that the connection to the database is lost, not that the statement is
 * wrong.
 */
export const isConnectionLoss = (failure: unknown): boolean => {
  if (!(failure instanceof Error)) return false;
  // A name with several addresses, all of which refused.
  if (failure instanceof AggregateError && failure.errors.some(isConnectionLoss)) return true;
  const code = 'code' in failure ? failure.code : undefined;
  if (typeof code === 'string' && (lossCodes.has(code) || code.startsWith('08'))) return true;
  return lossSentences.some((sentence) => sentence.test(failure.message));
};

/** A read-only server: the connection works, but to the wrong server. */
export const isStandby = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === '25006';
