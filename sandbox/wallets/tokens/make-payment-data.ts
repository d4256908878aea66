import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Identity } from '#sandbox/wallets/certificates/issue-certificate.ts';
import { encryptPayload, hashOfKey } from '#sandbox/wallets/tokens/payload-cipher.ts';
import {
  dollars,
  type PaymentData,
  type PaymentPayload,
  signedMessage,
} from '#sandbox/wallets/tokens/payment-data.ts';
import { signMessage } from '#sandbox/wallets/tokens/signed-message.ts';

/** What the wallet makes tokens with, and for whom. */
export interface TokenMaker {
  readonly tokenSigner: Identity;
  readonly tokenAuthority: Identity;
  readonly merchantIdentifier: string;
  /** The key that the merchant's payment processor can decrypt with. */
  readonly processingPublicKey: KeyObject;
}

export interface PaymentToMake {
  readonly accountNumber: string;
  /** YYMMDD */
  readonly expiry: string;
  readonly amountCents: number;
  /** Unix ms. */
  readonly now: number;
}

/** Makes one payment's data: encrypted for the merchant, signed by the wallet, EC_v1. */
export const makePaymentData = async (
  maker: TokenMaker,
  payment: PaymentToMake,
): Promise<PaymentData> => {
  const ephemeral = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const data = encryptPayload(
    {
      privateKey: ephemeral.privateKey,
      publicKey: maker.processingPublicKey,
      merchantIdentifier: maker.merchantIdentifier,
    },
    JSON.stringify(payloadOf(payment)),
  ).toString('base64');
  const header = {
    ephemeralPublicKey: ephemeral.publicKey
      .export({ type: 'spki', format: 'der' })
      .toString('base64'),
    publicKeyHash: hashOfKey(maker.processingPublicKey),
    transactionId: randomBytes(32).toString('hex'),
  };
  const signature = await signMessage(maker.tokenSigner, {
    authority: maker.tokenAuthority.certificate,
    message: signedMessage({ data, header }),
    signingTime: new Date(payment.now),
  });
  return { version: 'EC_v1', data, signature: signature.toString('base64'), header };
};

const payloadOf = ({ accountNumber, expiry, amountCents }: PaymentToMake): PaymentPayload => ({
  applicationPrimaryAccountNumber: accountNumber,
  applicationExpirationDate: expiry,
  currencyCode: dollars,
  transactionAmount: amountCents,
  deviceManufacturerIdentifier: '040010030273',
  paymentDataType: '3DSecure',
  paymentData: {
    onlinePaymentCryptogram: randomBytes(20).toString('base64'),
    eciIndicator: '5',
  },
});
