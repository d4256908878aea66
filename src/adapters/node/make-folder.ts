import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its parents, one by one. Node's recursive option never returns on a
 * file system that allows no folders, such as /proc; this function fails with the system's error.
 */
export const makeFolder = (folder: string, mode: number): void => {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (cause) {
    // Another process may have made it at the same moment.
    if (!isFolder(folder)) throw cause;
  }
};

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
