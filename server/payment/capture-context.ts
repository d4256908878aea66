import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Gateway, PublicKey } from '#server/parties/gateway.ts';

/** The claims of a capture context that are read; others are ignored. */
const claims = z.object({
  jti: z.string().min(1).max(200),
  iat: z.number(),
  exp: z.number(),
  flx: z.object({
    jwk: z.object({
      kty: z.literal('RSA'),
      n: z.string(),
      e: z.string(),
      kid: z.string().min(1).max(200),
    }),
  }),
  ctx: z
    .array(
      z.object({
        data: z.object({
          targetOrigins: z.array(z.string()).optional(),
          allowedCardNetworks: z.array(z.string()).optional(),
        }),
      }),
    )
    .min(1),
});

export interface ContextFacts {
  readonly jti: string;
  /** Names the one-time key that signs this context's tokens. */
  readonly keyId: string;
  readonly jwk: PublicKey;
  /** Absent in old contexts. */
  readonly networks?: readonly string[];
  readonly targetOrigins?: readonly string[];
  /** Unix ms. */
  readonly expiresAt: number;
}

/**
 * Reads a capture context that came straight from the gateway, and checks its signature with the
 * gateway's public key all the same: a proxy in between must not choose the one-time key.
 */
export const readCaptureContext = async (
  gateway: Pick<Gateway, 'publicKey'>,
  captureContext: string,
  now: number,
): Promise<ContextFacts | undefined> => {
  const kid = keyNameOf(captureContext);
  if (kid === undefined) return undefined;
  // A key that was replaced under the same id is read once more.
  for (const fresh of [false, true]) {
    const key = await gateway.publicKey(kid, fresh);
    const facts = key.kind === 'key' ? await verified(captureContext, key.jwk, now) : undefined;
    if (facts !== undefined) return facts;
  }
  return undefined;
};

const keyNameOf = (captureContext: string): string | undefined => {
  try {
    const { kid, alg } = decodeProtectedHeader(captureContext);
    return alg === 'RS256' ? kid : undefined;
  } catch {
    return undefined;
  }
};

const verified = async (
  captureContext: string,
  // The published key says `use: enc`; what it is for is ours to say.
  { kty, n, e }: PublicKey,
  now: number,
): Promise<ContextFacts | undefined> => {
  try {
    const key = await importJWK({ kty, n, e, alg: 'RS256' }, 'RS256');
    const { payload } = await jwtVerify(captureContext, key, {
      algorithms: ['RS256'],
      currentDate: new Date(now),
      clockTolerance: 60,
    });
    return factsOf(claims.parse(payload));
  } catch {
    return undefined;
  }
};

const factsOf = ({ jti, exp, flx, ctx }: z.output<typeof claims>): ContextFacts => {
  const { kid, kty, n, e } = flx.jwk;
  const data = ctx[0]?.data;
  return {
    jti,
    keyId: kid,
    jwk: { kty, n, e },
    expiresAt: exp * 1000,
    ...(data?.allowedCardNetworks === undefined ? {} : { networks: data.allowedCardNetworks }),
    ...(data?.targetOrigins === undefined ? {} : { targetOrigins: data.targetOrigins }),
  };
};
