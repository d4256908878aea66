/**
 * SQLSTATE codes that say nothing about the statement, only that this connection or this server
 * cannot carry it out now (PostgreSQL documentation, appendix A): the class 08 besides these.
 */
const lossCodes: ReadonlySet<string> = new Set([
  // The server stops, crashed, or does not take connections yet.
  '57P01',
  '57P02',
  '57P03',
  // A former primary that is a standby now.
  '25006',
  // What Node tells of the network.
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The driver and its pool have no code for these; their sentences are all there is to read. */
const lossSentences: readonly RegExp[] = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Client was closed and is not queryable/,
  /^Postgres connection has been discarded/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired$/,
];

/** True when a failure says that the connection to the database is gone, not that work is wrong. */
export const isConnectionLoss = (failure: unknown): boolean => {
  if (!(failure instanceof Error)) return false;
  // Several addresses of one name, each of which refused.
  if (failure instanceof AggregateError && failure.errors.some(isConnectionLoss)) return true;
  const code = 'code' in failure ? failure.code : undefined;
  if (typeof code === 'string' && (lossCodes.has(code) || code.startsWith('08'))) return true;
  return lossSentences.some((sentence) => sentence.test(failure.message));
};

/** A server that only answers questions: the connection works, but it is to the wrong server. */
export const isStandby = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === '25006';
