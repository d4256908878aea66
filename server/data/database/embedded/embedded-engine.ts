import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '#server/base/host/data-folder-lock.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import { isInMemory } from '#server/data/database/embedded/database-messages.ts';
import {
  type DatabaseThread,
  startDatabaseThread,
} from '#server/data/database/embedded/database-thread.ts';

export interface EmbeddedOptions {
  /** Folder of the embedded database; `memory://` keeps nothing. */
  readonly dataDir?: string;
  /** A tar file made by PGlite's `dumpDataDir`, from which a new embedded database starts. */
  readonly copyFile?: string;
  /** Folder of a closed embedded database, from which a new one starts; ignored where it does not exist. */
  readonly prepared?: string;
}

interface BegunEngine extends Pick<DatabaseThread, 'engine'> {
  readonly opened: Promise<void>;
  /** Closes it, unless kysely has, and lets others have the folder. */
  close(): Promise<void>;
}

/**
 * Begins to open the embedded database in its thread; no other process can have its folder meanwhile.
 * Throws `DataFolderInUse` when one has.
 */
export const beginEngine = (options: EmbeddedOptions): BegunEngine => {
  const { dataDir = 'memory://' } = options;
  const isFolder = !isInMemory(dataDir);
  const release = isFolder ? lockDataFolder(dataDir) : () => undefined;
  const folder = isFolder ? join(dataDir, 'database') : dataDir;
  const isNew = isFolder && !existsSync(folder);
  const { copyFile, prepared } = options;
  const { engine, opened, end } = startDatabaseThread(() => {
    if (isNew && prepared !== undefined && existsSync(prepared)) beginFrom(prepared, folder);
    return { folder, copyFile };
  });
  const close = async (): Promise<void> => {
    // Kysely leaves a database open that was never asked anything.
    if (!engine.closed) await engine.close();
    release();
  };
  const known = opened.catch(async (cause: unknown) => {
    await end();
    // A first start that failed, for example on a full disk, leaves no usable database.
    if (isNew) rmSync(folder, { recursive: true, force: true });
    release();
    throw new StartRefused(
      `The database in ${folder} cannot be opened: the disk may be full, or the files damaged. Put a copy back, or remove the folder to begin anew.`,
      { cause },
    );
  });
  // Met where it is awaited.
  known.catch(() => undefined);
  return { engine, opened: known, close };
};

/** Copied under another name first: a start that is ended meanwhile leaves no half of a database. */
const beginFrom = (prepared: string, folder: string): void => {
  const half = `${folder}.copying`;
  try {
    rmSync(half, { recursive: true, force: true });
    cpSync(prepared, half, { recursive: true });
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
};
