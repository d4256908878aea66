import { createPublicKey, type KeyObject } from 'node:crypto';

/** A public key as the real gateway shows it: `use` says "enc" although it also verifies. */
interface PublicJwk {
  readonly kty: 'RSA';
  readonly use: 'enc';
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

/** A private key with its public half, as an object to verify with and as others see it. */
export interface GatewayKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicJwk: PublicJwk;
}

export const gatewayKey = (privateKey: KeyObject, kid: string): GatewayKey => {
  const publicKey = createPublicKey(privateKey);
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  return { kid, privateKey, publicKey, publicJwk: { kty: 'RSA', use: 'enc', kid, n, e } };
};
