import * as z from 'zod';

const base64 = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => text !== '' && Buffer.from(text, 'base64').toString('base64') === text);
const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/);

/**
 * What a page gets as `token.paymentData`, as Apple's "Payment token format reference" has it for
 * elliptic curves. Nothing beyond these fields: what is not signed must not be believed.
 */
export const paymentData = z.strictObject({
  version: z.literal('EC_v1'),
  /** Encrypted payload with its tag at the end. */
  data: base64(8192),
  /** CMS SignedData without the message. */
  signature: base64(8192),
  header: z.strictObject({
    /** SubjectPublicKeyInfo, DER. */
    ephemeralPublicKey: base64(200),
    /** SHA-256 of the merchant's public key. */
    publicKeyHash: base64(44),
    transactionId: hex.length(64),
    /** SHA-256 of the request's applicationData, when it has some. */
    applicationData: hex.length(64).optional(),
  }),
});

export type PaymentData = z.infer<typeof paymentData>;

/** What `data` holds for a card. */
export const paymentPayload = z.object({
  applicationPrimaryAccountNumber: z.string().regex(/^\d{12,19}$/),
  /** YYMMDD */
  applicationExpirationDate: z.string().regex(/^\d{6}$/),
  /** ISO 4217, three digits. */
  currencyCode: z.string().regex(/^\d{3}$/),
  /** In the smallest unit of the currency. */
  transactionAmount: z.int().min(0),
  deviceManufacturerIdentifier: z.string(),
  paymentDataType: z.literal('3DSecure'),
  paymentData: z.object({
    onlinePaymentCryptogram: base64(64),
    eciIndicator: z.string().optional(),
  }),
});

export type PaymentPayload = z.infer<typeof paymentPayload>;

/** US dollars in ISO 4217. */
export const dollars = '840';

/** The message that the signature covers. */
export const signedMessage = ({ data, header }: Pick<PaymentData, 'data' | 'header'>): Uint8Array =>
  Buffer.concat([
    Buffer.from(header.ephemeralPublicKey, 'base64'),
    Buffer.from(data, 'base64'),
    Buffer.from(header.transactionId, 'hex'),
    Buffer.from(header.applicationData ?? '', 'hex'),
  ]);
