import { compactDecrypt, decodeProtectedHeader } from 'jose';
import * as z from 'zod';
import type { GatewayKey } from '#sandbox/payments/keys/gateway-key.ts';
import {
  type ContextDesk,
  contextRefusal,
  readCaptureContext,
} from '#sandbox/payments/tokens/capture-context.ts';
import { cardData, requireGoodCard } from '#sandbox/payments/tokens/card-data.ts';
import type { CardSafe } from '#sandbox/payments/tokens/card-safe.ts';
import { mintTransientToken } from '#sandbox/payments/tokens/transient-token.ts';

export interface TokenDesk extends Pick<ContextDesk, 'signingKey' | 'oneTimeKeys' | 'now'> {
  readonly cardSafe: CardSafe;
}

const envelope = z.object({
  data: z.object({ paymentInformation: z.object({ card: cardData }) }),
  context: z.string().max(8192),
  index: z.literal(0),
});

/**
 * Card data in an encrypted envelope goes in, a transient token comes out.
 *
 * Nobody signs in for this: whoever holds a good capture context may make tokens, and only the
 * merchant can spend them.
 */
export const tokenise = async (desk: TokenDesk, jwe: string): Promise<string> => {
  const key = keyOf(desk, jwe);
  const opened = envelope.safeParse(await openEnvelope(key, jwe));
  if (!opened.success) throw contextRefusal('INVALID');
  const context = await readCaptureContext(desk, opened.data.context);
  if (context.kid !== key.kid) throw contextRefusal('INVALID');

  const { card } = opened.data.data.paymentInformation;
  const now = desk.now();
  requireGoodCard(card, context.allowedCardNetworks, now);
  const { includeCardPrefix } = context;
  const token = await mintTransientToken(key, card, { now, includeCardPrefix });
  desk.cardSafe.keep(token.jti, card, token.expiresAt);
  return token.jwt;
};

const keyOf = ({ oneTimeKeys }: TokenDesk, jwe: string): GatewayKey => {
  try {
    const key = oneTimeKeys.find(decodeProtectedHeader(jwe).kid ?? '');
    if (key !== undefined) return key;
  } catch {
    // Not even a header: refused as an unknown key is.
  }
  throw contextRefusal('INVALID');
};

const openEnvelope = async (key: GatewayKey, jwe: string): Promise<unknown> => {
  try {
    const { plaintext } = await compactDecrypt(jwe, key.privateKey, {
      keyManagementAlgorithms: ['RSA-OAEP'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    throw contextRefusal('INVALID');
  }
};
