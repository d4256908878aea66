import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  KeyObject,
  X509Certificate,
} from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Certificate } from 'pkijs';
import * as z from 'zod';
import { writePrivately } from '#sandbox/payments/keys/private-file.ts';
import {
  bufferOf,
  type Identity,
  pemOf,
  signingKeys,
} from '#sandbox/wallets/certificates/issue-certificate.ts';
import { makeIdentities } from '#sandbox/wallets/certificates/make-identities.ts';

/** Keys and certificates of the sandbox's wallet, and where the merchant finds its own. */
export interface WalletKeys {
  readonly merchantIdentifier: string;
  readonly root: X509Certificate;
  readonly tokenAuthority: Identity;
  readonly tokenSigner: Identity;
  /** PEM texts for the host's TLS. */
  readonly host: { readonly certificate: string; readonly key: string };
  readonly processingKey: KeyObject;
  readonly processingPublicKey: KeyObject;
  readonly files: MerchantFiles;
}

/** Paths of PEM files. */
export interface MerchantFiles {
  readonly merchantIdentityCertificate: string;
  readonly merchantIdentityKey: string;
  readonly certificateAuthority: string;
}

const pair = z.object({ certificate: z.string(), key: z.string() });
const stored = z.object({
  merchantIdentifier: z.string(),
  root: z.string(),
  tokenAuthority: pair,
  tokenSigner: pair,
  host: pair,
  merchant: pair,
  processingKey: z.string(),
});

type Stored = z.infer<typeof stored>;

/**
 * Reads the wallet's keys from a private folder, or makes them once: certificates that a merchant
 * was given stay good over restarts. Another merchant identifier gets others.
 */
export const openWalletFolder = async (
  folder: string,
  merchantIdentifier: string,
  now: number,
): Promise<WalletKeys> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'wallet.json');
  const found = await readStored(path);
  const isOurs = found?.merchantIdentifier === merchantIdentifier;
  const facts = isOurs ? found : await makeStored(merchantIdentifier, now);
  const files: MerchantFiles = {
    merchantIdentityCertificate: join(folder, 'merchant-identity.pem'),
    merchantIdentityKey: join(folder, 'merchant-identity.key.pem'),
    certificateAuthority: join(folder, 'certificate-authority.pem'),
  };
  if (!isOurs) await writePrivately(path, JSON.stringify(facts));
  await writePrivately(files.merchantIdentityCertificate, facts.merchant.certificate);
  await writePrivately(files.merchantIdentityKey, facts.merchant.key);
  await writePrivately(files.certificateAuthority, facts.root);
  const [tokenAuthority, tokenSigner] = await Promise.all([
    identityOf(facts.tokenAuthority),
    identityOf(facts.tokenSigner),
  ]);
  const processingKey = createPrivateKey(facts.processingKey);
  return {
    merchantIdentifier,
    root: new X509Certificate(facts.root),
    tokenAuthority,
    tokenSigner,
    host: facts.host,
    processingKey,
    processingPublicKey: createPublicKey(processingKey),
    files,
  };
};

const readStored = async (path: string): Promise<Stored | undefined> => {
  try {
    return stored.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw cause;
  }
};

const makeStored = async (merchantIdentifier: string, now: number): Promise<Stored> => {
  const identities = await makeIdentities(merchantIdentifier, now);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    merchantIdentifier,
    // The root's key is kept nowhere: nobody can issue another certificate later.
    root: pemOf(identities.authority.certificate),
    tokenAuthority: pairOf(identities.tokenAuthority),
    tokenSigner: pairOf(identities.tokenSigner),
    host: pairOf(identities.host),
    merchant: pairOf(identities.merchant),
    processingKey: pemOfKey(privateKey),
  };
};

const pairOf = ({ certificate, privateKey }: Identity): z.infer<typeof pair> => ({
  certificate: pemOf(certificate),
  key: pemOfKey(KeyObject.from(privateKey)),
});

const pemOfKey = (key: KeyObject): string =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString();

const identityOf = async ({ certificate, key }: z.infer<typeof pair>): Promise<Identity> => {
  const der = createPrivateKey(key).export({ type: 'pkcs8', format: 'der' });
  return {
    certificate: Certificate.fromBER(bufferOf(new X509Certificate(certificate).raw)),
    privateKey: await crypto.subtle.importKey('pkcs8', bufferOf(der), signingKeys, true, ['sign']),
  };
};
