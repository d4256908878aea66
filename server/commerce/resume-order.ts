import type { Cents } from '#domain/money/cents.ts';
import { authorizeOrder } from '#server/commerce/authorize-order.ts';
import { type CommerceParts, commerceTiming } from '#server/commerce/commerce-parts.ts';
import type { OrderReply } from '#server/commerce/order-reply.ts';
import { orderInProgress } from '#server/commerce/refusals.ts';
import { moveOrder, movePayment } from '#server/commerce/settlement.ts';
import { accountById } from '#server/data/accounts/accounts.ts';
import { findOrder, linesOfOrder, type OrderRow } from '#server/data/commerce/orders.ts';
import { lockPayment, type PaymentRow } from '#server/data/commerce/payments.ts';
import type { Authorization } from '#server/parties/gateway.ts';

interface Resumption {
  readonly orderId: string;
  /** Sent again by the shopper's program: the shop never keeps it. */
  readonly transientToken: string;
  readonly clientAddress: string;
}

/**
 * Goes on with an order whose bank asked its customer something. Whether and how the customer
 * answered is between gateway and bank: the shop asks, it does not believe the browser.
 */
export const resumeOrder = async (
  parts: CommerceParts,
  { orderId, transientToken, clientAddress }: Resumption,
): Promise<OrderReply> => {
  const begun = await beginAgain(parts, orderId);
  if (begun === undefined) throw orderInProgress({ retryAfterSeconds: 2 });
  const { order, payment } = begun;
  const counted = {
    actorHash: order.actor_hash,
    clientAddress,
    at: payment.created_at.getTime(),
  };
  const authorization = await authorizationOf(parts, order, payment, transientToken);
  return authorizeOrder(parts, { orderId, counted }, authorization);
};

/** Of several who resume at once, one gets it. */
const beginAgain = (
  { db, clock }: CommerceParts,
  orderId: string,
): Promise<{ readonly order: OrderRow; readonly payment: PaymentRow } | undefined> =>
  db.transaction().execute(async (changes) => {
    const payment = await lockPayment(changes, orderId);
    const order = await findOrder(changes, orderId);
    if (payment?.state !== 'AUTHENTICATING' || order?.state !== 'PAYMENT_ACTION_REQUIRED') {
      return undefined;
    }
    const at = new Date(clock.now());
    const lease = new Date(at.getTime() + commerceTiming.lease);
    const step = { actor: 'shopper' as const, reason: 'answered the bank', at };
    const settlement = { changes, order, payment, step };
    await movePayment(settlement, 'AUTHORIZING', { lease_until: lease, next_check_at: lease });
    await moveOrder(settlement, 'PLACING');
    return { order, payment };
  });

/** The kept card that pays, or the wish to keep the one that does, as it was the first time. */
const cardOf = async (
  db: CommerceParts['db'],
  { account_id: accountId }: OrderRow,
  { keep_for: keepFor, instrument_id: instrumentId }: PaymentRow,
): Promise<Pick<Authorization, 'stored' | 'keep'>> => {
  if (accountId === null || (keepFor === null && instrumentId === null)) return {};
  const customerId = (await accountById(db, accountId))?.vault_customer ?? undefined;
  const customer = customerId === undefined ? {} : { customerId };
  if (instrumentId === null) return { keep: customer };
  return customerId === undefined ? {} : { stored: { customerId, instrumentId } };
};

const authorizationOf = async (
  { db }: CommerceParts,
  order: OrderRow,
  payment: PaymentRow,
  transientToken: string,
): Promise<Authorization> => ({
  reference: order.reference,
  transactionId: payment.transaction_id,
  transientToken,
  ...(payment.authentication_id !== null && { authenticationId: payment.authentication_id }),
  ...(await cardOf(db, order, payment)),
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
