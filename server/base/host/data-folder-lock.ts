import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/base/host/make-folder.ts';

/** Two servers on one embedded database would damage it; `message` is for the operator. */
export class DataFolderInUse extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is in use by process ${owner}: stop that server, or set CRUNCH_DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderInUse';
  }
}

/**
 * Locks the folder for this process; replaces the lock of a dead process. Returns a function that
 * releases it.
 */
export const lockDataFolder = (folder: string): (() => void) => {
  makeFolder(folder);
  const path = join(folder, 'server.lock');
  const mine = ownerText(process.pid);
  if (!create(path, mine)) takeOver(path, mine, folder);
  const release = (): void => {
    process.off('exit', release);
    if (read(path) === mine) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
};

const create = (path: string, text: string): boolean => {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cause;
  }
};

const takeOver = (path: string, mine: string, folder: string): void => {
  const found = read(path);
  if (found !== undefined && isAlive(found)) throw new DataFolderInUse(folder, pidOf(found));
  const aside = `${path}.${process.pid}`;
  // Of several processes one succeeds in renaming the file; a lock that another one just made is
  // put back.
  try {
    renameSync(path, aside);
    const moved = read(aside);
    if (moved !== found && moved !== undefined) linkSync(aside, path);
    unlinkSync(aside);
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT' && codeOf(cause) !== 'EEXIST') throw cause;
  }
  if (!create(path, mine)) throw new DataFolderInUse(folder, pidOf(read(path) ?? 'unknown'));
};

/** Process id and, on Linux, its start time, because an id can be reused. */
const ownerText = (pid: number): string => `${pid} ${startOf(pid) ?? '-'}\n`;

const startOf = (pid: number): string | undefined => {
  const text = read(`/proc/${pid}/stat`);
  // Field 22, counted after the name in brackets, which may hold blanks (proc(5)).
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19];
};

const pidOf = (text: string): string => text.split(' ')[0] ?? text;

const isAlive = (text: string): boolean => {
  const pid = Number(pidOf(text));
  const started = text.trim().split(' ')[1] ?? '-';
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (codeOf(cause) === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return now === undefined || started === '-' || now === started;
};

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const codeOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
