import { mayOrderMove } from '#domain/order/order-machine.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { withRetries } from '#server/base/refusal/in-transaction.ts';
import { findOrder } from '#server/data/order/orders.ts';
import { lockPayment, type PaymentFacts, type PaymentRow } from '#server/data/payment/payments.ts';
import { moveOrder, movePayment } from '#server/order/settlement/settlement.ts';

/**
 * The gateway gave back what was paid: payment and order say so in one transaction. False when another
 * process was first.
 */
export const finishReturn = (
  { db, clock }: ShopParts,
  { order_id: orderId, state }: PaymentRow,
  to: 'REVERSED' | 'REFUNDED',
  facts: PaymentFacts,
): Promise<boolean> =>
  withRetries(db, async (changes) => {
    const payment = await lockPayment(changes, orderId);
    const order = await findOrder(changes, orderId);
    if (payment?.state !== state || order === undefined) return false;
    const step = { actor: 'healing' as const, reason: 'given back', at: new Date(clock.now()) };
    const settlement = { changes, order, payment, step };
    await movePayment(settlement, to, facts);
    if (mayOrderMove(order.state, 'REFUNDED')) await moveOrder(settlement, 'REFUNDED');
    return true;
  });
