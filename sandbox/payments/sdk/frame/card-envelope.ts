import { toBase64url } from '#sandbox/payments/sdk/frame/base64url.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/**
 * Closes a text into a compact JWE (RFC 7516) with RSA-OAEP and A256GCM.
 *
 * RSA-OAEP means SHA-1 here (RFC 7518, 4.3). The protected header is authenticated with the text.
 */
export const closeEnvelope = async (
  text: string,
  { kid, n, e }: { readonly kid: string; readonly n: string; readonly e: string },
): Promise<string> => {
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-1' };
  const publicKey = await crypto.subtle.importKey('jwk', { kty: 'RSA', n, e }, rsa, false, [
    'encrypt',
  ]);
  const contentKey = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const header = toBase64url(bytesOf(JSON.stringify({ kid, alg: 'RSA-OAEP', enc: 'A256GCM' })));
  const wrappedKey = await crypto.subtle.encrypt(rsa, publicKey, contentKey);
  const aes = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  const closed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: bytesOf(header) },
      aes,
      bytesOf(text),
    ),
  );
  const parts = [new Uint8Array(wrappedKey), iv, closed.slice(0, -16), closed.slice(-16)];
  return [header, ...parts.map(toBase64url)].join('.');
};
