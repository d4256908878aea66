import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { makeFolder } from '#server/base/host/make-folder.ts';

/** The server's secrets. */
export interface Secrets {
  readonly session: string;
  /** Base64; the shop's key at the gateway. */
  readonly gateway: string;
  /** API token of the shop's server at the embedded identity provider. */
  readonly identity: string;
  /** The secret part of the shop's key at the address service. */
  readonly address: string;
  /** The shop's key at the tax service. */
  readonly tax: string;
}

type Kept = Pick<Secrets, 'session' | 'gateway'>;

const kept = z.object({ session: z.string().min(32), gateway: z.base64().min(24) });

/** Secrets as the environment gives them. */
export type GivenSecrets = { readonly [Name in keyof Secrets]: string | undefined };

/**
 * Missing secrets of a development shop are made at the first start and stored in a file that only
 * its owner can read.
 */
export const withMadeSecrets = (
  { session, gateway, identity, address, tax }: GivenSecrets,
  dataDir: string,
): Secrets => {
  if (
    session !== undefined &&
    gateway !== undefined &&
    identity !== undefined &&
    address !== undefined &&
    tax !== undefined
  ) {
    return { session, gateway, identity, address, tax };
  }
  const kept = readOrMake(dataDir);
  return {
    session: session ?? kept.session,
    gateway: gateway ?? kept.gateway,
    identity: identity ?? derived(kept, 'identity API token'),
    address: address ?? derived(kept, 'address service token'),
    tax: tax ?? derived(kept, 'tax service token'),
  };
};

/** Derived from the session secret, so that older data folders need no new file. */
const derived = ({ session }: Kept, purpose: string): string =>
  createHmac('sha256', session).update(purpose).digest('base64url');

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
    // Another process wrote the file first, or it is damaged.
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
