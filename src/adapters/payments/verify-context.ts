import { Effect } from 'effect';
import * as z from 'zod/mini';
import type { CaptureContext } from '#adapters/payments/capture-context.ts';
import { bytesFrom, jwtPart } from '#adapters/payments/compact-jwt.ts';
import { VaultMisconfigured, VaultUnreachable } from '#ports/payment/vault-failures.ts';

const header = z.object({
  alg: z.literal('RS256'),
  kid: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/)),
});
const publicKey = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() });

/** Asks the vault for the key its header names and checks the signature (RFC 7515, RS256 only). */
export const verifyContext = Effect.fnUntraced(function* (
  context: CaptureContext,
  fetchKey: typeof fetch,
) {
  const read = jwtPart(context.jwt, 'header', header);
  if (read === undefined) return yield* invalid;
  const jwk = yield* Effect.tryPromise({
    try: async (signal) => {
      const address = `${context.origin}/flex/v2/public-keys/${read.kid}`;
      const answer = await fetchKey(address, { signal });
      return z.safeParse(publicKey, answer.ok ? await answer.json() : undefined).data;
    },
    catch: () => new VaultUnreachable(),
  });
  if (jwk === undefined) return yield* invalid;
  const genuine = yield* Effect.promise(() => isSignedBy(jwk, context.jwt));
  return genuine ? context : yield* invalid;
});

const invalid = new VaultMisconfigured({ reason: 'CAPTURE_CONTEXT_INVALID' });

const isSignedBy = async (jwk: z.output<typeof publicKey>, jwt: string): Promise<boolean> => {
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  try {
    const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
    const signed = new TextEncoder().encode(`${head}.${claims}`);
    return await crypto.subtle.verify(algorithm.name, key, bytesFrom(signature), signed);
  } catch {
    return false;
  }
};
