import {
  type DeclineCause,
  type DeclineGroup,
  declineGroupOf,
  mayRetrySameCard,
} from '#domain/payment/decline.ts';
import type { PayingMethod } from '#domain/payment/payment-info.ts';

export const declineGroups = [
  'billing-address',
  'security-code',
  'expiry',
  'funds',
  'declined',
  'temporary',
  'authentication',
  'duplicate',
  'funding-source',
  'payment-account',
] as const satisfies readonly DeclineGroup[];

export interface Decline {
  readonly group: DeclineGroup;
  readonly mayRetrySameCard: boolean;
}

/** The shopper went away from the bank's question. */
export const authenticationAbandoned = 'AUTHENTICATION_ABANDONED';

/** The shop's own words: called off without an answer, and undone after one or at the gateway. */
export const undone = { unanswered: 'TIMED_OUT', reversed: 'REVERSED' } as const;

export const undoneReasons: readonly string[] = Object.values(undone);

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
  AGREEMENT_NOT_FOUND: 'token-unknown',
  INSTRUMENT_DECLINED: 'funding-source',
};

/** Unknown reasons and fraud signals alike are `refused`. */
export const causeOf = (reason: string): DeclineCause =>
  (Object.hasOwn(causes, reason) ? causes[reason] : undefined) ?? 'refused';

export const declineFor = (reason: string, method: PayingMethod = 'card'): Decline => {
  const group = groupFor(causeOf(reason), method);
  return { group, mayRetrySameCard: mayRetrySameCard(group) };
};

/** What is not about a card is not told in a card's words. */
const groupFor = (cause: DeclineCause, method: PayingMethod): DeclineGroup => {
  const group = declineGroupOf(cause);
  const isAccount = method === 'payment-account' || method === 'saved-account';
  return isAccount && !sharedGroups.includes(group) ? 'payment-account' : group;
};

const sharedGroups: readonly DeclineGroup[] = ['temporary', 'duplicate', 'funding-source'];
