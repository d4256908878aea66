import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { makeFolder } from '#server/base/host/make-folder.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';

/** What the group and everybody else may do (chmod(2)). */
const others = 0o077;

/** Folders every program of a machine needs; to close one of them would break it. */
const sharedFolders: readonly string[] = ['/tmp', '/var/tmp', '/dev/shm', tmpdir()];

/** The folders the shop and its sandbox make inside the data folder. */
const ownFolders = ['database', 'gateway'] as const;

/** From now on files and folders this process makes, those of its libraries too, are its user's alone. */
export const makeFilesPrivate = (): void => {
  process.umask(others);
};

/**
 * Makes the data folder, or takes it from everybody but its owner: orders, mails and secrets lie in
 * it. Gives sentences for the operator about what could not be taken. The folder comes first and
 * its files after it, so that nobody can put something else in their place meanwhile; links are
 * left alone, they lead to what is not ours.
 */
export const keepPrivate = (folder: string): readonly string[] => {
  makeFolder(folder);
  // Windows has rights of another kind; a folder in one's profile is one's own there.
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
 * Takes a folder with all that is in it from everybody but its owner, from the top; gives the paths
 * that could not be taken.
 */
export const closeTree = (path: string): readonly string[] => {
  if (look(path)?.isDirectory() !== true) return [];
  const left = taken(path);
  return [...left, ...filesIn(path), ...names(path).flatMap((name) => closeTree(join(path, name)))];
};

const filesIn = (folder: string): readonly string[] =>
  names(folder)
    .map((name) => join(folder, name))
    .filter((path) => look(path)?.isFile() === true)
    .flatMap(taken);

/** Takes a file or a folder from others; gives its path where they can still reach it. */
const taken = (path: string): readonly string[] => {
  const mode = look(path)?.mode ?? 0;
  if ((mode & others) === 0) return [];
  try {
    chmodSync(path, mode & (look(path)?.isDirectory() === true ? 0o700 : 0o600));
  } catch {
    // Somebody else's: said below.
  }
  // Some file systems take the call and change nothing.
  return ((look(path)?.mode ?? 0) & others) === 0 ? [] : [path];
};

const look = (path: string): Stats | undefined => {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

const names = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
