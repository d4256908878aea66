import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Gateway } from '#server/parties/gateway.ts';

/** What we read of a capture context; other claims come and go. */
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
  readonly jwk: { readonly kty: string; readonly n: string; readonly e: string };
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
  try {
    const { kid, alg } = decodeProtectedHeader(captureContext);
    if (kid === undefined || alg !== 'RS256') return undefined;
    const key = await gateway.publicKey(kid);
    if (key.kind !== 'key') return undefined;
    // The published key says `use: enc`; what it is for is ours to say.
    const { kty, n, e } = key.jwk;
    const { payload } = await jwtVerify(
      captureContext,
      await importJWK({ kty, n, e, alg: 'RS256' }, 'RS256'),
      { algorithms: ['RS256'], currentDate: new Date(now), clockTolerance: 60 },
    );
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
