import * as z from 'zod';
import { statusBody, statusPath } from '#server/parties/account-sessions.ts';
import type { Approval, Decision, Found, RequestNames, Unknown } from '#server/parties/gateway.ts';
import { askGateway, type GatewayAddress, jsonOf } from '#server/parties/gateway-http.ts';
import { decisionOf, paymentReply } from '#server/parties/gateway-replies.ts';
import { foundIn, searchReply } from '#server/parties/gateway-search.ts';

type Standing = Extract<Found, { readonly kind: 'found' }>;

/** More requests than an order ever has; the gateway tells at most 2500. */
const mostHits = 100;

/**
 * How the payment of an order stands. The gateway is searched by the order's reference; its search
 * runs behind by seconds to minutes, so "not found" alone proves nothing.
 */
export const findPayment = async (
  address: GatewayAddress,
  { reference }: RequestNames,
): Promise<Found> => {
  const answer = await askGateway(address, {
    method: 'POST',
    path: '/tss/v2/searches',
    patience: 'other',
    body: {
      save: false,
      timezone: 'UTC',
      query: `clientReferenceInformation.code:${reference}`,
      offset: 0,
      limit: mostHits,
      sort: 'submitTimeUtc:asc',
    },
  });
  if (answer.kind === 'unknown') return answer;
  if (answer.status >= 400) return { kind: 'unknown', why: `HTTP ${answer.status}` };
  const reply = searchReply.safeParse(jsonOf(answer.text));
  if (!reply.success) return { kind: 'unknown', why: 'unreadable search' };
  const found = foundIn(reply.data);
  return found.kind === 'found' ? nowOf(address, found) : found;
};

/** A search tells how a request was answered; what was decided since is a question of its own. */
const nowOf = async (address: GatewayAddress, found: Standing): Promise<Found> => {
  const { decision } = found;
  if (decision.kind === 'pending' && found.reversed) return undoneSale(address, found, decision);
  if (found.reversed) return found;
  if (decision.kind === 'review') {
    const reviewed = await decidedReview(address, decision);
    return reviewed.kind === 'unknown' ? reviewed : { ...found, decision: reviewed };
  }
  if (decision.kind !== 'pending') return found;
  // Only what was paid is given back.
  const now: Decision | Unknown =
    found.refunded === undefined
      ? await saleNow(address, decision.gatewayId)
      : { kind: 'approved', gatewayId: decision.gatewayId, captured: true };
  return now.kind === 'unknown'
    ? now
    : { ...found, decision: now, captured: now.kind === 'approved' };
};

/** Nothing is decided about it any more, but its payer's consent may have to be ended. */
const undoneSale = async (
  address: GatewayAddress,
  found: Standing,
  decision: Extract<Decision, { readonly kind: 'pending' }>,
): Promise<Found> => {
  const now = await saleNow(address, decision.gatewayId);
  return now.savedAccount === undefined
    ? found
    : { ...found, decision: { ...decision, savedAccount: now.savedAccount } };
};

const saleNow = async (address: GatewayAddress, saleId: string): Promise<Decision | Unknown> => {
  const answer = await askGateway(address, {
    method: 'POST',
    path: statusPath(saleId),
    patience: 'other',
    body: statusBody(saleId),
  });
  if (answer.kind === 'unknown') return answer;
  const reply = answer.status < 400 ? paymentReply.safeParse(jsonOf(answer.text)) : undefined;
  const decision = reply?.success === true ? decisionOf(reply.data) : undefined;
  return decision ?? { kind: 'unknown', why: 'unreadable status' };
};

type Review = Approval & { readonly kind: 'review' };

/** The longest time one question may be about, ms: a day, less a minute. */
const longestTime = 24 * 3_600_000 - 60_000;

const conversions = z.object({
  conversionDetails: z
    .array(z.object({ requestId: z.string().optional(), newDecision: z.string().optional() }))
    .nullish(),
});

/**
 * How a reviewer decided, which no search tells: the gateway reports decisions of the last day. As
 * the shop asks every few minutes, none is missed.
 */
const decidedReview = async (
  address: GatewayAddress,
  review: Review,
): Promise<Decision | Unknown> => {
  const now = address.now();
  const asked = new URLSearchParams({
    startTime: new Date(now - longestTime).toISOString(),
    endTime: new Date(now).toISOString(),
    organizationId: address.merchant.id,
  });
  const path = `/reporting/v3/conversion-details?${asked}`;
  const answer = await askGateway(address, { method: 'GET', path, patience: 'other' });
  if (answer.kind === 'unknown') return answer;
  // No decision at all in this time.
  if (answer.status === 404) return review;
  const reply = answer.status < 400 ? conversions.safeParse(jsonOf(answer.text)) : undefined;
  if (reply?.success !== true) return { kind: 'unknown', why: 'unreadable reviews' };
  const decided = (reply.data.conversionDetails ?? []).findLast(
    ({ requestId }) => requestId === review.gatewayId,
  );
  switch (decided?.newDecision?.toUpperCase()) {
    case 'ACCEPT':
      return { ...review, kind: 'approved' };
    case 'REJECT':
      return {
        kind: 'declined',
        reason: 'DECISION_PROFILE_REJECT',
        gatewayId: review.gatewayId,
      };
    default:
      return review;
  }
};
