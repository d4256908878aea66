import type { Kysely } from 'kysely';
import {
  type OperatorCommand,
  type OperatorStep,
  operatorStep,
} from '#domain/order/operator-move.ts';
import type { Shipment } from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-machine.ts';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { inTransaction } from '#server/base/refusal/in-transaction.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { lockCouponOf, returnCoupon } from '#server/data/coupon/coupons.ts';
import { lockCardsOfOrder, voidBoughtCards } from '#server/data/gift/bought-gift-cards.ts';
import { returnGiftCards } from '#server/data/gift/gift-card-uses.ts';
import { lockOrder, type OrderRow, type Step } from '#server/data/order/orders.ts';
import { returnGoods } from '#server/data/order/reservations.ts';
import { keepShipment } from '#server/data/order/shipments.ts';
import { lockPayment, notePayment } from '#server/data/payment/payments.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import { callOffSale } from '#server/order/settlement/call-off-sale.ts';
import { healPayment } from '#server/order/settlement/heal-payment.ts';
import { moveOrder, promise } from '#server/order/settlement/settlement.ts';
import { undone } from '#server/payment/decline.ts';

/**
 * Carries out what an operator commands, in one transaction: order, goods, coupon, gift cards, mail, and
 * the mark by which the money goes back. Safe to repeat. The money itself is the healing's work, which
 * begins at once and goes on until the gateway has given it back. A sale that is pending is called off
 * first; where its payer's bank was faster, the order is looked at again as it is then.
 */
export const moveByOperator = async (
  parts: ShopParts,
  typedId: string,
  command: OperatorCommand,
  shipment?: Shipment,
): Promise<Refusal | undefined> => {
  const orderId = normalOrderId(typedId);
  const move = () =>
    inTransaction(parts.db, (changes) =>
      carryOut(changes, orderId, { command, shipment, at: new Date(parts.clock.now()) }),
    );
  let moved = await move();
  if (moved === 'call-off') {
    moved = (await callOffSale(parts, orderId)) ?? (await move());
  }
  if (moved === 'call-off') return refuse('ORDER_COMMAND_REFUSED', { because: 'payment-busy' });
  if (isRefusal(moved)) return moved;
  if (command === 'cancel' || command === 'refund') {
    await healPayment(parts, orderId).catch((error: unknown) =>
      parts.report({ event: 'healing-failed', orderId, error }),
    );
  }
  parts.beside(() => parts.mailDue());
  return undefined;
};

interface Commanded {
  readonly command: OperatorCommand;
  /** What is on the label of a parcel that leaves. */
  readonly shipment: Shipment | undefined;
  readonly at: Date;
}

const carryOut = async (
  changes: Kysely<Tables>,
  orderId: string,
  { command, shipment, at }: Commanded,
): Promise<Refusal | 'carried-out' | 'call-off'> => {
  const payment = await lockPayment(changes, orderId);
  const order = await lockOrder(changes, orderId);
  if (order === undefined) return refuse('NOT_FOUND', { what: 'order' });
  // Coupon, gift cards, goods: the order in which placing locks them, against deadlocks.
  await lockCouponOf(changes, orderId);
  const move = operatorStep(
    {
      order: order.state,
      payment: payment?.state,
      isReturning: payment?.refund_due === true,
      hasSpentCards: await lockCardsOfOrder(changes, orderId),
      isCalledOff: payment?.state === 'DECLINED' && payment.reason === undone.reversed,
    },
    command,
  );
  const step = { actor: 'operator' as const, reason: command, at };
  switch (move.kind) {
    case 'done':
      if (command === 'ship') await label(changes, orderId, shipment);
      return 'carried-out';
    case 'call-off':
      return 'call-off';
    case 'refuse':
      return refuse('ORDER_COMMAND_REFUSED', { because: move.because });
    case 'move':
      await label(changes, orderId, shipment);
      await moveThrough(changes, order, move.through, step);
      if (command === 'ship') await promise({ changes, order, step }, 'order-shipped');
      return 'carried-out';
    case 'give-back':
      await giveAllBack(changes, order, move, step);
      return 'carried-out';
  }
};

const label = async (changes: Kysely<Tables>, orderId: string, shipment?: Shipment) => {
  if (shipment !== undefined) await keepShipment(changes, orderId, shipment);
};

/** Coupon and gift cards are locked already; the goods come last, as in placing. */
const giveAllBack = async (
  changes: Kysely<Tables>,
  order: OrderRow,
  move: Extract<OperatorStep, { readonly kind: 'give-back' }>,
  step: Step,
): Promise<void> => {
  const { order_id: orderId } = order;
  const { at } = step;
  await moveThrough(changes, order, move.through, step);
  await returnCoupon(changes, orderId, at);
  await returnGiftCards(changes, orderId, at);
  await voidBoughtCards(changes, orderId);
  if (move.returnsGoods) await returnGoods(changes, orderId);
  if (move.isMoneyDue) await notePayment(changes, orderId, { refund_due: true, next_check_at: at });
  const settlement = { changes, order, step };
  await promise(settlement, move.returnsGoods ? 'order-cancelled' : 'order-refunded');
};

const moveThrough = async (
  changes: Kysely<Tables>,
  order: OrderRow,
  states: readonly OrderState[],
  step: Step,
): Promise<void> => {
  let now = order;
  for (const state of states) {
    await moveOrder({ changes, order: now, step }, state);
    now = { ...now, state };
  }
};
