import type { SettlingStep } from '#domain/order/settling.ts';
import type { PaymentState } from '#domain/payment/payment-machine.ts';
import { takeOrderedGoods } from '#server/cart/take-ordered.ts';
import type { PaymentFacts } from '#server/data/payment/payments.ts';
import { issueGiftCards } from '#server/gift/issue-gift-cards.ts';
import { keepCard } from '#server/order/settlement/keep-card.ts';
import { keepPaymentAccount } from '#server/order/settlement/keep-payment-account.ts';
import { renewDays } from '#server/order/settlement/renew-days.ts';
import {
  moveOrder,
  movePayment,
  promise,
  type Settlement,
} from '#server/order/settlement/settlement.ts';
import { takeHeld } from '#server/order/settlement/take-held.ts';
import type { Approval, Challenge, Decision, Unknown } from '#server/parties/gateway.ts';

/** An approval for an order that waits for it: goods, gift cards, card to keep, mail. */
export const approvePayment = async (
  settlement: Settlement,
  settling: Extract<SettlingStep, { readonly kind: 'accept' }>,
  decision: Decision | Challenge | Unknown,
): Promise<void> => {
  const { changes, order, step } = settlement;
  const { kept, savedAccount } = await authorized(settlement, decision, { reversal_due: false });
  await keepCard(settlement, kept);
  await keepPaymentAccount(settlement, savedAccount);
  if (settling.isCaptured) await captured(settlement);
  await moveOrder(settlement, settling.order);
  if (settling.leavesCart) await takeOrderedGoods(changes, order, step.at);
  // In review the goods stay held: they go back to the shelf when it ends badly.
  if (settling.order === 'PAID') {
    await takeHeld(changes, order.order_id, step.at);
    await issueGiftCards(changes, order.order_id, step.at);
    await renewDays(settlement);
  }
  await promise(settlement, 'order-confirmation');
};

/** A sale: nothing is left to capture. */
const captured = async (settlement: Settlement): Promise<void> => {
  const at = (state: PaymentState): Settlement => ({
    ...settlement,
    payment: { ...settlement.payment, state },
  });
  await movePayment(at('AUTHORIZED'), 'CAPTURING', {});
  await movePayment(at('CAPTURING'), 'CAPTURED', { needs_operator: false });
};

/** The approval as it is written down, whatever becomes of it. */
export const authorized = async (
  settlement: Settlement,
  decision: Decision | Challenge | Unknown,
  facts: Pick<PaymentFacts, 'reversal_due'>,
): Promise<Approval> => {
  if (decision.kind !== 'approved' && decision.kind !== 'review') {
    throw new Error(`no approval but ${decision.kind}`);
  }
  const { at } = settlement.step;
  await movePayment(settlement, 'AUTHORIZED', {
    ...facts,
    gateway_id: decision.gatewayId,
    reason: null,
    lease_until: at,
    next_check_at: at,
  });
  return decision;
};
