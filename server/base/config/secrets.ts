import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { makeFolder } from '#server/base/host/make-folder.ts';

/** What the server must not lose nor show. */
export interface Secrets {
  readonly session: string;
  /** Base64; what the gateway knows the shop by. */
  readonly gateway: string;
  /** What the embedded organisation knows the shop's server by. */
  readonly identity: string;
}

type Kept = Pick<Secrets, 'session' | 'gateway'>;

const kept = z.object({ session: z.string().min(32), gateway: z.base64().min(24) });

/** Secrets as the environment gives them. */
export type GivenSecrets = { readonly [Name in keyof Secrets]: string | undefined };

/**
 * Secrets that were not given are those of a development shop: made at the first start, kept where
 * only its owner reads.
 */
export const withMadeSecrets = (
  { session, gateway, identity }: GivenSecrets,
  dataDir: string,
): Secrets => {
  if (session !== undefined && gateway !== undefined && identity !== undefined) {
    return { session, gateway, identity };
  }
  const kept = readOrMake(dataDir);
  return {
    session: session ?? kept.session,
    gateway: gateway ?? kept.gateway,
    identity: identity ?? identityFrom(kept),
  };
};

/** Hangs on the session secret: data folders of older shops need no new file. */
const identityFrom = ({ session }: Kept): string =>
  createHmac('sha256', session).update('identity API token').digest('base64url');

const readOrMake = (dataDir: string): Kept => {
  const path = join(dataDir, 'secrets.json');
  const found = readKept(path);
  if (found !== undefined) return found;
  const made: Kept = {
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

const readKept = (path: string): Kept | undefined => {
  try {
    return kept.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
};
