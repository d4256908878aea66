import type { Cents } from '#domain/money/cents.ts';
import {
  type CommerceParts,
  commerceTiming,
  retryDelay,
} from '#server/base/parts/commerce-parts.ts';
import { findOrder } from '#server/data/order/orders.ts';
import {
  leasePayment,
  notePayment,
  type PaymentFacts,
  type PaymentRow,
  setPaymentState,
} from '#server/data/payment/payments.ts';
import type { PaymentState } from '#server/data/tables/order-tables.ts';
import { abandonChallenge } from '#server/order/settlement/abandon-challenge.ts';
import { settlePayment } from '#server/order/settlement/settle-payment.ts';
import { settleReview } from '#server/order/settlement/settle-review.ts';
import type { Decision, Found } from '#server/parties/gateway.ts';
import { mayPaymentMove } from '#server/payment/payment-machine.ts';

/** `later`: nothing certain was learnt, or another process is at it. */
export type Healing = 'settled' | 'later';

/**
 * Brings a payment one step further: asks about an unknown outcome, captures what is approved,
 * gives back what must not be kept. Several processes may try; the lease lets one through.
 */
export const healPayment = async (parts: CommerceParts, orderId: string): Promise<Healing> => {
  const now = parts.clock.now();
  const until = new Date(now + commerceTiming.lease);
  const payment = await leasePayment(parts.db, orderId, new Date(now), until);
  if (payment === undefined) return 'later';
  const healing = await healLeased(parts, payment);
  if (healing === 'later') await postpone(parts, payment);
  return healing;
};

const healLeased = async (parts: CommerceParts, payment: PaymentRow): Promise<Healing> => {
  switch (payment.state) {
    case 'AUTHORIZING':
    case 'UNKNOWN':
      return resolveOutcome(parts, payment);
    case 'AUTHORIZED':
      return payment.reversal_due ? giveBack(parts, payment) : captureApproved(parts, payment);
    case 'CAPTURING':
      return resumeCapture(parts, payment);
    case 'AUTHENTICATING':
      return endChallenge(parts, payment);
    case 'DECLINED':
      return payment.reversal_due ? giveBack(parts, payment) : 'settled';
    default:
      return 'settled';
  }
};

/** The next look comes later and later; after a quarter of an hour an operator is told. */
const postpone = async (parts: CommerceParts, payment: PaymentRow): Promise<void> => {
  const { db, clock, report } = parts;
  const now = clock.now();
  // Not since its last step: a capture refused again and again steps to and fro.
  const isOld = now - payment.created_at.getTime() > commerceTiming.askOften;
  await notePayment(db, payment.order_id, {
    checks: payment.checks + 1,
    next_check_at: new Date(nextLook(payment, now, isOld)),
    lease_until: new Date(now),
    needs_operator: isOld,
  });
  if (isOld && !payment.needs_operator) {
    report({ event: 'payment-needs-operator', orderId: payment.order_id, detail: payment.state });
  }
};

/** Not beyond the moment at which "not found" is the answer: whoever waits is told then. */
const nextLook = (payment: PaymentRow, now: number, isOld: boolean): number => {
  if (isOld) return now + commerceTiming.askRarely;
  const later = now + retryDelay(payment.checks + 1);
  const final = payment.created_at.getTime() + finalAge(payment);
  return payment.state === 'UNKNOWN' && now < final ? Math.min(later, final) : later;
};

/** A line that broke may still carry the request; one that brought a 5xx has delivered it. */
const finalAge = ({ reason }: PaymentRow): number =>
  reason?.startsWith('HTTP 5') === true
    ? commerceTiming.answeredNotFoundIsFinal
    : commerceTiming.notFoundIsFinal;

const resolveOutcome = async (parts: CommerceParts, payment: PaymentRow): Promise<Healing> => {
  const found = await parts.gateway.findByTransactionId(payment.transaction_id);
  const decision = await decisionFrom(parts, payment, found);
  if (decision === undefined) {
    // The process that waited for the answer is gone; the shopper is told to wait.
    if (payment.state === 'AUTHORIZING') {
      await settlePayment(parts, payment.order_id, { kind: 'unknown', why: 'lost' }, 'healing');
    }
    return 'later';
  }
  await settlePayment(parts, payment.order_id, decision, 'healing');
  followUp(parts, payment.order_id);
  return 'settled';
};

const decisionFrom = async (
  { gateway, clock }: CommerceParts,
  payment: PaymentRow,
  found: Found,
): Promise<Decision | undefined> => {
  if (found.kind === 'unknown') return undefined;
  if (found.kind === 'found') {
    return found.reversed ? { kind: 'declined', reason: 'REVERSED' } : found.decision;
  }
  const age = clock.now() - payment.created_at.getTime();
  if (age < finalAge(payment)) return undefined;
  // Called off by its id, so that a request still on its way cannot pay for a failed order.
  const called = await gateway.voidByTransactionId(payment.transaction_id);
  const isOff =
    called.kind === 'done' || (called.kind === 'refused' && nothingToVoid.has(called.reason));
  return isOff ? { kind: 'declined', reason: 'TIMED_OUT' } : undefined;
};

