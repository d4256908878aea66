import { fromBase64url } from '#sandbox/payments/sdk/frame/base64url.ts';

export interface FrameContext {
  readonly jwt: string;
  readonly jwk: { readonly kid: string; readonly n: string; readonly e: string };
  readonly allowedCardNetworks: readonly string[];
}

/** The capture context, when the gateway signed it for that origin and it has not run out. */
export const readFrameContext = async (
  jwt: string,
  parentOrigin: string,
): Promise<FrameContext | undefined> => {
  try {
    const [head = '', body = '', signature = ''] = jwt.split('.');
    const { alg, kid } = parsed(head);
    if (alg !== 'RS256' || !/^[\w.-]{1,64}$/.test(kid)) return undefined;
    const signed = new TextEncoder().encode(`${head}.${body}`);
    const { key, now } = await signingKey(kid);
    const isOurs = await crypto.subtle.verify(
      'RSASSA-PKCS1-v1_5',
      key,
      fromBase64url(signature),
      signed,
    );
    const { exp, flx, ctx } = parsed(body);
    const { targetOrigins, allowedCardNetworks } = ctx[0].data;
    const isGood = isOurs && exp * 1000 > now && targetOrigins.includes(parentOrigin);
    return isGood ? { jwt, jwk: flx.jwk, allowedCardNetworks } : undefined;
  } catch {
    return undefined;
  }
};

const parsed = (part: string) => JSON.parse(new TextDecoder().decode(fromBase64url(part)));

/** The key of that name, and what time it is at the gateway: this machine's clock may be wrong. */
const signingKey = async (
  kid: string,
): Promise<{ readonly key: CryptoKey; readonly now: number }> => {
  const reply = await fetch(`/flex/v2/public-keys/${kid}`, {
    credentials: 'omit',
    cache: 'no-store',
  });
  const { kty, n, e } = await reply.json();
  // The published key says `use: "enc"`, with which browsers refuse to verify; so only its numbers.
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('jwk', { kty, n, e }, algorithm, false, ['verify']);
  return { key, now: Date.parse(reply.headers.get('x-gateway-time') ?? '') };
};
