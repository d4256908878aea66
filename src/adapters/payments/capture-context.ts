import { Effect } from 'effect';
import * as z from 'zod/mini';
import { jwtPart } from '#adapters/payments/compact-jwt.ts';
import { cardBrands } from '#domain/payment/card-brands.ts';
import { VaultMisconfigured } from '#ports/payment/vault-failures.ts';

const vault = z.object({
  clientLibrary: z.url(),
  clientLibraryIntegrity: z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/)),
  allowedCardNetworks: z.array(z.string()),
});

/** The claims a client reads; unknown ones and their order do not matter (mf-0.11 to mf-2). */
const claims = z.object({
  exp: z.number(),
  flx: z.object({
    path: z.string().check(z.regex(/^\/[^/]/)),
    origin: z.url(),
    jwk: z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string(), kid: z.string() }),
  }),
  ctx: z.tuple([z.object({ data: vault })], z.unknown()),
});

export interface CaptureContext {
  readonly jwt: string;
  /** Unix ms. */
  readonly expiresAt: number;
  readonly tokenAddress: string;
  readonly origin: string;
  readonly jwk: {
    readonly kty: 'RSA';
    readonly n: string;
    readonly e: string;
    readonly kid: string;
  };
  readonly library: { readonly address: string; readonly integrity: string };
  readonly networks: readonly string[];
}

/**
 * Reads a capture context and refuses one that names a vault this shop does not trust: neither
 * its script nor its token address may lie outside the allowed origins (P-03).
 */
export const readCaptureContext = (
  text: string,
  allowedOrigins: readonly string[],
): Effect.Effect<CaptureContext, VaultMisconfigured> =>
  Effect.suspend(() => {
    const jwt = text.trim();
    const read = jwtPart(jwt, 'claims', claims);
    if (read === undefined) return refused('capture context unreadable');
    const { flx, ctx, exp } = read;
    const [{ data }] = ctx;
    const foreign = [flx.origin, data.clientLibrary].find(
      (address) => !allowedOrigins.includes(new URL(address).origin),
    );
    if (foreign !== undefined) return refused(`origin not allowed: ${new URL(foreign).origin}`);
    const origin = new URL(flx.origin).origin;
    return Effect.succeed({
      jwt,
      expiresAt: exp * 1000,
      tokenAddress: `${origin}${flx.path}`,
      origin,
      jwk: flx.jwk,
      library: { address: data.clientLibrary, integrity: data.clientLibraryIntegrity },
      networks: data.allowedCardNetworks,
    });
  });

/** Display names of networks, in their order; an unknown network has none. */
export const brandsOf = (networks: readonly string[]): readonly string[] =>
  networks.flatMap(
    (network) => cardBrands.find((brand) => brand.network === network)?.brandedName ?? [],
  );

const refused = (reason: string) => Effect.fail(new VaultMisconfigured({ reason }));
