import * as z from 'zod';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Ledger, Payment } from '#sandbox/payments/ledger/ledger.ts';
import type { FollowUp } from '#sandbox/payments/ledger/ledger-entry.ts';
import { isInReview } from '#sandbox/payments/ledger/payment-state.ts';
import { isoTime, newRequestId } from '#sandbox/payments/operations/payment-parts.ts';

/** Without a reference every payment that waits is decided. */
export const reviewBody = z.strictObject({
  decision: z.enum(['accept', 'reject']),
  /** The merchant's reference code. */
  reference: z.string().min(1).max(50).optional(),
});

interface ReviewParts {
  readonly ledger: Ledger;
  readonly now: () => number;
}

const waiting = (ledger: Ledger): readonly Payment[] =>
  ledger
    .entries()
    .flatMap((entry) => (entry.kind === 'authorization' ? (ledger.payment(entry.id) ?? []) : []))
    .filter(isInReview);

/** The payments somebody has to look at, oldest first. */
export const waitingReviews = (ledger: Ledger) =>
  waiting(ledger).map(({ authorization: { id, at, reference, amountCents } }) => ({
    id,
    at,
    reference,
    amountCents,
  }));

/** Decides as the gateway's reviewer would; the merchant learns it when it asks. */
export const decideReviews = async (
  parts: ReviewParts,
  { decision, reference }: z.infer<typeof reviewBody>,
): Promise<readonly { readonly id: string; readonly reference: string }[]> => {
  const chosen = waiting(parts.ledger).filter(
    ({ authorization }) => reference === undefined || authorization.reference === reference,
  );
  if (chosen.length === 0) throw nothingInReview();
  const entries = chosen.map(
    ({ authorization }): FollowUp => ({
      kind: 'review',
      id: newRequestId(parts),
      at: isoTime(parts),
      reference: authorization.reference,
      paymentId: authorization.id,
      amountCents: authorization.amountCents,
      decision,
    }),
  );
  await parts.ledger.record(...entries);
  return chosen.map(({ authorization: { id, reference: code } }) => ({ id, reference: code }));
};

/** The longest time one question may be about, ms. */
const day = 24 * 3_600_000;

/** Decisions of a time, as the gateway reports them; no search tells them. */
export const reviewConversions = (
  ledger: Ledger,
  { startTime = '', endTime = '' }: { readonly startTime?: string; readonly endTime?: string },
) => {
  const [from, to] = [Date.parse(startTime), Date.parse(endTime)];
  if (!(from <= to && to - from < day)) {
    throw new GatewayRefusal({ reason: 'INVALID_DATA', message: 'Ask about up to a day.' });
  }
  const decided = ledger
    .entries()
    .flatMap((entry) => (entry.kind === 'review' ? [entry] : []))
    .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);
  return {
    startTime,
    endTime,
    conversionDetails: decided.map((entry) => ({
      merchantReferenceNumber: entry.reference,
      conversionTime: entry.at,
      requestId: entry.paymentId,
      originalDecision: 'REVIEW',
      newDecision: entry.decision.toUpperCase(),
      queue: 'Review Queue',
      profile: 'default',
      notes: [],
    })),
  };
};

const nothingInReview = (): GatewayRefusal =>
  new GatewayRefusal({
    status: 404,
    reason: 'NOT_IN_REVIEW',
    message: 'No such payment waits for a review.',
  });
