import { linkSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  isCode,
  makePrivateFolder,
  readIfThere,
  replaceFile,
} from '#adapters/node/private-file.ts';

/** How long a command waits for another one on the same state, milliseconds. */
const lockPatience = 30_000;

/** Another command holds the state and did not let go in time. */
export class StateBusy extends Error {
  override readonly name = 'StateBusy';
}

/** The state folder cannot be made or written to. */
export class StateUnusable extends Error {
  override readonly name = 'StateUnusable';
}

/**
 * Runs work that reads and then writes state, one process at a time per folder.
 *
 * The lock is a file that names its process. A lock whose process is gone, killed or crashed, is
 * removed by the next one; a guard file makes sure that only one of several waiters does so.
 */
export const withStateLock = async <Value>(
  folder: string,
  work: () => Promise<Value>,
  patience = lockPatience,
): Promise<Value> => {
  const lock = join(folder, '.lock');
  await takeLock(folder, lock, Date.now() + patience);
  const letGo = () => {
    rmSync(lock, { force: true });
  };
  process.once('exit', letGo);
  try {
    return await work();
  } finally {
    process.off('exit', letGo);
    letGo();
  }
};

const takeLock = async (folder: string, lock: string, until: number): Promise<void> => {
  const card = join(folder, `.lock.${process.pid}`);
  try {
    makePrivateFolder(folder);
    replaceFile(card, ownName());
    const taken = await claimUntil(lock, card, until);
    rmSync(card, { force: true });
    if (taken) return;
  } catch (cause) {
    throw new StateUnusable(`${folder} cannot be used`, { cause });
  }
  throw new StateBusy(`${folder} is in use`);
};

const claimUntil = async (lock: string, card: string, until: number): Promise<boolean> => {
  while (!claim(lock, card)) {
    removeIfAbandoned(lock, card);
    if (Date.now() > until) return false;
    // Uneven pauses, so that waiters do not all come back at once.
    await pause(4 + Math.random() * 16);
  }
  return true;
};

/** A hard link comes into being with its content, or not at all. */
const claim = (name: string, card: string): boolean => {
  try {
    linkSync(card, name);
    return true;
  } catch (cause) {
    if (isCode(cause, 'EEXIST')) return false;
    throw cause;
  }
};

const removeIfAbandoned = (lock: string, card: string): void => {
  const holder = nameIn(lock);
  if (holder === undefined || isRunning(holder)) return;
  const guard = `${lock}.guard`;
  if (claim(guard, card)) {
    if (nameIn(lock) === holder) rmSync(lock, { force: true });
    rmSync(guard, { force: true });
    return;
  }
  const guardian = nameIn(guard);
  if (guardian !== undefined && !isRunning(guardian)) rmSync(guard, { force: true });
};

const nameIn = (lock: string): string | undefined => readIfThere(lock)?.toString();

/** `pid start`: process ids come around again, a start time with them does not. */
const ownName = (): string => `${process.pid} ${startOf(process.pid) ?? ''}`;

const isRunning = (name: string): boolean => {
  const [pid = '', start = ''] = name.split(' ');
  return isAlive(Number(pid)) && (start === '' || (startOf(Number(pid)) ?? start) === start);
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return isCode(cause, 'EPERM');
  }
};

/** Clock ticks after boot at which a process started (proc(5), field 22); Linux only. */
const startOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name in parentheses may hold spaces itself; fields are counted after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
};
