import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { newOrderId, newReference, newTransactionId } from '#server/base/host/order-names.ts';
import { leaseMilliseconds } from '#server/base/parts/lease.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { inTransaction } from '#server/base/refusal/in-transaction.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { takeOrderedGoods } from '#server/cart/take-ordered.ts';
import { customersOf } from '#server/coupon/require-coupon.ts';
import { spendCoupon } from '#server/data/coupon/coupons.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import { holdGiftCards } from '#server/data/gift/gift-card-uses.ts';
import { promiseMail } from '#server/data/mail/outbox.ts';
import { bindKey, findKey, finishKey } from '#server/data/order/idempotency.ts';
import {
  findLivingOrder,
  findOrder,
  insertOrder,
  setOrderState,
  writeOrderStep,
} from '#server/data/order/orders.ts';
import { reserveStock } from '#server/data/order/reservations.ts';
import { payerOfClaim } from '#server/data/payment/account-sessions.ts';
import { claimToken } from '#server/data/payment/payment-sessions.ts';
import { findPayment, insertPayment, writePaymentStep } from '#server/data/payment/payments.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import { giftCardsChanged, usesOf } from '#server/gift/tender-cards.ts';
import { requireFewHeld } from '#server/order/quote/hold-goods.ts';
import { placedReply, writeReply } from '#server/order/settlement/order-reply.ts';
import { takeHeld } from '#server/order/settlement/take-held.ts';
import { lineRow, orderRow } from '#server/order/submission/order-rows.ts';
import { orderedBefore } from '#server/order/submission/ordered-before.ts';
import type { Reservation } from '#server/order/submission/reservation.ts';
import type { CheckedPayment } from '#server/payment/checked-payment.ts';
import { type CountedTry, countTry } from '#server/payment/cool-down.ts';

interface NamedOrder {
  readonly orderId: string;
  readonly reference: string;
  readonly transactionId: string;
}

export interface ReservedOrder extends NamedOrder {
  readonly counted: CountedTry;
}

/**
 * One transaction before any money moves: the order, its gift cards, stock and token, and the payment with
 * the id by which its outcome can be asked for. Of a refused one nothing stays. When
 * the connection is lost on the way, looks whether it was committed before it is done again.
 */
export const reserveOrder = (
  parts: ShopParts,
  reservation: Reservation,
): Promise<ReservedOrder | Refusal> =>
  untilConnected(async (attempt) => {
    const before = attempt === 0 ? undefined : await findReserved(parts.db, reservation);
    return before ?? reserveOnce(parts, reservation);
  });

/** The order this submission has already reserved, if there is one. */
const findReserved = async (
  db: Kysely<Tables>,
  { actorHash, clientAddress, key, leaseUntil }: Reservation,
): Promise<ReservedOrder | undefined> => {
  const row = await findKey(db, key);
  if (row?.order_id == null || row.lease_until.getTime() !== leaseUntil.getTime()) return undefined;
  const order = await findOrder(db, row.order_id);
  if (order === undefined) return undefined;
  const { order_id: orderId, reference, placed_at: placedAt } = order;
  // An order with nothing to pay has no payment, so nobody asks for its transaction.
  const transactionId = (await findPayment(db, orderId))?.transaction_id ?? '';
  const counted = { actorHash, clientAddress, at: placedAt.getTime() };
  return { orderId, reference, transactionId, counted };
};

const reserveOnce = (
  { db, clock, limits, goods }: ShopParts,
  reservation: Reservation,
): Promise<ReservedOrder | Refusal> =>
  inTransaction(db, async (changes) => {
    const { key, leaseUntil, assessment, payment } = reservation;
    const now = new Date(clock.now());
    const reserved = await writeOrder(changes, reservation, now);
    if (isRefusal(reserved)) return reserved;
    const { orderId } = reserved;
    if (!(await bindKey(changes, key, leaseUntil, orderId))) {
      return refuse('ORDER_IN_PROGRESS', { retryAfterSeconds: 2 });
    }
    if (payment !== undefined && !(await claimToken(changes, payment.claim, orderId, now))) {
      return refuse('PAYMENT_TOKEN_INVALID');
    }
    const counted = countedTry(reservation, now);
    const tried = payment && (await countTry(changes, limits, counted));
    if (isRefusal(tried)) return tried;
    const spent = await takeCoupon(changes, reservation, orderId, now);
    if (isRefusal(spent)) return spent;
    const held = await holdCards(changes, reservation, orderId, now);
    if (isRefusal(held)) return held;
    const { locationNumber, demand } = assessment;
    const addressHash = fingerprint(reservation.clientAddress);
    const isThere = await reserveStock(changes, { orderId, locationNumber, demand, addressHash });
    // Which of the goods are short is looked up once the transaction is gone.
    if (!isThere) return refuse('STOCK_CHANGED', { unavailable: [] });
    if (payment === undefined) await settleFree(changes, reserved, reservation, now);
    else {
      const few = await requireFewHeld(changes, goods, { ...reservation, addressHash });
      if (isRefusal(few)) return few;
      await writePayment(changes, reserved, reservation, payment, now);
    }
    return { ...reserved, counted };
  });

