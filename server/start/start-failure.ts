import { ConfigRefused } from '#server/base/config/config.ts';
import { DataFolderInUse } from '#server/base/host/data-folder-lock.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';

/**
 * The message for the operator when the shop does not start; an unexpected error keeps its stack.
 */
export const startFailure = (cause: unknown): string => {
  if (isTold(cause)) return cause.message;
  const error = asSystemError(cause);
  return (
    aboutListening(error) ??
    aboutDatabase(error) ??
    aboutFiles(error) ??
    (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
  );
};

const isTold = (cause: unknown): cause is Error =>
  cause instanceof ConfigRefused ||
  cause instanceof DataFolderInUse ||
  cause instanceof StartRefused;

const aboutListening = ({ code, port, syscall }: SystemError): string | undefined => {
  if (code === 'EADDRINUSE' && port !== undefined) {
    return `Port ${port} is taken: stop what listens there, or set ${portVariable(port)} to another port.`;
  }
  return code === 'EACCES' && syscall === 'listen'
    ? `This user may not listen on port ${port}: set ${portVariable(port)} to another port.`
    : undefined;
};

/** Time-out messages of the driver and its pool, which have no code. */
const connectionTimeouts: readonly unknown[] = [
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
];

/** Network codes, and codes of PostgreSQL (appendix A of its manual). */
const aboutDatabase = ({ code, message }: SystemError): string | undefined => {
  switch (connectionTimeouts.includes(message) ? 'ETIMEDOUT' : code) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case '57P03':
      return 'The database does not answer: check DATABASE_URL, and that the server runs.';
    case '28P01':
    case '28000':
      return 'The database refuses the user or the password in DATABASE_URL.';
    case '3D000':
      return 'The database that DATABASE_URL names does not exist: create it first.';
    case '42501':
      return 'The user in DATABASE_URL may not create tables in that database.';
    case '53300':
      return 'The database takes no more connections: set CRUNCH_DATABASE_CONNECTIONS lower.';
    default:
      return undefined;
  }
};

const aboutFiles = ({ code, syscall, path }: SystemError): string | undefined => {
  const place = path ?? 'the data folder';
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full: free some space, or set CRUNCH_DATA_DIR to a folder on another disk.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `This user cannot write ${place}: change its rights, or set CRUNCH_DATA_DIR to another folder.`;
    case 'ENOENT':
    case 'EINVAL':
    case 'EOPNOTSUPP':
      return syscall === 'mkdir'
        ? `${place} cannot be made: set CRUNCH_DATA_DIR to a folder on a disk.`
        : undefined;
    case 'EEXIST':
    case 'ENOTDIR':
      return syscall === 'mkdir' || code === 'ENOTDIR'
        ? `${place} is not a folder: set CRUNCH_DATA_DIR to one.`
        : undefined;
    default:
      return undefined;
  }
};

interface SystemError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly syscall?: unknown;
  readonly port?: number;
  readonly path?: string;
}

const asSystemError = (cause: unknown): SystemError =>
  typeof cause === 'object' && cause !== null ? cause : {};

const portNames = [
  ['CRUNCH_SHOP_PORT', 4100],
  ['CRUNCH_GATEWAY_PORT', 4200],
  ['CRUNCH_WALLET_PORT', 4210],
  ['CRUNCH_IDENTITY_PORT', 4300],
  ['CRUNCH_TOOLS_PORT', 4400],
  ['CRUNCH_MAIL_PORT', 4425],
] as const;

/** The variable that sets the port; a default counts as set. */
const portVariable = (port: number | undefined): string =>
  portNames.find(([name, usual]) => Number(process.env[name] ?? usual) === port)?.[0] ??
  'CRUNCH_SHOP_PORT';
