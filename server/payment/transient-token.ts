import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import * as z from 'zod';
import { cardBrands } from '#domain/payment/card-brands.ts';
import type { PaymentContextRow } from '#server/data/payment/payment-sessions.ts';

/** What a valid token contains: never more than brand and last four digits. */
export interface TokenFacts {
  readonly jti: string;
  readonly brand: string;
  readonly last4: string;
  /** MM/YY. */
  readonly expDate: string;
}

/** Why a token is refused, in the order of the checks (docs/payments.md). */
export type TokenFault =
  | 'form'
  | 'algorithm'
  | 'key'
  | 'signature'
  | 'time'
  | 'issuer'
  | 'claims'
  | 'network'
  | 'expiry';

export type TokenVerdict =
  | { readonly kind: 'good'; readonly facts: TokenFacts }
  | { readonly kind: 'bad'; readonly fault: TokenFault };

/** Longest token, bytes. */
const longest = 8192;
/** Clocks may differ this much, seconds. */
const skew = 60;

/** Absent values may be `{}`, `[]` or missing. */
const valued = z.object({ value: z.string() }).optional().catch(undefined);
const card = z.object({
  number: z
    .object({ detectedCardTypes: z.array(z.string()).optional(), maskedValue: z.string() })
    .optional(),
  expirationMonth: valued,
  expirationYear: valued,
});
/** The shape of older vaults. */
const flat = z.object({
  number: z.string(),
  type: z.string().optional(),
  expirationMonth: z.string().optional(),
  expirationYear: z.string().optional(),
});
const claims = z.object({
  iss: z.string(),
  iat: z.number(),
  exp: z.number(),
  jti: z.string().min(1).max(200),
  content: z.object({ paymentInformation: z.object({ card }) }).optional(),
  data: flat.optional(),
});

type Claims = z.output<typeof claims>;

/**
 * Judges a transient token against the contexts of its payment session. Nothing is sent anywhere:
 * a token of another session, a forged or an old one costs no call.
 */
export const judgeToken = async (
  token: string,
  contexts: readonly PaymentContextRow[],
  now: number,
  holds: 'card' | 'code' = 'card',
): Promise<TokenVerdict> => {
  if (token.length > longest || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return bad('form');
  const header = headerOf(token);
  if (header === undefined) return bad('form');
  if (header.alg !== 'RS256') return bad('algorithm');
  const context = contexts.find((row) => row.key_id === header.kid);
  if (context === undefined) return bad('key');
  const payload = await verifiedPayload(token, context);
  if (payload === undefined) return bad('signature');
  const read = claims.safeParse(payload);
  if (!read.success) return bad('claims');
  return judgeClaims(read.data, { networks: context.networks, now, holds });
};

const bad = (fault: TokenFault): TokenVerdict => ({ kind: 'bad', fault });

const headerOf = (token: string): ReturnType<typeof decodeProtectedHeader> | undefined => {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
};

const verifiedPayload = async (token: string, { jwk }: PaymentContextRow): Promise<unknown> => {
  try {
    const key = await importJWK({ ...jwk, alg: 'RS256' }, 'RS256');
    const { payload } = await compactVerify(token, key, { algorithms: ['RS256'] });
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return undefined;
  }
};

interface Expected {
  readonly networks: readonly string[];
  readonly now: number;
  readonly holds: 'card' | 'code';
}

const judgeClaims = (read: Claims, { networks, now, holds }: Expected): TokenVerdict => {
  const seconds = now / 1000;
  if (read.exp + skew < seconds || read.iat - skew > seconds) return bad('time');
  if (!read.iss.startsWith('Flex/')) return bad('issuer');
  const { number, types, month, year } = cardOf(read);
  if (holds === 'code') return judgeCode(read.jti, number);
  const last4 = /[X*]{4,}(\d{4})$/.exec(number)?.[1];
  if (last4 === undefined) return bad('claims');
  const brand = cardBrands.find(
    ({ code, network }) => types.includes(code) && networks.includes(network),
  );
  if (brand === undefined) return bad('network');
  if (!isCurrent(month, year, now)) return bad('expiry');
  const expDate = `${month}/${year?.slice(2)}`;
  return { kind: 'good', facts: { jti: read.jti, brand: brand.brandedName, last4, expDate } };
};

/** The code of a saved card: with a number in it the token would be another card. */
const judgeCode = (jti: string, number: string): TokenVerdict =>
  number === ''
    ? { kind: 'good', facts: { jti, brand: '', last4: '', expDate: '' } }
    : bad('claims');

interface CardClaims {
  readonly number: string;
  readonly types: readonly string[];
  readonly month: string | undefined;
  readonly year: string | undefined;
}

const cardOf = ({ content, data }: Claims): CardClaims => {
  const found = content?.paymentInformation.card;
  return {
    number: found?.number?.maskedValue ?? data?.number ?? '',
    types: found?.number?.detectedCardTypes ?? (data?.type === undefined ? [] : [data.type]),
    month: found?.expirationMonth?.value ?? data?.expirationMonth,
    year: found?.expirationYear?.value ?? data?.expirationYear,
  };
};

/** A card is good to the end of its month, wherever on earth that is (UTC-12). */
const isCurrent = (month: string | undefined, year: string | undefined, now: number): boolean =>
  /^(0[1-9]|1[0-2])$/.test(month ?? '') &&
  /^20\d\d$/.test(year ?? '') &&
  Date.UTC(Number(year), Number(month), 1, 12) > now;
