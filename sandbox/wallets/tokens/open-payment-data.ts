import { createPublicKey, type KeyObject, type X509Certificate } from 'node:crypto';
import { decryptPayload, hashOfKey } from '#sandbox/wallets/tokens/payload-cipher.ts';
import {
  dollars,
  type PaymentPayload,
  paymentData,
  paymentPayload,
  signedMessage,
} from '#sandbox/wallets/tokens/payment-data.ts';
import { readSignature, type SignatureFault } from '#sandbox/wallets/tokens/read-signature.ts';

/** Why a wallet's token is refused; each forgery has a reason of its own. */
export type TokenFault =
  | SignatureFault
  | 'TOKEN_UNREADABLE'
  | 'PUBLIC_KEY_HASH_MISMATCH'
  | 'SIGNING_TIME_OUT_OF_RANGE'
  | 'DECRYPTION_FAILED'
  | 'PAYLOAD_UNREADABLE'
  | 'CURRENCY_MISMATCH'
  | 'AMOUNT_MISMATCH'
  | 'ACCOUNT_EXPIRED';

/** Whom the payment processor believes, and what it decrypts with. */
export interface TokenReader {
  readonly root: X509Certificate;
  readonly processingKey: KeyObject;
  readonly merchantIdentifier: string;
}

export interface OpenedToken {
  readonly transactionId: string;
  readonly payload: PaymentPayload;
}

/** A token may be used this long after it was signed, ms. */
const longestAge = 5 * 60_000;
/** Clocks may differ this much, ms. */
const clockSkew = 60_000;

/**
 * Opens a wallet's token for a payment of an amount in dollars, in the order Apple documents:
 * whose it is, who signed it, when, what is in it. It may still have been used before.
 */
export const openPaymentData = (
  { root, processingKey, merchantIdentifier }: TokenReader,
  text: string,
  about: { readonly amountCents: number; readonly now: number },
): { readonly fault: TokenFault } | (OpenedToken & { readonly fault?: never }) => {
  const token = paymentData.safeParse(jsonIn(text)).data;
  if (token === undefined) return { fault: 'TOKEN_UNREADABLE' };
  const { header } = token;
  if (header.publicKeyHash !== hashOfKey(createPublicKey(processingKey))) {
    return { fault: 'PUBLIC_KEY_HASH_MISMATCH' };
  }
  const { now } = about;
  const signature = Buffer.from(token.signature, 'base64');
  const read = readSignature(signature, { message: signedMessage(token), root, now });
  if (read.fault !== undefined) return { fault: read.fault };
  const age = now - read.signingTime.getTime();
  if (age > longestAge || age < -clockSkew) return { fault: 'SIGNING_TIME_OUT_OF_RANGE' };
  const publicKey = publicKeyIn(header.ephemeralPublicKey);
  const opened =
    publicKey &&
    decryptPayload(
      { privateKey: processingKey, publicKey, merchantIdentifier },
      Buffer.from(token.data, 'base64'),
    );
  if (opened === undefined) return { fault: 'DECRYPTION_FAILED' };
  const payload = paymentPayload.safeParse(jsonIn(opened)).data;
  if (payload === undefined) return { fault: 'PAYLOAD_UNREADABLE' };
  const fault = payloadFault(payload, about);
  return fault === undefined ? { transactionId: header.transactionId, payload } : { fault };
};

const payloadFault = (
  { currencyCode, transactionAmount, applicationExpirationDate: expiry }: PaymentPayload,
  { amountCents, now }: { readonly amountCents: number; readonly now: number },
): TokenFault | undefined => {
  if (currencyCode !== dollars) return 'CURRENCY_MISMATCH';
  if (transactionAmount !== amountCents) return 'AMOUNT_MISMATCH';
  return endOf(expiry) <= now ? 'ACCOUNT_EXPIRED' : undefined;
};

/** Until when a device account is good: the end of its day, wherever on earth that is (UTC-12). */
const endOf = (yymmdd: string): number => {
  const [year = 0, month = 0, day = 0] = (yymmdd.match(/\d\d/g) ?? []).map(Number);
  return Date.UTC(2000 + year, month - 1, day + 1, 12);
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Only a point on the curve the format prescribes. */
const publicKeyIn = (spki: string): KeyObject | undefined => {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
};
