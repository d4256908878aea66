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
export interface ContextWish {
  readonly targetOrigins: readonly string[];
  readonly allowedCardNetworks: readonly string[];
  readonly includeCardPrefix?: boolean | undefined;
}

export interface ContextDesk {
  readonly signingKey: SigningKey;
  readonly oneTimeKeys: OneTimeKeys;
  readonly now: () => number;
  readonly origin: () => string;
  readonly sdk: { readonly path: string; readonly integrity: string; readonly version: string };
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

/** Mints the signed text that lets a page collect one card: addresses, integrity, one-time key. */
export const mintCaptureContext = async (desk: ContextDesk, wish: ContextWish): Promise<string> => {
  const issuedAt = Math.floor(desk.now() / 1000);
  const expires = issuedAt + captureContextSeconds;
  const key = await desk.oneTimeKeys.issue((expires + transientTokenSeconds) * 1000);
  const origin = desk.origin();
  const state = JSON.stringify({ includeCardPrefix: wish.includeCardPrefix });
  return new SignJWT({
    flx: {
      path: '/flex/v2/tokens',
      origin,
      data: seal(desk.signingKey.sealingKey, state),
      jwk: key.publicJwk,
    },
    ctx: [
      {
        type: `mf-${desk.sdk.version}`,
        data: {
          clientLibrary: `${origin}${desk.sdk.path}`,
          clientLibraryIntegrity: desk.sdk.integrity,
          targetOrigins: wish.targetOrigins,
          mfOrigin: origin,
          allowedCardNetworks: wish.allowedCardNetworks,
          allowedPaymentTypes: ['CARD'],
        },
      },
    ],
  })
    .setProtectedHeader({ kid: desk.signingKey.kid, alg: 'RS256' })
    .setIssuer('Flex API')
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .setJti(randomBytes(8).toString('hex'))
    .sign(desk.signingKey.privateKey);
};

/** Believes a capture context only when we signed it and it has not run out. */
export const readCaptureContext = async (
  desk: Pick<ContextDesk, 'signingKey' | 'now'>,
  jwt: string,
): Promise<ReadContext> => {
  const { payload } = await jwtVerify(jwt, desk.signingKey.publicKey, {
    algorithms: ['RS256'],
    issuer: 'Flex API',
    requiredClaims: ['exp', 'iat'],
    currentDate: new Date(desk.now()),
  }).catch((error: unknown) => {
    throw contextRefusal(error instanceof errors.JWTExpired ? 'EXPIRED' : 'INVALID');
  });
  const facts = claims.safeParse(payload);
  if (!facts.success) throw contextRefusal('INVALID');
  const state = unseal(desk.signingKey.sealingKey, facts.data.flx.data);
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
