import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts with AES-256-GCM; nonce and tag travel in front of the ciphertext. */
export const seal = (key: Buffer, text: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

/** What was sealed, or undefined when the key is another one or a bit was changed. */
export const unseal = (key: Buffer, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < 28) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