/** The last use of a coupon goes to one order; the others hear of it and stay unplaced. */
const takeCoupon = async (
  changes: Kysely<Tables>,
  { assessment, accountId }: Reservation,
  orderId: string,
  at: Date,
): Promise<Refusal | undefined> => {
  const { draft, coupon } = assessment;
  if (coupon === undefined) return undefined;
  const customers = customersOf(draft.contact.email, accountId);
  const spent = await spendCoupon(changes, { orderId, code: coupon.code, customers, at });
  if (spent === undefined) return undefined;
  return refuse('COUPON_REFUSED', { couponName: draft.couponName ?? '', reason: spent });
};

/** What gift cards pay is off them before any other money moves (D-GIFT-09). */
const holdCards = async (
  changes: Kysely<Tables>,
  { assessment: { giftCards } }: Reservation,
  orderId: string,
  at: Date,
): Promise<Refusal | undefined> => {
  const balances = await holdGiftCards(changes, orderId, usesOf(giftCards), at);
  return balances && giftCardsChanged(giftCards.cards, balances);
};

const countedTry = ({ actorHash, clientAddress }: Reservation, now: Date): CountedTry => ({
  actorHash,
  clientAddress,
  at: now.getTime(),
});

const writeOrder = async (
  changes: Kysely<Tables>,
  reservation: Reservation,
  now: Date,
): Promise<NamedOrder | Refusal> => {
  // Of this order alone: its payment is searched by it (D-CHECKOUT-15).
  const reference = newReference(now.getTime());
  for (let tries = 0; tries < 5; tries += 1) {
    const orderId = newOrderId();
    const order = { ...orderRow(reservation, now), order_id: orderId, reference };
    const lines = reservation.assessment.lines.map((line) => lineRow(orderId, line));
    if (await insertOrder(changes, order, lines)) {
      const step = { actor: 'shopper' as const, reason: 'submitted', at: now };
      await writeOrderStep(changes, orderId, 'VALIDATED', 'PLACING', step);
      return { orderId, reference, transactionId: newTransactionId() };
    }
    const other = await findLivingOrder(changes, reservation.quoteId);
    if (other !== undefined) return orderedBefore(other);
  }
  throw new Error('no free order number');
};

const writePayment = async (
  changes: Kysely<Tables>,
  { orderId, transactionId }: NamedOrder,
  { assessment }: Reservation,
  payment: CheckedPayment,
  now: Date,
): Promise<void> => {
  const lease = new Date(now.getTime() + leaseMilliseconds);
  await insertPayment(changes, {
    order_id: orderId,
    transaction_id: transactionId,
    gateway_id: null,
    state: 'AUTHORIZING',
    amount: assessment.giftCards.tender.amountDue,
    method: payment.method,
    brand: payment.brand,
    last4: payment.last4,
    token_jti: payment.claim,
    keep_for: payment.keep?.accountId ?? payment.keepFor ?? null,
    payer_hash: await payerOf(changes, payment),
    name_on_card: payment.keep?.nameOnCard ?? null,
    exp_date: payment.keep?.expDate ?? null,
    instrument_id: payment.instrumentId ?? null,
    authentication_id: null,
    reason: null,
    reversal_due: false,
    checks: 0,
    next_check_at: lease,
    lease_until: lease,
    needs_operator: false,
    created_at: now,
    updated_at: now,
  });
  const step = { actor: 'shop' as const, reason: 'asking the gateway', at: now };
  await writePaymentStep(changes, orderId, 'CREATED', 'AUTHORIZING', step);
};

/** Nothing to pay: the order is paid as soon as it is placed. */
const settleFree = async (
  changes: Kysely<Tables>,
  { orderId }: NamedOrder,
  { assessment, accountId, cartToken, quoteId }: Reservation,
  now: Date,
): Promise<void> => {
  const step = { actor: 'shop' as const, reason: 'nothing to pay', at: now };
  await setOrderState(changes, orderId, 'PLACING', 'PAID', step);
  const placed = { order_id: orderId, quote_id: quoteId, account_id: accountId ?? null };
  await takeOrderedGoods(changes, { ...placed, cart_token: cartToken ?? null }, now);
  await takeHeld(changes, orderId, now);
  const mail = { mailId: randomUUID(), orderId, kind: 'order-confirmation' } as const;
  await promiseMail(changes, mail, now);
  const reply = placedReply(orderId, 'PAID', assessment.price.totalAmount);
  await finishKey(changes, orderId, writeReply(reply));
};

/** Known while the session is remembered; a sale may be settled days later. */
const payerOf = async (
  changes: Kysely<Tables>,
  { keepFor, claim }: CheckedPayment,
): Promise<string | null> => (keepFor === undefined ? null : payerOfClaim(changes, claim));
