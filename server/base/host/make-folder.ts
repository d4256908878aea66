import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, one by one. Node's own recursive way never comes back where a
 * file system takes no folders at all, as /proc does; this one fails with the system's reason.
 * Only their owner can look into them.
 */
export const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    // Somebody else may have made it at the same moment.
    if (!isFolder(folder)) throw cause;
  }
};

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
