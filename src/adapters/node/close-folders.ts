import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** What the group and everybody else may do, and the sign of a folder all users share (chmod(2)). */
const others = 0o077;
const shared = 0o1000;

/**
 * Takes a state folder that is there already, and the values in it, from everybody but its owner: a
 * shopper's tokens are among them. A folder that is shared, or somebody else's, stays as it is; a
 * folder is closed before its files, so that nobody can put something else in their place.
 */
export const closeFolders = (folder: string): void => {
  if (process.platform === 'win32') return;
  for (const path of [folder, join(folder, 'local'), join(folder, 'session')]) {
    const found = look(path);
    if (found?.isDirectory() !== true) continue;
    if ((found.mode & shared) === 0) close(path, found);
    if (path !== folder) closeFiles(path);
  }
};

const closeFiles = (folder: string): void => {
  for (const name of names(folder)) {
    const path = join(folder, name);
    const found = look(path);
    if (found?.isFile() === true) close(path, found);
  }
};

const names = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

const close = (path: string, { mode }: Stats): void => {
  if ((mode & others) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch {
    // The folder belongs to another user: its content is not ours to protect.
  }
};

const look = (path: string): Stats | undefined => {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};
