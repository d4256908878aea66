import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '#adapters/node/make-folder.ts';

const ownerOnly = 0o600;

/** Makes a folder only its owner can look into; folders that exist stay as they are. */
export const makePrivateFolder = (folder: string): void => {
  makeFolder(folder, 0o700);
};

/** What a file holds; undefined when there is none. */
export const readIfThere = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return undefined;
    throw cause;
  }
};

/**
 * Puts a whole text in place at once: readers and crashes see the old text or the new one, never
 * half of it. The draft is flushed before the rename, or a power failure could leave an empty file.
 */
export const replaceFile = (path: string, text: string): void => {
  makePrivateFolder(dirname(path));
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`);
  rmSync(draft, { force: true });
  const file = openSync(draft, 'wx', ownerOnly);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
};

/** Drafts of processes that were killed while they wrote. */
export const removeDrafts = (folder: string, isAlive: (pid: number) => boolean): void => {
  for (const name of namesIn(folder)) {
    const pid = /^\..*\.(\d+)\.draft$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
};

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

export const isCode = (cause: unknown, code: string): boolean =>
  cause instanceof Error && (cause as NodeJS.ErrnoException).code === code;
