import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere, replaceFile } from '#adapters/node/private-file.ts';

/** A text of the state folder that one command leaves to the next; only its owner may read it. */
export const makeStateText = (folder: string, name: string) => {
  const path = join(folder, name);
  const remove = (): void => rmSync(path, { force: true });
  return {
    /** Takes it out: of two commands at once, one has it. */
    read: (): string | undefined => {
      const text = readIfThere(path)?.toString('utf8');
      remove();
      return text;
    },
    write: (text: string): void => replaceFile(path, text),
    remove,
  };
};
