import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere, replaceFile } from '#adapters/node/private-file.ts';

/**
 * What a conversation with the identity provider remembers between commands, one file a key, for
 * their owner's eyes only (D-CLI-03).
 */
export const makeFileTransactions = (stateFolder: string) => {
  // Keys come from a library; nothing in one may lead out of the folder.
  const fileOf = (key: string): string =>
    join(stateFolder, 'session', `identity-${key.replace(/[^\w-]/g, '_')}`);
  return {
    getItem: (key: string): string | null => readIfThere(fileOf(key))?.toString() ?? null,
    setItem: (key: string, value: string): void => replaceFile(fileOf(key), value),
    removeItem: (key: string): void => rmSync(fileOf(key), { force: true }),
  };
};
