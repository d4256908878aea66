import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { OneTimeKeys } from '#sandbox/payments/keys/one-time-keys.ts';
import { seal, unseal } from '#sandbox/payments/keys/sealing.ts';
import type { SigningKey } from '#sandbox/payments/keys/signing-key.ts';
import {
  captureContextSeconds,
  transientTokenSeconds,
} from '#sandbox/payments/tokens/token-lives.ts';

/** What a merchant may ask of a capture context. */
export interface ContextRequest {
  readonly targetOrigins: readonly string[];
  readonly allowedCardNetworks: readonly string[];
  readonly includeCardPrefix?: boolean | undefined;
}

export interface ContextParts {
  readonly signingKey: SigningKey;
  readonly oneTimeKeys: OneTimeKeys;
  readonly now: () => number;
  readonly origin: () => string;
  /** The page script, as it is served. */
  readonly sdk: () => Promise<{
    readonly path: string;
    readonly integrity: string;
    readonly version: string;
  }>;
}

/** What a token request needs to know from its capture context. */
export interface ReadContext {
  readonly kid: string;
  readonly allowedCardNetworks: readonly string[];
  readonly includeCardPrefix?: boolean | undefined;
}

const claims = z.object({
  flx: z.object({ data: z.string(), jwk: z.object({ kid: z.string() }) }),
  ctx: z.tuple([z.object({ data: z.object({ allowedCardNetworks: z.array(z.string()) }) })]),
});
const sealedState = z.object({ includeCardPrefix: z.boolean().optional() });

/** Makes the signed token that lets a page collect one card: addresses, integrity, one-time key. */
export const mintCaptureContext = async (
  parts: ContextParts,
  request: ContextRequest,
): Promise<string> => {
  const issuedAt = Math.floor(parts.now() / 1000);
  const expires = issuedAt + captureContextSeconds;
  // First: a script that cannot be built must not use up a key.
  const sdk = await parts.sdk();
  const key = await parts.oneTimeKeys.issue((expires + transientTokenSeconds) * 1000);
  const origin = parts.origin();
  const state = JSON.stringify({ includeCardPrefix: request.includeCardPrefix });
  return new SignJWT({
    flx: {
      path: '/flex/v2/tokens',
      origin,
      data: seal(parts.signingKey.sealingKey, state),
      jwk: key.publicJwk,
    },
    ctx: [
      {
        type: `mf-${sdk.version}`,
        data: {
          clientLibrary: `${origin}${sdk.path}`,
          clientLibraryIntegrity: sdk.integrity,
          targetOrigins: request.targetOrigins,
          mfOrigin: origin,
          allowedCardNetworks: request.allowedCardNetworks,
          allowedPaymentTypes: ['CARD'],
        },
      },
    ],
  })
    .setProtectedHeader({ kid: parts.signingKey.kid, alg: 'RS256' })
    .setIssuer('Flex API')
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .setJti(randomBytes(8).toString('hex'))
    .sign(parts.signingKey.privateKey);
};

/** Accepts a capture context only when this gateway signed it and it has not expired. */
export const readCaptureContext = async (
  parts: Pick<ContextParts, 'signingKey' | 'now'>,
  jwt: string,
): Promise<ReadContext> => {
  const { payload } = await jwtVerify(jwt, parts.signingKey.publicKey, {
    algorithms: ['RS256'],
    issuer: 'Flex API',
    requiredClaims: ['exp', 'iat'],
    currentDate: new Date(parts.now()),
  }).catch((error: unknown) => {
    throw contextRefusal(error instanceof errors.JWTExpired ? 'EXPIRED' : 'INVALID');
  });
  const facts = claims.safeParse(payload);
  if (!facts.success) throw contextRefusal('INVALID');
  const state = unseal(parts.signingKey.sealingKey, facts.data.flx.data);
  if (state === undefined) throw contextRefusal('INVALID');
  return {
    kid: facts.data.flx.jwk.kid,
    allowedCardNetworks: facts.data.ctx[0].data.allowedCardNetworks,
    includeCardPrefix: sealedState.parse(JSON.parse(state)).includeCardPrefix,
  };
};

export const contextRefusal = (what: 'INVALID' | 'EXPIRED'): GatewayRefusal =>
  new GatewayRefusal({
    reason: `CAPTURE_CONTEXT_${what}`,
    message: `The capture context ${what === 'EXPIRED' ? 'has expired' : 'is not valid'}.`,
  });
