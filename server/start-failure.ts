import { ConfigRefused } from '#server/config.ts';
import { DataFolderInUse } from '#server/data/data-folder-lock.ts';

/** What to tell the operator when the shop does not start; bugs keep their stack. */
export const startFailure = (cause: unknown): string => {
  if (cause instanceof ConfigRefused || cause instanceof DataFolderInUse) return cause.message;
  const { code, port, syscall } = asSystemError(cause);
  if (code === 'EADDRINUSE' && port !== undefined) {
    return `Port ${port} is taken: stop what listens there, or set ${portVariable(port)} to another port.`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `This user may not listen on port ${port}: set ${portVariable(port)} to another port.`;
  }
  if (code === 'ECONNREFUSED') {
    return 'The database does not answer: check DATABASE_URL, and that the server runs.';
  }
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
};

interface SystemError {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly port?: number;
}

const asSystemError = (cause: unknown): SystemError =>
  typeof cause === 'object' && cause !== null ? cause : {};

const portNames = [
  ['CRUNCH_SHOP_PORT', 4100],
  ['CRUNCH_GATEWAY_PORT', 4200],
  ['CRUNCH_IDENTITY_PORT', 4300],
  ['CRUNCH_TOOLS_PORT', 4400],
  ['CRUNCH_MAIL_PORT', 4425],
] as const;

/** The variable a port came from; defaults count as set. */
const portVariable = (port: number | undefined): string =>
  portNames.find(([name, usual]) => Number(process.env[name] ?? usual) === port)?.[0] ??
  'CRUNCH_SHOP_PORT';
