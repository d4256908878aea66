import type { Cents } from '#domain/money/cents.ts';
import { leaseMilliseconds } from '#server/base/parts/lease.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { markOrder } from '#server/base/trace/call-span.ts';
import { accountById } from '#server/data/account/accounts.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import { findOrder, linesOfOrder, type OrderRow } from '#server/data/order/orders.ts';
import { findPayment, lockPayment, type PaymentRow } from '#server/data/payment/payments.ts';
import { followUpIds } from '#server/order/settlement/follow-up-ids.ts';
import type { OrderReply } from '#server/order/settlement/order-reply.ts';
import { moveOrder, movePayment } from '#server/order/settlement/settlement.ts';
import { authorizeOrder } from '#server/order/submission/authorize-order.ts';
import type { Authorization, CardMeans } from '#server/parties/gateway.ts';

interface Resumption {
  readonly orderId: string;
  /** Sent again by the client: the shop does not store it. */
  readonly transientToken: string;
  readonly clientAddress: string;
}

/**
 * Continues an order after the bank's challenge. Only the gateway knows whether and how it was
 * answered: the shop asks it and does not trust the browser.
 */
export const resumeOrder = async (
  parts: ShopParts,
  { orderId, transientToken, clientAddress }: Resumption,
): Promise<OrderReply | Refusal> => {
  markOrder(orderId);
  const order = await findOrder(parts.db, orderId);
  const payment = await findPayment(parts.db, orderId);
  if (order === undefined || payment === undefined)
    return refuse('ORDER_IN_PROGRESS', { retryAfterSeconds: 2 });
  // Everything is read before the state changes: after a connection lost at that point nothing may
  // be missing.
  const authorization = await authorizationOf(parts, order, payment, transientToken);
  const at = new Date(parts.clock.now());
  const isMine = await untilConnected((attempt) => beginAgain(parts, orderId, at, attempt > 0));
  if (!isMine) return refuse('ORDER_IN_PROGRESS', { retryAfterSeconds: 2 });
  const counted = {
    actorHash: order.actor_hash,
    clientAddress,
    at: payment.created_at.getTime(),
  };
  return authorizeOrder(parts, { orderId, counted }, authorization);
};

/**
 * Of several who resume at once, one gets it. Done again because its answer was lost, it knows its
 * own step by the lease.
 */
const beginAgain = (
  { db }: ShopParts,
  orderId: string,
  at: Date,
  isRepeated: boolean,
): Promise<boolean> =>
  db.transaction().execute(async (changes) => {
    const payment = await lockPayment(changes, orderId);
    const order = await findOrder(changes, orderId);
    const lease = new Date(at.getTime() + leaseMilliseconds);
    if (isRepeated && payment?.state === 'AUTHORIZING') {
      return payment.lease_until.getTime() === lease.getTime();
    }
    if (payment?.state !== 'AUTHENTICATING' || order?.state !== 'PAYMENT_ACTION_REQUIRED') {
      return false;
    }
    const step = { actor: 'shopper' as const, reason: 'answered the bank', at };
    const settlement = { changes, order, payment, step };
    await movePayment(settlement, 'AUTHORIZING', { lease_until: lease, next_check_at: lease });
    await moveOrder(settlement, 'PLACING');
    return true;
  });

/** The saved card that pays, or the request to save the new one, as in the first attempt. */
const cardOf = async (
  db: ShopParts['db'],
  { account_id: accountId }: OrderRow,
  { keep_for: keepFor, instrument_id: instrumentId }: PaymentRow,
): Promise<Pick<CardMeans, 'stored' | 'keep'>> => {
  if (accountId === null || (keepFor === null && instrumentId === null)) return {};
  const customerId = (await accountById(db, accountId))?.vault_customer ?? undefined;
  const customer = customerId === undefined ? {} : { customerId };
  if (instrumentId === null) return { keep: customer };
  return customerId === undefined ? {} : { stored: { customerId, instrumentId } };
};

const authorizationOf = async (
  { db }: ShopParts,
  order: OrderRow,
  payment: PaymentRow,
  transientToken: string,
): Promise<Authorization> => ({
  reference: order.reference,
  transactionId: followUpIds(payment.transaction_id).answered,
  means: {
    method: 'card',
    transientToken,
    ...(payment.authentication_id !== null && { authenticationId: payment.authentication_id }),
    ...(await cardOf(db, order, payment)),
  },
  amount: payment.amount as Cents,
  billing: order.billing,
  shipping: order.shipping,
  contact: order.contact,
  lines: (await linesOfOrder(db, order.order_id)).map((line) => ({
    name: line.name,
    quantity: line.quantity,
    unitPrice: line.unit_price as Cents,
    total: line.total as Cents,
  })),
});
