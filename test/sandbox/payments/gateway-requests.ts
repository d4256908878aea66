import { CompactEncrypt, decodeJwt, importJWK, type JWK } from 'jose';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';

export const shopOrigin = 'http://localhost:4799';

/** A code no other text in the tests contains, so that finding it anywhere is a leak. */
export const canaryCode = '739';

export const sessionRequest = {
  clientVersion: 'v2',
  targetOrigins: [shopOrigin],
  allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'DINERSCLUB', 'JCB'],
  transientTokenResponseOptions: { includeCardPrefix: false },
};

export interface CardChanges {
  readonly number?: string;
  readonly securityCode?: string;
  readonly expirationMonth?: string;
  readonly expirationYear?: string;
  readonly type?: string;
}

export const cardNamed = (alias: string): Required<Omit<CardChanges, 'type'>> => {
  const found = publishedTestCards.find((card) => card.alias === alias);
  if (found === undefined) throw new Error(`No test card ${alias}`);
  const { number, securityCode } = found;
  return { number, securityCode, expirationMonth: '12', expirationYear: '2039' };
};

/** What a program without a browser sends: card and context, encrypted for the one-time key. */
export const envelope = async (
  context: string,
  card: CardChanges,
  keyFrom = context,
): Promise<string> => {
  const { jwk } = decodeJwt<{ flx: { jwk: JWK } }>(keyFrom).flx;
  const { use: _, ...key } = jwk;
  const letter = JSON.stringify({ data: { paymentInformation: { card } }, context, index: 0 });
  return new CompactEncrypt(new TextEncoder().encode(letter))
    .setProtectedHeader({ kid: String(jwk.kid), alg: 'RSA-OAEP', enc: 'A256GCM' })
    .encrypt(await importJWK(key, 'RSA-OAEP'));
};

export interface PaymentChanges {
  readonly code?: string;
  readonly transactionId?: string;
  readonly totalAmount?: string;
  readonly postalCode?: string;
  readonly processingInformation?: object;
}

let payments = 0;

export const payment = (token: string, changes: PaymentChanges = {}) => {
  payments += 1;
  return {
    clientReferenceInformation: {
      code: changes.code ?? `order-${payments}`,
      transactionId: changes.transactionId ?? `tx-${payments}`,
    },
    processingInformation: changes.processingInformation ?? { capture: false },
    tokenInformation: { transientTokenJwt: token },
    orderInformation: {
      amountDetails: { totalAmount: changes.totalAmount ?? '23.47', currency: 'USD' },
      billTo: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        address1: '1 Main St',
        locality: 'Plano',
        administrativeArea: 'TX',
        postalCode: changes.postalCode ?? '75024',
        country: 'US',
        email: 'ada@example.com',
      },
    },
  };
};

export const settlement = (code: string, totalAmount: string, transactionId?: string) => ({
  clientReferenceInformation: { code, ...(transactionId === undefined ? {} : { transactionId }) },
  orderInformation: { amountDetails: { totalAmount, currency: 'USD' } },
});
