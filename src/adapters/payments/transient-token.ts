import { Effect } from 'effect';
import * as z from 'zod/mini';
import { jwtPart } from '#adapters/payments/compact-jwt.ts';
import { cardBrands } from '#domain/payment/card-brands.ts';
import type { CardToken } from '#domain/payment/payment-info.ts';
import { VaultUnreachable } from '#ports/payment/vault-failures.ts';

const number = z.object({
  maskedValue: z.string().check(z.regex(/^[X*\d]{8,}\d{4}$/)),
  detectedCardTypes: z.exactOptional(z.array(z.string())),
});

/** Only the masked claims; absent parts may be missing, `{}` or `[]` (docs/payments.md). */
const claimsOf = <Card extends z.ZodMiniType>(card: Card) =>
  z.object({
    jti: z.string(),
    exp: z.number(),
    content: z.object({ paymentInformation: z.object({ card }) }),
  });

const claims = claimsOf(z.object({ number }));
/** Of a security code nothing may be told at all. */
const codeClaims = claimsOf(z.object({ securityCode: z.unknown() }));

/** The vault's token with its masked claims (D-CHECKOUT-06). `type` is the brand code asked for. */
export const readTransientToken = (
  jwt: string,
  type: string | undefined,
): Effect.Effect<CardToken, VaultUnreachable> =>
  Effect.suspend(() => {
    const read = jwtPart(jwt, 'claims', claims);
    if (read === undefined) return Effect.fail(new VaultUnreachable());
    const card = read.content.paymentInformation.card.number;
    const code = type ?? card.detectedCardTypes?.[0];
    return Effect.succeed({
      transientToken: jwt.trim(),
      jti: read.jti,
      expiresAt: read.exp * 1000,
      brand: cardBrands.find((brand) => brand.code === code)?.brandedName ?? '',
      last4: card.maskedValue.slice(-4),
    });
  });

/** The token of a security code alone: brand and digits are the saved card's to know. */
export const readCodeToken = (jwt: string): Effect.Effect<CardToken, VaultUnreachable> =>
  Effect.suspend(() => {
    const read = jwtPart(jwt, 'claims', codeClaims);
    if (read === undefined) return Effect.fail(new VaultUnreachable());
    const { jti, exp } = read;
    return Effect.succeed({
      transientToken: jwt.trim(),
      jti,
      expiresAt: exp * 1000,
      brand: '',
      last4: '',
    });
  });
