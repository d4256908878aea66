import { isUtf8 } from 'node:buffer';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Effect } from 'effect';
import { closeFolders } from '#adapters/node/close-folders.ts';
import { isCode, readIfThere, removeDrafts, replaceFile } from '#adapters/node/private-file.ts';
import { isAlive } from '#adapters/node/state-lock.ts';
import { type StorageKey, storageAreas } from '#domain/session/storage-key.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

export interface FileStorageOptions {
  /** The state folder; each area is a folder in it, each key a file (D-CLI-03). */
  readonly folder: string;
  /** Called once, at the first file that cannot be written (D-STORE-02). */
  readonly onError?: (cause: unknown) => void;
  /** Called with the path where something unreadable is kept now. */
  readonly onSetAside?: (path: string) => void;
}

/** The browser's two storages as folders `local` and `session`, same keys, one file a key. */
export const makeFileStorage = ({
  folder,
  onError,
  onSetAside,
}: FileStorageOptions): KeyValueStorage => {
  const fileOf = (key: StorageKey): string => join(folder, storageAreas[key], key);
  let told = false;
  const attempt = <Value>(work: () => Value): Value | undefined => {
    try {
      return work();
    } catch (cause) {
      if (!told) onError?.(cause);
      told = true;
      return undefined;
    }
  };
  closeFolders(folder);
  for (const area of ['local', 'session']) removeDrafts(join(folder, area), isAlive);

  return {
    read: (key) => Effect.sync(() => attempt(() => readOrSetAside(fileOf(key), onSetAside))),
    write: (key, value) =>
      Effect.sync(() => {
        attempt(() => replaceFile(fileOf(key), value));
        // A record that is no record any more is moved to such a key.
        if (key.endsWith(':set-aside')) onSetAside?.(fileOf(key));
      }),
    remove: (key) =>
      Effect.sync(() => {
        attempt(() => rmSync(fileOf(key), { force: true }));
      }),
  };
};

/** Anything that is not a text file is moved to another name. */
const readOrSetAside = (
  path: string,
  onSetAside: ((path: string) => void) | undefined,
): string | undefined => {
  try {
    const bytes = readIfThere(path);
    if (bytes === undefined) return undefined;
    if (isUtf8(bytes)) return bytes.toString('utf8');
  } catch (cause) {
    if (!isCode(cause, 'EISDIR')) throw cause;
  }
  const aside = `${path}.set-aside-${Date.now()}`;
  renameSync(path, aside);
  onSetAside?.(aside);
  return undefined;
};
