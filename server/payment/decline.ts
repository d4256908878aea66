import {
  type DeclineCause,
  type DeclineGroup,
  declineGroupOf,
  mayRetrySameCard,
} from '#domain/payment/decline.ts';

export const declineGroups = [
  'billing-address',
  'security-code',
  'expiry',
  'funds',
  'declined',
  'temporary',
  'authentication',
  'duplicate',
] as const satisfies readonly DeclineGroup[];

export interface Decline {
  readonly group: DeclineGroup;
  readonly mayRetrySameCard: boolean;
}

/** The shopper went away from the bank's question. */
export const authenticationAbandoned = 'AUTHENTICATION_ABANDONED';

/** The gateway's words for what the shop treats differently (docs/payments.md). */
const causes: Readonly<Record<string, DeclineCause>> = {
  AVS_FAILED: 'address-check',
  CV_FAILED: 'code-check',
  PARTIAL_AUTHORIZED: 'part-only',
  CVN_NOT_MATCH: 'wrong-code',
  INVALID_CVN: 'wrong-code',
  EXPIRED_CARD: 'expired',
  INSUFFICIENT_FUND: 'funds',
  EXCEEDS_CREDIT_LIMIT: 'funds',
  ISSUER_UNAVAILABLE: 'unavailable',
  PROCESSOR_ERROR: 'unavailable',
  PROCESSOR_UNAVAILABLE: 'unavailable',
  TIMED_OUT: 'unavailable',
  REVERSED: 'unavailable',
  CONTACT_PROCESSOR: 'unavailable',
  CONSUMER_AUTHENTICATION_REQUIRED: 'not-confirmed',
  CONSUMER_AUTHENTICATION_FAILED: 'not-confirmed',
  [authenticationAbandoned]: 'not-confirmed',
  PENDING_AUTHENTICATION: 'not-confirmed',
  DUPLICATE_REQUEST: 'duplicate',
  INVALID_DATA: 'token-unknown',
};

/** Unknown reasons and fraud signals alike are `refused`. */
export const causeOf = (reason: string): DeclineCause =>
  (Object.hasOwn(causes, reason) ? causes[reason] : undefined) ?? 'refused';

export const declineFor = (reason: string): Decline => {
  const group = declineGroupOf(causeOf(reason));
  return { group, mayRetrySameCard: mayRetrySameCard(group) };
};
