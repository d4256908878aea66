import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { makeFolder } from '#server/data/make-folder.ts';

/** What the server must not lose nor show. */
export interface Secrets {
  readonly session: string;
  /** Base64; what the gateway knows the shop by. */
  readonly gateway: string;
}

const kept = z.object({ session: z.string().min(32), gateway: z.base64().min(24) });

/** The secrets of a development shop: made at the first start, kept where only its owner reads. */
export const readSecrets = (dataDir: string): Secrets => {
  const path = join(dataDir, 'secrets.json');
  const found = readKept(path);
  if (found !== undefined) return found;
  const made: Secrets = {
    session: randomBytes(32).toString('base64url'),
    gateway: randomBytes(32).toString('base64'),
  };
  makeFolder(dataDir);
  try {
    writeFileSync(path, JSON.stringify(made), { flag: 'wx', mode: 0o600 });
    return made;
  } catch {
    // Another process was first, or the file is damaged.
    const other = readKept(path);
    if (other !== undefined) return other;
    writeFileSync(path, JSON.stringify(made), { mode: 0o600 });
    chmodSync(path, 0o600);
    return made;
  }
};

const readKept = (path: string): Secrets | undefined => {
  try {
    return kept.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
};
