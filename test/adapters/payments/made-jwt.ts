import { base64urlOf } from '#adapters/payments/compact-jwt.ts';

const part = (value: unknown): string =>
  base64urlOf(new TextEncoder().encode(JSON.stringify(value)));

/** A JWT nobody signed. */
const unsignedJwt = (claims: unknown, header: unknown = { alg: 'RS256', kid: 'k1' }): string =>
  `${part(header)}.${part(claims)}.c2lnbmF0dXJl`;

export const vaultOrigin = 'http://127.0.0.1:4200';

interface ContextChanges {
  readonly origin?: string;
  readonly library?: string;
  readonly integrity?: string;
  readonly expiresAt?: number;
  readonly path?: string;
}

const contextClaims = (changes: ContextChanges = {}) => ({
  iss: 'Flex API',
  exp: (changes.expiresAt ?? Date.UTC(2026, 10, 21, 13)) / 1000,
  added: 'later',
  flx: {
    path: changes.path ?? '/flex/v2/tokens',
    origin: changes.origin ?? vaultOrigin,
    data: 'x',
    jwk: { kty: 'RSA', e: 'AQAB', use: 'enc', n: 'AQAB', kid: '00k' },
  },
  ctx: [
    {
      type: 'mf-2.1.0',
      data: {
        clientLibrary: changes.library ?? `${vaultOrigin}/microform/bundle/v2.1.0/flex.min.js`,
        clientLibraryIntegrity: changes.integrity ?? 'sha256-AAAA',
        targetOrigins: ['http://localhost:4100'],
        allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX'],
      },
    },
  ],
});

export const madeContext = (changes: ContextChanges = {}): string =>
  unsignedJwt(contextClaims(changes));

/** Of a security code alone. */
export const madeCodeToken = (jti = 'TOKEN1'): string =>
  unsignedJwt({
    jti,
    exp: 1_795_227_251,
    content: { paymentInformation: { card: { securityCode: {}, expirationMonth: {} } } },
  });

export const madeToken = (
  maskedValue = 'XXXXXXXXXXXX1111',
  types = ['001'],
  jti = 'TOKEN1',
): string =>
  unsignedJwt({
    jti,
    exp: 1_795_227_251,
    content: {
      paymentInformation: {
        card: { number: { detectedCardTypes: types, maskedValue }, securityCode: {} },
      },
    },
  });
