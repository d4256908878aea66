import { createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type GatewayKey, gatewayKey } from '#sandbox/payments/keys/gateway-key.ts';
import { writePrivately } from '#sandbox/payments/keys/private-file.ts';

/** Keys of one capture context each: they encrypt its card and verify its transient token. */
export interface OneTimeKeys {
  /** Issues an unused key, valid until then (Unix ms). */
  issue(until: number): Promise<GatewayKey>;
  /** An issued key that has not run out. */
  find(kid: string): GatewayKey | undefined;
  /** Deletes expired keys, on disk too, so that recorded traffic cannot be decrypted. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** The first keys are made this long after the opening, ms: most of a start, which needs both cores, is over then (D-START-07). */
const afterStart = 2000;

interface IssuedKey {
  readonly key: GatewayKey;
  readonly file: string;
  readonly until: number;
}

/** `spare-<kid>.pem` waits in the pool, `until-<ms>-<kid>.pem` has been issued. */
const keyFile = /^(?:spare|until-(\d+))-([0-9a-f]+)\.pem$/;

/**
 * A pool of RSA keys kept in a private folder, because making one takes up to 400 ms.
 *
 * Keys are made one after the other while nothing waits for them, so the pool does not take both
 * cores. Issued keys survive a restart, which keeps capture contexts usable.
 */
export const openOneTimeKeys = async (options: {
  readonly folder: string;
  readonly size: number;
  readonly now: () => number;
}): Promise<OneTimeKeys> => {
  const { folder, size, now } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { spare, issued } = await readKeys(folder, now());
  let closed = false;
  let filling: Promise<void> | undefined;

  const fill = async (): Promise<void> => {
    while (!closed && spare.length < size) spare.push(await makeKey(folder));
  };
  const refill = (): void => {
    filling ??= fill().finally(() => {
      filling = undefined;
    });
    // A failed write shows when a key is issued; here it would only crash the process.
    filling.catch(() => undefined);
  };
  const first = setTimeout(refill, afterStart).unref();

  return {
    issue: async (until) => {
      const key = spare.shift() ?? (await makeKey(folder));
      const file = join(folder, `until-${until}-${key.kid}.pem`);
      await rename(spareFile(folder, key.kid), file);
      issued.set(key.kid, { key, file, until });
      refill();
      return key;
    },
    find: (kid) => {
      const found = issued.get(kid);
      return found !== undefined && found.until > now() ? found.key : undefined;
    },
    sweep: async () => {
      const over = [...issued].filter(([, { until }]) => until <= now());
      for (const [kid, { file }] of over) {
        issued.delete(kid);
        await unlink(file).catch(ignoreMissing);
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(first);
      await filling?.catch(() => undefined);
    },
  };
};

const spareFile = (folder: string, kid: string): string => join(folder, `spare-${kid}.pem`);

const makeKey = async (folder: string): Promise<GatewayKey> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = `00${randomBytes(15).toString('hex')}`;
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await writePrivately(spareFile(folder, kid), pem);
  return gatewayKey(privateKey, kid);
};

const readKeys = async (folder: string, now: number) => {
  const spare: GatewayKey[] = [];
  const issued = new Map<string, IssuedKey>();
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const [, until, kid] = keyFile.exec(name) ?? [];
    if (kid === undefined || (until !== undefined && Number(until) <= now)) {
      await unlink(file).catch(ignoreMissing);
      continue;
    }
    const key = gatewayKey(createPrivateKey(await readFile(file)), kid);
    if (until === undefined) spare.push(key);
    else issued.set(kid, { key, file, until: Number(until) });
  }
  return { spare, issued };
};

const ignoreMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};
