import { createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import * as z from 'zod';
import { type GatewayKey, gatewayKey } from '#sandbox/payments/keys/gateway-key.ts';
import { writePrivately } from '#sandbox/payments/keys/private-file.ts';

/** The gateway's long-lived keys: one signs capture contexts, the other seals what they carry. */
export interface SigningKey extends GatewayKey {
  readonly sealingKey: Buffer;
}

const stored = z.object({ kid: z.string(), pem: z.string(), sealingKey: z.string() });

/** Reads the keys beside the ledger, or makes them: contexts of before a restart stay good. */
export const openSigningKey = async (path: string): Promise<SigningKey> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const facts = text === undefined ? await madeKey(path) : stored.parse(JSON.parse(text));
  return {
    ...gatewayKey(createPrivateKey(facts.pem), facts.kid),
    sealingKey: Buffer.from(facts.sealingKey, 'base64'),
  };
};

const madeKey = async (path: string): Promise<z.infer<typeof stored>> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const facts = {
    kid: randomBytes(2).toString('hex'),
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    sealingKey: randomBytes(32).toString('base64'),
  };
  await writePrivately(path, JSON.stringify(facts));
  return facts;
};
