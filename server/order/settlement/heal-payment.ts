import { type AskAgain, askAgain } from '#domain/order/ask-again.ts';
import { type HealingEnd, healingStep } from '#domain/order/healing.ts';
import { leaseMilliseconds } from '#server/base/parts/lease.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { inRowSpan } from '#server/base/trace/job-spans.ts';
import { findOrder } from '#server/data/order/orders.ts';
import { leasePayment, notePayment, type PaymentRow } from '#server/data/payment/payments.ts';
import { abandonChallenge } from '#server/order/settlement/abandon-challenge.ts';
import { ask } from '#server/order/settlement/ask-gateway.ts';
import { finishReturn } from '#server/order/settlement/finish-return.ts';
import { move, onFile, type Round } from '#server/order/settlement/healing-round.ts';
import { settlePayment } from '#server/order/settlement/settle-payment.ts';
import { settleReview } from '#server/order/settlement/settle-review.ts';
import type { Approval, Decision } from '#server/parties/gateway.ts';
import { undone } from '#server/payment/decline.ts';

/**
 * Brings a payment one step further: asks about an unknown outcome, captures what is approved,
 * gives back what must not be kept. Several processes may try; the lease lets one through.
 */
export const healPayment = async (parts: ShopParts, orderId: string): Promise<void> => {
  const now = parts.clock.now();
  const until = new Date(now + leaseMilliseconds);
  const payment = await leasePayment(parts.db, orderId, new Date(now), until);
  if (payment === undefined) return;
  const order = await findOrder(parts.db, orderId);
  if (order === undefined) throw new Error('no such order');
  const { state, reference } = order;
  const facts = { kind: 'heal payment', traceparent: order.trace_context, orderId } as const;
  await inRowSpan(facts, () =>
    heal(parts, { payment, order: state, reference, word: { about: 'nothing' } }),
  );
};

/** Ends: the rules ask at most four things of the gateway. */
const heal = async (parts: ShopParts, round: Round): Promise<void> => {
  const step = healingStep(onFile(round), round.word, parts.clock.now());
  if (step.kind !== 'ask') return end(parts, round, step);
  const next = await ask(parts, round, step);
  await (next === undefined ? postpone(parts, round) : heal(parts, next));
};

const end = async (parts: ShopParts, round: Round, step: HealingEnd): Promise<void> => {
  const { db, clock } = parts;
  const { payment } = round;
  const { order_id: orderId } = payment;
  switch (step.kind) {
    case 'rest':
    case 'leave-time':
      return notePayment(db, orderId, { lease_until: new Date(clock.now()) });
    case 'end-challenge':
      return abandonChallenge(parts, orderId, 'healing');
    case 'settle':
      await settlePayment(parts, orderId, decisionOf(round, step.as), 'healing');
      return followUp(parts, orderId);
    case 'settle-review':
      return endReview(parts, round);
    case 'watch-review':
      // Something was learnt: what was uncertain before is over.
      return notePayment(db, orderId, {
        checks: 0,
        next_check_at: new Date(step.at),
        lease_until: new Date(clock.now()),
        needs_operator: false,
      });
    case 'watch-sale':
      return watchSale(parts, payment, step);
    case 'close':
      return close(parts, round, step.payment);
    case 'ask-again':
      return postpone(parts, round, step);
  }
};

const watchSale = async (
  { db, clock, report }: ShopParts,
  { order_id: orderId, state }: PaymentRow,
  step: Extract<HealingEnd, { readonly kind: 'watch-sale' }>,
): Promise<void> => {
  await notePayment(db, orderId, {
    next_check_at: new Date(step.at),
    lease_until: new Date(clock.now()),
    needs_operator: step.needsOperator,
  });
  if (step.tellsOperator) report({ event: 'payment-needs-operator', orderId, detail: state });
};

const decisionOf = (
  { found }: Round,
  as: Extract<HealingEnd, { readonly kind: 'settle' }>['as'],
): Decision => {
  if (as === 'reversed') return { ...consentOf(found), kind: 'declined', reason: undone.reversed };
  if (as === 'called-off') return { kind: 'declined', reason: undone.unanswered };
  if (found?.kind !== 'found') throw new Error('the gateway found nothing');
  return found.decision;
};

/** What the payer consented to is ended even where the money is back already. */
const consentOf = (found: Round['found']): Pick<Approval, 'savedAccount'> =>
  found?.kind === 'found' && 'savedAccount' in found.decision
    ? { savedAccount: found.decision.savedAccount }
    : {};

/** The transaction looks again: it may have changed since. */
const endReview = async (parts: ShopParts, { payment, found }: Round): Promise<void> => {
  if (found?.kind !== 'found') throw new Error('the gateway found nothing');
  if (await settleReview(parts, payment.order_id, found)) followUp(parts, payment.order_id);
};

const close = async (
  parts: ShopParts,
  round: Round,
  to: 'CAPTURED' | 'REVERSED' | 'REFUNDED',
): Promise<void> => {
  const { refund_due: isReturned, order_id: orderId, capture_id } = round.payment;
  const lease_until = new Date(parts.clock.now());
  if (to === 'CAPTURED') {
    const facts = { capture_id, needs_operator: false, lease_until, next_check_at: lease_until };
    if (!(await move(parts, round.payment, to, 'captured', facts))) return postpone(parts, round);
    // Taken at the moment in which it was no longer wanted.
    if (isReturned) followUp(parts, orderId);
    return;
  }
  const facts = {
    capture_id,
    reversal_due: false,
    refund_due: false,
    needs_operator: false,
    lease_until,
  };
  const isMoved = isReturned
    ? await finishReturn(parts, round.payment, to, facts)
    : await move(parts, round.payment, to, 'given back', facts);
  if (!isMoved) await postpone(parts, round);
};

/** Writes down when to look again, and what went wrong on the way. */
const postpone = async (
  parts: ShopParts,
  round: Round,
  step: AskAgain = askAgain(onFile(round), parts.clock.now()),
): Promise<void> => {
  const { db, clock, report } = parts;
  const { payment, refusal = '' } = round;
  const { order_id: orderId } = payment;
  if (step.because === 'outcome-lost') {
    await settlePayment(parts, orderId, { kind: 'unknown', why: 'lost' }, 'healing');
  }
  if (step.because.endsWith('-refused')) {
    report({ event: step.because, orderId, detail: refusal });
  }
  if (step.because === 'capture-refused') await move(parts, payment, 'AUTHORIZED', refusal);
  await notePayment(db, orderId, {
    checks: payment.checks + 1,
    next_check_at: new Date(step.at),
    lease_until: new Date(clock.now()),
    needs_operator: step.needsOperator,
  });
  if (step.tellsOperator) {
    report({ event: 'payment-needs-operator', orderId, detail: payment.state });
  }
};

/** Capture or reversal, and the mail, beside the answer; the job does what this does not. */
export const followUp = (parts: ShopParts, orderId: string): void => {
  parts.beside(() => healPayment(parts, orderId));
  parts.beside(() => parts.mailDue());
};
