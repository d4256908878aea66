import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '#server/base/host/data-folder-lock.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import { isInMemory } from '#server/data/database/embedded/database-messages.ts';
import {
  type DatabaseThread,
  type Engine,
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

interface OpeningEngine {
  readonly engine: Engine;
  readonly opened: Promise<void>;
  /** Gives the folder free; after the engine is closed. */
  readonly release: () => void;
}

/**
 * Begins to open the embedded database in its thread; no other process can have its folder meanwhile.
 * Throws `DataFolderInUse` when one has.
 */
export const beginEngine = (options: EmbeddedOptions): OpeningEngine => {
  const { dataDir = 'memory://' } = options;
  const isFolder = !isInMemory(dataDir);
  const release = isFolder ? lockDataFolder(dataDir) : () => undefined;
  const thread = startDatabaseThread();
  const opened = openFolder(thread, isFolder ? join(dataDir, 'database') : dataDir, options);
  // Without the database nobody needs the folder.
  opened.catch(release);
  return { engine: thread.engine(opened), opened, release };
};

/**
 * A first start that failed, for example on a full disk, leaves no usable database: its files are
 * removed.
 */
const openFolder = async (
  { open, end }: DatabaseThread,
  folder: string,
  { copyFile, prepared }: EmbeddedOptions,
): Promise<void> => {
  const isNew = !isInMemory(folder) && !existsSync(folder);
  try {
    const begun = isNew && prepared !== undefined && existsSync(prepared) ? prepared : undefined;
    await open({ folder, copyFile, prepared: begun });
  } catch (cause) {
    await end();
    if (isNew) rmSync(folder, { recursive: true, force: true });
    throw new StartRefused(
      `The database in ${folder} cannot be opened: the disk may be full, or the files damaged. Put a copy back, or remove the folder to begin anew.`,
      { cause },
    );
  }
};
