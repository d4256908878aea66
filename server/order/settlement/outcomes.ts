import type { Cents } from '#domain/money/cents.ts';
import type { Decided, Outcome, PaymentStateAtGateway } from '#domain/payment/outcome.ts';
import type { Challenge, Decision, Found, Unknown } from '#server/parties/gateway.ts';
import { authenticationAbandoned, causeOf } from '#server/payment/decline.ts';

/** The gateway's answer, in the terms of the domain's rules. */
export const outcomeOf = (decision: Decision | Challenge | Unknown): Outcome => {
  switch (decision.kind) {
    case 'challenge':
    case 'unknown':
      return { kind: decision.kind };
    case 'declined':
      return decision.reason === authenticationAbandoned
        ? { kind: 'abandoned' }
        : decidedOf(decision);
    case 'approved':
    case 'review':
    case 'pending':
      return decidedOf(decision);
  }
};

const decidedOf = (decision: Decision): Decided => {
  if (decision.kind === 'declined') return { kind: 'declined', cause: causeOf(decision.reason) };
  if (decision.kind === 'pending') return { kind: 'pending' };
  const { kind, amount, captured } = decision;
  return {
    kind,
    ...(amount !== undefined && { amount }),
    ...(captured === true && { isCaptured: true }),
  };
};

export const stateAtGateway = (found: Found, amount: Cents): PaymentStateAtGateway =>
  found.kind === 'found'
    ? {
        kind: 'found',
        decided: decidedOf(found.decision),
        isCaptured: found.captured,
        isReversed: found.reversed,
        isRefunded: found.refunded === amount,
        isPartlyRefunded: found.refunded !== undefined && found.refunded !== amount,
      }
    : { kind: found.kind };
