import { createPublicKey, type KeyObject } from 'node:crypto';

/** A public key as the real gateway shows it: `use` says "enc" although it also verifies. */
export interface PublicJwk {
  readonly kty: 'RSA';
  readonly use: 'enc';
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

export const publicJwkOf = (privateKey: KeyObject, kid: string): PublicJwk => {
  const { n = '', e = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { kty: 'RSA', use: 'enc', kid, n, e };
};
