import { base64urlOf } from '#adapters/payments/compact-jwt.ts';

export interface SealingKey {
  readonly kty: 'RSA';
  readonly n: string;
  readonly e: string;
  readonly kid: string;
}

/**
 * Encrypts for the vault alone: a compact JWE with RSA-OAEP and A256GCM (RFC 7516 §5.1), made
 * with WebCrypto so that it needs neither a package nor Node.
 */
export const sealForVault = async (value: unknown, key: SealingKey): Promise<string> => {
  const { subtle } = crypto;
  const header = base64urlOf(
    utf8(JSON.stringify({ alg: 'RSA-OAEP', enc: 'A256GCM', kid: key.kid })),
  );
  const contentKey = crypto.getRandomValues(new Uint8Array(32));
  const vector = crypto.getRandomValues(new Uint8Array(12));
  // Published keys say `use: "enc"`, which WebCrypto refuses; only the numbers are taken.
  const vaultKey = await subtle.importKey(
    'jwk',
    { kty: key.kty, n: key.n, e: key.e },
    { name: 'RSA-OAEP', hash: 'SHA-1' },
    false,
    ['encrypt'],
  );
  const sealedKey = await subtle.encrypt({ name: 'RSA-OAEP' }, vaultKey, contentKey);
  const aes = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  const sealed = new Uint8Array(
    await subtle.encrypt(
      { name: 'AES-GCM', iv: vector, additionalData: utf8(header), tagLength: 128 },
      aes,
      utf8(JSON.stringify(value)),
    ),
  );
  const tag = sealed.length - 16;
  const parts = [new Uint8Array(sealedKey), vector, sealed.subarray(0, tag), sealed.subarray(tag)];
  return [header, ...parts.map(base64urlOf)].join('.');
};

const utf8 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));
