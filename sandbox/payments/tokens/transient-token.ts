import { randomBytes } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { detectCardBrands } from '#domain/payment/card-brands.ts';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { GatewayKey } from '#sandbox/payments/keys/gateway-key.ts';
import type { OneTimeKeys } from '#sandbox/payments/keys/one-time-keys.ts';
import type { CardData } from '#sandbox/payments/tokens/card-data.ts';
import { transientTokenSeconds } from '#sandbox/payments/tokens/token-lives.ts';

export interface MintedToken {
  readonly jwt: string;
  readonly jti: string;
  /** Unix ms. */
  readonly expiresAt: number;
}

/** Makes the token that stands for a card: masked number, no code, signed by the one-time key. */
export const mintTransientToken = async (
  key: GatewayKey,
  card: CardData,
  options: { readonly now: number; readonly includeCardPrefix?: boolean | undefined },
): Promise<MintedToken> => {
  const issuedAt = Math.floor(options.now / 1000);
  const expires = issuedAt + transientTokenSeconds;
  const jti = randomBytes(32).toString('hex').toUpperCase();
  const jwt = await new SignJWT({
    type: 'mf-2.0.0',
    content: { paymentInformation: { card: maskedCard(card, options.includeCardPrefix) } },
  })
    .setProtectedHeader({ kid: key.kid, alg: 'RS256' })
    .setIssuer(`Flex/${key.kid.slice(0, 2)}`)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .setJti(jti)
    .sign(key.privateKey);
  return { jwt, jti, expiresAt: expires * 1000 };
};

/** The id of a token we made and that has not run out; anything else is INVALID_DATA. */
export const readTransientToken = async (
  keys: Pick<OneTimeKeys, 'find'>,
  jwt: string,
  now: number,
): Promise<string> => {
  try {
    const key = keys.find(decodeProtectedHeader(jwt).kid ?? '');
    if (key === undefined) throw unknownToken();
    const { payload } = await jwtVerify(jwt, key.publicKey, {
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'jti'],
      currentDate: new Date(now),
    });
    return payload.jti ?? '';
  } catch {
    throw unknownToken();
  }
};

/** Unknown, run out and already used look the same from outside, as with the real gateway. */
export const unknownToken = (): GatewayRefusal =>
  new GatewayRefusal({
    reason: 'INVALID_DATA',
    message: 'One or more fields in the request contains invalid data.',
    details: [{ field: 'tokenInformation.transientTokenJwt', reason: 'INVALID_DATA' }],
  });

const maskedCard = (card: CardData, includeCardPrefix: boolean | undefined) => {
  const { number = '', expirationMonth, expirationYear } = card;
  return {
    ...(number === ''
      ? {}
      : {
          number: {
            detectedCardTypes: detectCardBrands(number).map(({ code }) => code),
            maskedValue: 'X'.repeat(number.length - 4) + number.slice(-4),
            ...prefixOf(number, includeCardPrefix),
          },
        }),
    securityCode: {},
    expirationMonth: expirationMonth === undefined ? {} : { value: expirationMonth },
    expirationYear: expirationYear === undefined ? {} : { value: expirationYear },
  };
};

/** Eight digits only where asked for and the number is long enough to hide the rest. */
const prefixOf = (number: string, include: boolean | undefined): { readonly bin?: string } => {
  if (include === false) return {};
  const eightAllowed = include === true && number.length >= 16;
  return { bin: number.slice(0, eightAllowed ? 8 : 6) };
};
