import type { Cents } from '#domain/money/cents.ts';
import { callingOffStep } from '#domain/order/calling-off.ts';
import { leaseMilliseconds } from '#server/base/parts/lease.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { findOrder } from '#server/data/order/orders.ts';
import { leasePayment, notePayment, type PaymentRow } from '#server/data/payment/payments.ts';
import { followUpIds } from '#server/order/settlement/follow-up-ids.ts';
import { followUp } from '#server/order/settlement/heal-payment.ts';
import { stateAtGateway } from '#server/order/settlement/outcomes.ts';
import { settlePayment } from '#server/order/settlement/settle-payment.ts';
import type { Found } from '#server/parties/gateway.ts';
import { undone } from '#server/payment/decline.ts';

/**
 * Calls off a sale that its payer's bank has not decided yet, as an operator wishes. The lease keeps
 * healing and other operators away meanwhile; the gateway comes first, so that a sale of an order that
 * ended cannot complete. A refusal leaves the payment as it is; without one the caller looks at the
 * order again, which may still be pending where somebody else has the lease. Safe to repeat.
 */
export const callOffSale = async (
  parts: ShopParts,
  orderId: string,
): Promise<Refusal | undefined> => {
  const now = parts.clock.now();
  const until = new Date(now + leaseMilliseconds);
  const payment = await leasePayment(parts.db, orderId, new Date(now), until);
  if (payment === undefined) return undefined;
  const isSettled = await callOff(parts, payment);
  if (isSettled === true) return undefined;
  // Healing looks at it next: what is not known here may be known then.
  const at = new Date(parts.clock.now());
  await notePayment(parts.db, orderId, { lease_until: at, next_check_at: at });
  return isSettled === false ? undefined : isSettled;
};

/** False when the payment was not pending any more. */
const callOff = async (parts: ShopParts, payment: PaymentRow): Promise<Refusal | boolean> => {
  const { order_id: orderId, state, gateway_id: saleId, transaction_id: transactionId } = payment;
  if (state !== 'PENDING' || saleId === null) return false;
  const reference = (await findOrder(parts.db, orderId))?.reference;
  if (reference === undefined) throw new Error('no such order');
  const { cancel } = followUpIds(transactionId);
  const answer = await parts.gateway.cancelSale(saleId, { reference, transactionId: cancel });
  let step = callingOffStep(answer.kind);
  let found: Found | undefined;
  if (step.kind === 'ask-standing') {
    found = await parts.gateway.findPayment({ reference, transactionId });
    step = callingOffStep(answer.kind, stateAtGateway(found, payment.amount as Cents));
  }
  switch (step.kind) {
    case 'settle-called-off':
      await settlePayment(
        parts,
        orderId,
        { kind: 'declined', reason: undone.reversed },
        'operator',
      );
      return true;
    case 'settle-decided':
      if (found?.kind !== 'found') throw new Error('the gateway found nothing');
      await settlePayment(parts, orderId, found.decision, 'healing');
      followUp(parts, orderId);
      return true;
    case 'refuse':
      return refuse('ORDER_COMMAND_REFUSED', { because: step.because });
    case 'ask-standing':
      throw new Error('asked already');
  }
};
