import { chmodSync, type Dirent, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { makeFolder } from '#server/base/host/make-folder.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';

/** Rights of the group and of others (chmod(2)). */
const others = 0o077;

/** Folders that every program needs; closing one to others would break the machine. */
const sharedFolders: readonly string[] = ['/tmp', '/var/tmp', '/dev/shm', tmpdir()];

/** The folders the shop and its sandbox make inside the data folder. */
const ownFolders = ['database', 'gateway', 'wallet'] as const;

/**
 * From now on, new files and folders of this process belong to its user alone, those of its
 * libraries too.
 */
export const makeFilesPrivate = (): void => {
  process.umask(others);
};

/**
 * Makes the data folder, or closes it to all but its owner: it contains orders, mails and secrets.
 * Returns warnings about paths that could not be closed. The folder is closed before its files, so
 * that nobody can replace them meanwhile. Links are not followed.
 */
export const keepPrivate = (folder: string): readonly string[] => {
  makeFolder(folder);
  // Windows has other access rights; a folder in a user's profile is private there.
  if (process.platform === 'win32') return [];
  const place = realpathSync(folder);
  if (sharedFolders.includes(place) || parse(place).root === place) {
    throw new StartRefused(
      `The data folder ${folder} is shared by all users of this machine: set CRUNCH_DATA_DIR to a folder of its own.`,
    );
  }
  const left = [
    ...taken(place),
    ...filesIn(place),
    ...ownFolders.flatMap((name) => closeTree(join(place, name))),
  ];
  const [first] = left;
  return first === undefined
    ? []
    : [
        `Other users of this machine can reach ${first}, and this user cannot change that: run "chmod -R go= ${folder}" as its owner, or set CRUNCH_DATA_DIR to another folder.`,
      ];
};

/**
 * Closes a folder and its content to all but the owner, from the top; returns the paths that could
 * not be closed.
 */
export const closeTree = (path: string): readonly string[] => {
  const found = look(path);
  if (found?.isDirectory() !== true) return [];
  const left = taken(path, found);
  const inside = entries(path);
  const folders = inside.filter((entry) => entry.isDirectory());
  return [
    ...left,
    ...filesIn(path, inside),
    ...folders.flatMap(({ name }) => closeTree(join(path, name))),
  ];
};

const filesIn = (folder: string, inside = entries(folder)): readonly string[] =>
  inside.filter((entry) => entry.isFile()).flatMap(({ name }) => taken(join(folder, name)));

/** Closes a file or folder to others; returns its path if they can still read it. */
const taken = (path: string, found = look(path)): readonly string[] => {
  const mode = found?.mode ?? 0;
  if ((mode & others) === 0) return [];
  try {
    chmodSync(path, mode & (found?.isDirectory() === true ? 0o700 : 0o600));
  } catch {
    // Owned by another user: reported below.
  }
  // Some file systems accept the call without effect.
  return ((look(path)?.mode ?? 0) & others) === 0 ? [] : [path];
};

const look = (path: string): Stats | undefined => {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

const entries = (folder: string): readonly Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};