/** Answers to calling off what never arrived, or what holds no money. */
const nothingToVoid: ReadonlySet<string> = new Set(['INVALID_PAYMENT_ID', 'NOT_VOIDABLE']);

const captureApproved = async (parts: CommerceParts, payment: PaymentRow): Promise<Healing> => {
  const order = await findOrder(parts.db, payment.order_id);
  if (order?.state === 'IN_REVIEW') return followReview(parts, payment);
  if (order?.state !== 'PAID' || payment.gateway_id === null) return 'settled';
  if (!(await move(parts, payment, 'CAPTURING', 'capture'))) return 'later';
  return capture(parts, { ...payment, state: 'CAPTURING' }, payment.gateway_id);
};

/** The shopper never came back from the bank's page, or had not the time to. */
const endChallenge = async (parts: CommerceParts, payment: PaymentRow): Promise<Healing> => {
  const { db, clock } = parts;
  const isOver = payment.next_check_at.getTime() <= clock.now();
  if (isOver) await abandonChallenge(parts, payment.order_id, 'healing');
  else await notePayment(db, payment.order_id, { lease_until: new Date(clock.now()) });
  return 'settled';
};

/** Asks how the gateway's review ended; while it goes on, looks again later. */
const followReview = async (parts: CommerceParts, payment: PaymentRow): Promise<Healing> => {
  const found = await parts.gateway.findByTransactionId(payment.transaction_id);
  const settled = found.kind === 'found' && (await settleReview(parts, payment.order_id, found));
  if (settled) {
    followUp(parts, payment.order_id);
    return 'settled';
  }
  const { db, clock } = parts;
  const now = clock.now();
  const isOld = now - payment.created_at.getTime() > commerceTiming.askOften;
  const wait = isOld ? commerceTiming.askRarely : commerceTiming.askReview;
  await notePayment(db, payment.order_id, {
    next_check_at: new Date(now + wait),
    lease_until: new Date(now),
  });
  return 'settled';
};

const capture = async (
  parts: CommerceParts,
  payment: PaymentRow,
  gatewayId: string,
): Promise<Healing> => {
  const transactionId = `${payment.transaction_id}C`;
  const answer = await parts.gateway.capture(gatewayId, transactionId, payment.amount as Cents);
  if (answer.kind === 'done') return captured(parts, payment);
  if (answer.kind === 'unknown') return 'later';
  // A duplicate may have been our own try whose answer was lost.
  const found = await parts.gateway.findByTransactionId(payment.transaction_id);
  if (found.kind === 'found' && found.captured) return captured(parts, payment);
  parts.report({ event: 'capture-refused', orderId: payment.order_id, detail: answer.reason });
  await move(parts, payment, 'AUTHORIZED', answer.reason);
  return 'later';
};

const captured = async (parts: CommerceParts, payment: PaymentRow): Promise<Healing> =>
  (await move(parts, payment, 'CAPTURED', 'captured', { needs_operator: false }))
    ? 'settled'
    : 'later';

const resumeCapture = async (parts: CommerceParts, payment: PaymentRow): Promise<Healing> => {
  const found = await parts.gateway.findByTransactionId(payment.transaction_id);
  if (found.kind !== 'found' || payment.gateway_id === null) return 'later';
  return found.captured ? captured(parts, payment) : capture(parts, payment, payment.gateway_id);
};

/** Gives an approval back, exactly once: the reversal has an id of its own, the same every time. */
const giveBack = async (parts: CommerceParts, payment: PaymentRow): Promise<Healing> => {
  const { gateway } = parts;
  const answer =
    payment.gateway_id === null
      ? await gateway.voidByTransactionId(payment.transaction_id)
      : await gateway.reverse(
          payment.gateway_id,
          `${payment.transaction_id}R`,
          payment.reason ?? 'not wanted',
        );
  if (answer.kind === 'unknown') return 'later';
  const isDone = answer.kind === 'done' || (await isGivenBack(parts, payment));
  if (!isDone) {
    parts.report({ event: 'reversal-refused', orderId: payment.order_id, detail: answer.reason });
    return 'later';
  }
  const facts = { reversal_due: false, needs_operator: false };
  return (await move(parts, payment, 'REVERSED', 'given back', facts)) ? 'settled' : 'later';
};

const isGivenBack = async ({ gateway }: CommerceParts, payment: PaymentRow): Promise<boolean> => {
  const found = await gateway.findByTransactionId(payment.transaction_id);
  return found.kind === 'found' && found.reversed;
};

const move = (
  { db, clock }: CommerceParts,
  { order_id, state }: PaymentRow,
  to: PaymentState,
  reason: string,
  facts: PaymentFacts = {},
): Promise<boolean> => {
  if (!mayPaymentMove(state, to)) throw new Error(`payment ${state} to ${to}`);
  const step = { actor: 'healing' as const, reason, at: new Date(clock.now()) };
  return db
    .transaction()
    .execute((changes) => setPaymentState(changes, order_id, state, to, step, facts));
};

/** Capture or reversal, and the mail, beside the answer; the job does what this does not. */
export const followUp = (parts: CommerceParts, orderId: string): void => {
  parts.beside(() => healPayment(parts, orderId));
  parts.beside(() => parts.mailDue());
};
