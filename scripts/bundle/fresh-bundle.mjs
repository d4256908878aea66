import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Beside a bundle: what it was made from. */
export const stampFile = 'stamp.json';

/** True when every file a bundle was made from has the size and date it had then (scripts/bundle/stamp.ts). */
export const isFreshBundle = (projectFolder, bundle) => {
  try {
    const { sources } = JSON.parse(readFileSync(join(dirname(bundle), stampFile), 'utf8'));
    return (
      existsSync(bundle) &&
      sources.every(([path, size, changedAt]) => {
        const file = statSync(join(projectFolder, path), { throwIfNoEntry: false });
        return file !== undefined && file.size === size && file.mtimeMs === changedAt;
      })
    );
  } catch {
    return false;
  }
};
