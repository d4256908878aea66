import * as z from 'zod';
import { type Cents, centsFromDollars } from '#domain/money/cents.ts';
import type { Challenge, Decision, Found, GatewayCard } from '#server/parties/gateway.ts';

const errorInformation = z.object({ reason: z.string() });
const dollars = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .transform((text) => centsFromDollars(Number(text)));

const storedId = z.string().min(1).max(64);

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

/** The consent behind a kept account ended at the service; the reason of a detail (docs/payments.md). */
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
  });
  switch (status) {
    case 'AUTHORIZED':
      return id === undefined ? undefined : { kind: 'approved', gatewayId: id, ...amount };
    // A sale: the money is there already.
    case 'COMPLETED':
    case 'SETTLED':
      return id === undefined
        ? undefined
        : { kind: 'approved', gatewayId: id, captured: true, ...keptAccountIn(reply) };
    case 'PENDING':
      return id === undefined ? undefined : { kind: 'pending', gatewayId: id };
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
const keptAccountIn = ({ agreementInformation: agreement }: PaymentReply) =>
  agreement === undefined ? {} : { keptAccount: { agreementId: agreement.id } };

/** The bank's challenge of its customer; undefined when the address of its page is missing. */
export const challengeOf = (reply: PaymentReply): Challenge | undefined => {
  const about = reply.consumerAuthenticationInformation;
  if (reply.status !== 'PENDING_AUTHENTICATION' || about === undefined) return undefined;
  const { authenticationTransactionId: authenticationId, stepUpUrl, accessToken } = about;
  return { kind: 'challenge', authenticationId, stepUpUrl, accessToken };
};

const application = z.object({ name: z.string(), status: z.string().optional() });

/** A search reply: each hit with its first answer and all later operations. */
export const searchReply = z.object({
  _embedded: z
    .object({
      transactionSummaries: z.array(
        z.object({
          id: z.string().optional(),
          status: z.string().optional(),
          errorInformation: errorInformation.optional(),
          agreementInformation: z.object({ id: storedId }).optional().catch(undefined),
          orderInformation: z
            .object({
              amountDetails: z.object({ authorizedAmount: dollars.optional() }).optional(),
            })
            .optional(),
          applicationInformation: z
            .object({ applications: z.array(application).optional() })
            .optional(),
        }),
      ),
    })
    .optional(),
});

/** What asks for the money: an authorisation of a card or wallet, or a sale. */
const firstOf: readonly string[] = ['ics_auth', 'ics_ap_sale'];

/** The authorisation among the hits, and whether it was captured or reversed since. */
export const foundIn = (reply: z.output<typeof searchReply>): Found => {
  const hits = reply._embedded?.transactionSummaries ?? [];
  const authorization = hits.find((hit) =>
    (hit.applicationInformation?.applications ?? []).some(({ name }) => firstOf.includes(name)),
  );
  if (authorization === undefined) {
    return hits.length === 0 ? { kind: 'not-found' } : { kind: 'unknown', why: 'no authorisation' };
  }
  const done = (authorization.applicationInformation?.applications ?? []).map(({ name }) => name);
  const decision = decisionOf({ ...authorization, status: authorization.status ?? '' });
  return decision === undefined
    ? { kind: 'unknown', why: `status ${authorization.status ?? 'absent'}` }
    : {
        kind: 'found',
        decision,
        captured: done.includes('ics_bill') || isSale(decision),
        reversed: done.includes('ics_auth_reversal') || done.includes('ics_void'),
        refunded: done.includes('ics_credit'),
      };
};

const isSale = (decision: Decision): boolean =>
  decision.kind === 'approved' && decision.captured === true;

/** Cents from the gateway's form: dollars as text with two decimals. */
export const gatewayAmount = (amount: Cents): string => (amount / 100).toFixed(2);
