import * as z from 'zod';
import { type Cents, centsFromDollars } from '#domain/money/cents.ts';
import type {
  Captured,
  Challenge,
  Decision,
  Done,
  GatewayCard,
  Refused,
  Unknown,
} from '#server/parties/gateway.ts';
import { jsonOf } from '#server/parties/gateway-http.ts';

const errorInformation = z.object({ reason: z.string() });
export const dollars = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .transform((text) => centsFromDollars(Number(text)));

export const storedId = z.string().min(1).max(64);

/** The fields of a payment reply that are read; others are ignored. */
export const paymentReply = z.object({
  id: z.string().optional(),
  status: z.string(),
  errorInformation: errorInformation.optional(),
  consumerAuthenticationInformation: z
    .object({
      authenticationTransactionId: z.string().min(1).max(100),
      stepUpUrl: z.url().max(500),
      accessToken: z.string().min(1).max(4096),
    })
    .optional()
    .catch(undefined),
  orderInformation: z
    .object({ amountDetails: z.object({ authorizedAmount: dollars.optional() }).optional() })
    .optional(),
  agreementInformation: z.object({ id: storedId }).optional().catch(undefined),
  tokenInformation: z
    .object({
      customer: z.object({ id: storedId }),
      paymentInstrument: z.object({ id: storedId }),
      instrumentIdentifier: z.object({ id: storedId }),
    })
    .optional()
    .catch(undefined),
});

/** The consent behind a saved account ended at the service; the reason of a detail (docs/payments.md). */
export const agreementEnded = 'AGREEMENT_NOT_FOUND';

/** A 4xx has its reason at the top level; some versions have it in `errorInformation`. */
export const refusalReply = z
  .object({
    reason: z.string().optional(),
    errorInformation: errorInformation.optional(),
    details: z.array(errorInformation).optional().catch(undefined),
  })
  .transform(({ reason, errorInformation: error, details = [] }) =>
    details.some((detail) => detail.reason === agreementEnded)
      ? agreementEnded
      : (reason ?? error?.reason ?? 'INVALID_REQUEST'),
  );

export type PaymentReply = z.output<typeof paymentReply>;

/** HTTP 201 means a decision, and only two decisions are approvals (P-20). */
export const decisionOf = (reply: PaymentReply): Decision | undefined => {
  const { id, status } = reply;
  const reason = reply.errorInformation?.reason;
  const held = reply.orderInformation?.amountDetails?.authorizedAmount;
  const amount = { ...(held !== undefined && { amount: held }), ...keptIn(reply) };
  const declined = (why: string): Decision => ({
    kind: 'declined',
    reason: why,
    ...(id === undefined ? {} : { gatewayId: id }),
    ...savedAccountIn(reply),
  });
  switch (status) {
    case 'AUTHORIZED':
      return id === undefined ? undefined : { kind: 'approved', gatewayId: id, ...amount };
    // A sale: the money is there already.
    case 'COMPLETED':
    case 'SETTLED':
      return id === undefined
        ? undefined
        : { kind: 'approved', gatewayId: id, captured: true, ...savedAccountIn(reply) };
    case 'PENDING':
      return id === undefined
        ? undefined
        : { kind: 'pending', gatewayId: id, ...savedAccountIn(reply) };
    case 'AUTHORIZED_PENDING_REVIEW':
    case 'PENDING_REVIEW':
      if (reason === 'AVS_FAILED' || reason === 'CV_FAILED') return declined(reason);
      return id === undefined ? undefined : { kind: 'review', gatewayId: id, ...amount };
    case 'PARTIAL_AUTHORIZED':
      return declined('PARTIAL_AUTHORIZED');
    case 'DECLINED':
    case 'AUTHORIZED_RISK_DECLINED':
    case 'INVALID_REQUEST':
    case 'FAILED':
      return declined(reason ?? status);
    case 'PENDING_AUTHENTICATION':
      return declined('PENDING_AUTHENTICATION');
    default:
      return undefined;
  }
};

/** The card that the gateway has saved. */
const keptIn = ({ tokenInformation: tokens }: PaymentReply): { readonly kept?: GatewayCard } =>
  tokens === undefined
    ? {}
    : {
        kept: {
          customerId: tokens.customer.id,
          instrumentId: tokens.paymentInstrument.id,
          identifierId: tokens.instrumentIdentifier.id,
        },
      };

/** The payer's consent that the gateway keeps. */
const savedAccountIn = ({ agreementInformation: agreement }: PaymentReply) =>
  agreement === undefined ? {} : { savedAccount: { agreementId: agreement.id } };

/** The bank's challenge of its customer; undefined when the address of its page is missing. */
export const challengeOf = (reply: PaymentReply): Challenge | undefined => {
  const about = reply.consumerAuthenticationInformation;
  if (reply.status !== 'PENDING_AUTHENTICATION' || about === undefined) return undefined;
  const { authenticationTransactionId: authenticationId, stepUpUrl, accessToken } = about;
  return { kind: 'challenge', authenticationId, stepUpUrl, accessToken };
};

export const refused = (text: string): Refused => {
  const reply = refusalReply.safeParse(jsonOf(text));
  return { kind: 'refused', reason: reply.success ? reply.data : 'INVALID_REQUEST' };
};

const settledReply = z.object({ id: storedId.optional().catch(undefined), status: z.string() });

/** Taken once it waits for the bank; the reply may name the capture. 201 alone is no success (P-20). */
export const readCapture = (body: unknown): Captured | Refused | Unknown => {
  const reply = settledReply.safeParse(body);
  if (!reply.success) return { kind: 'unknown', why: 'unreadable capture' };
  const { id, status } = reply.data;
  if (notDone.has(status)) return { kind: 'refused', reason: status };
  if (!taken.has(status)) return { kind: 'unknown', why: `capture ${status}` };
  return { kind: 'done', ...(id !== undefined && { captureId: id }) };
};

const taken: ReadonlySet<string> = new Set(['PENDING', 'TRANSMITTED']);

/** Undone is only what the reply says is. */
export const readUndone = (body: unknown): Done | Refused | Unknown => {
  const reply = settledReply.safeParse(body);
  if (!reply.success) return { kind: 'unknown', why: 'unreadable reversal' };
  const { status } = reply.data;
  if (undone.has(status)) return { kind: 'done' };
  return notDone.has(status)
    ? { kind: 'refused', reason: status }
    : { kind: 'unknown', why: `reversal ${status}` };
};

const undone: ReadonlySet<string> = new Set(['REVERSED', 'VOIDED', 'CANCELLED']);

const refundReply = z.object({
  status: z.string().optional(),
  refundAmountDetails: z.object({ refundAmount: dollars.optional() }).optional(),
});

/** Done is only what gives back the amount that was asked; 201 alone is no success (P-20). */
export const readRefund = (body: unknown, asked: Cents): Done | Refused | Unknown => {
  const reply = refundReply.safeParse(body);
  if (!reply.success) return { kind: 'unknown', why: 'unreadable refund' };
  const { status = '', refundAmountDetails } = reply.data;
  if (notDone.has(status)) return { kind: 'refused', reason: status };
  const { refundAmount = asked } = refundAmountDetails ?? {};
  return refundAmount === asked ? { kind: 'done' } : { kind: 'unknown', why: 'another amount' };
};

const notDone: ReadonlySet<string> = new Set(['DECLINED', 'FAILED', 'INVALID_REQUEST']);

/** Cents from the gateway's form: dollars as text with two decimals. */
export const gatewayAmount = (amount: Cents): string => (amount / 100).toFixed(2);
