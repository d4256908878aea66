import {
  createCipheriv,
  createDecipheriv,
  createHash,
  diffieHellman,
  type KeyObject,
} from 'node:crypto';

/** Who agrees on a key: one has a private key, both know the merchant the payload is for. */
export interface KeyAgreement {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly merchantIdentifier: string;
}

/** The key is used once, so that a nonce of zeros is safe; Apple's format prescribes it. */
const nonce = Buffer.alloc(16);
const tagLength = 16;

/**
 * One-step key derivation of NIST SP 800-56A with SHA-256: counter, shared secret, then the
 * algorithm's name with its length before it, the party "Apple" and the merchant's hash.
 */
const agreedKey = ({ privateKey, publicKey, merchantIdentifier }: KeyAgreement): Buffer =>
  createHash('sha256')
    .update(Buffer.of(0, 0, 0, 1))
    .update(diffieHellman({ privateKey, publicKey }))
    .update('\x0did-aes256-GCM')
    .update('Apple')
    .update(createHash('sha256').update(merchantIdentifier).digest())
    .digest();

export const encryptPayload = (agreement: KeyAgreement, text: string): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', agreedKey(agreement), nonce);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
};

/** The text, or undefined when keys, merchant or a bit are others. */
export const decryptPayload = (agreement: KeyAgreement, bytes: Buffer): string | undefined => {
  if (bytes.length <= tagLength) return undefined;
  const end = bytes.length - tagLength;
  try {
    const decipher = createDecipheriv('aes-256-gcm', agreedKey(agreement), nonce);
    decipher.setAuthTag(bytes.subarray(end));
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
};

/** SHA-256 of a public key's SubjectPublicKeyInfo, base64. */
export const hashOfKey = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
