import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its parents one by one; only their owner can read them. Node's recursive mkdir
 * never returns on file systems without folders such as /proc; this function fails with the
 * system's error.
 */
export const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    // Another process may have made it at the same time.
    if (!isFolder(folder)) throw cause;
  }
};

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
