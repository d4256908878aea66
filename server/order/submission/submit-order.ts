import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { ordersOnlyGiftCards } from '#domain/order/only-gift-cards.ts';
import type { OrderDraft, PlacedOrder } from '#domain/order/order.ts';
import { actorOf, fingerprint, fingerprintOf } from '#server/base/host/fingerprint.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { idempotencyKeyMissing } from '#server/base/refusal/refusals.ts';
import { couponRefused } from '#server/coupon/coupon-words.ts';
import { tellingSlowly } from '#server/coupon/slow-telling.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import { CouponSpent } from '#server/data/coupon/coupons.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import { type KeyName, releaseKey } from '#server/data/order/idempotency.ts';
import { StockShort } from '#server/data/order/reservations.ts';
import { type Assessment, assessDraft } from '#server/order/quote/assess-draft.ts';
import { requireQuote, stockRefusal } from '#server/order/quote/quote-check.ts';
import { type OrderReply, orderOf, placedReply } from '#server/order/settlement/order-reply.ts';
import { authorizeOrder } from '#server/order/submission/authorize-order.ts';
import { requireFirstOrder, tellOfOrder } from '#server/order/submission/ordered-before.ts';
import type { Reservation } from '#server/order/submission/reservation.ts';
import { type ReservedOrder, reserveOrder } from '#server/order/submission/reserve-order.ts';
import { resumeOrder } from '#server/order/submission/resume-order.ts';
import { claimKey, submissionRoute } from '#server/order/submission/submission-key.ts';
import type { Authorization } from '#server/parties/gateway.ts';
import { requireNoCoolDown } from '#server/payment/cool-down.ts';
import { type PaymentCard, type PaymentWish, requireCard } from '#server/payment/payment-card.ts';
import { tokenInvalid } from '#server/payment/refusals.ts';

export interface OrderSubmission {
  readonly quoteId: string;
  readonly draft: OrderDraft;
  readonly payment?: PaymentWish;
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
  /** The account of a signed-in shopper: the order becomes theirs. */
  readonly account?: AccountRow;
  /** The merge token of the device: what is ordered leaves the account's cart. */
  readonly cartToken?: string;
  readonly clientAddress: string;
}

export interface SubmissionResult {
  readonly order: PlacedOrder;
  /** True when this key was answered before. */
  readonly replayed: boolean;
}

/**
 * Places an order: key, quote, stock, payment, in that order; the first failure stops and nothing
 * is charged. Safe to repeat with the same key, whatever happened in between.
 */
export const submitOrder = async (
  parts: CommerceParts,
  submission: OrderSubmission,
): Promise<SubmissionResult> => {
  if (submission.idempotencyKey === undefined) throw idempotencyKeyMissing();
  const { quoteId, draft, payment } = submission;
  const actorHash = actorOf(draft.tempUserID);
  await requireTurn(parts, parts.limits.ordersOfActor, actorHash);
  await requireTurn(parts, parts.limits.ordersOfAddress, submission.clientAddress);
  const key: KeyName = {
    actorHash,
    route: submissionRoute,
    keyHash: fingerprint(submission.idempotencyKey),
  };
  const claim = await claimKey(parts, key, fingerprintOf({ quoteId, draft, payment }));
  if (claim.kind === 'answered')
    return { order: orderOf(claim.reply, { replayed: true }), replayed: true };
  if (claim.kind === 'challenged') {
    if (payment === undefined) throw tokenInvalid();
    const { clientAddress } = submission;
    const { transientToken } = payment;
    const { orderId } = claim;
    const reply = await resumeOrder(parts, { orderId, transientToken, clientAddress });
    return { order: orderOf(reply, { replayed: false }), replayed: false };
  }
  const { leaseUntil } = claim;
  try {
    const reply = await carryOut(parts, submission, { actorHash, key, leaseUntil }).catch(
      (cause: unknown) => tellOfOrder(parts, { actorHash, quoteId }, cause),
    );
    return { order: orderOf(reply, { replayed: false }), replayed: false };
  } finally {
    // Refused before there was an order: the key may come again with a corrected body.
    await untilConnected(() => releaseKey(parts.db, key, leaseUntil));
  }
};

const carryOut = async (
  parts: CommerceParts,
  submission: OrderSubmission,
  claimed: Pick<Reservation, 'actorHash' | 'key' | 'leaseUntil'>,
): Promise<OrderReply> => {
  const { draft, quoteId, payment, language, clientAddress, account, cartToken } = submission;
  const { actorHash } = claimed;
  await requireFirstOrder(parts, actorHash, quoteId);
  await requireNoCoolDown(parts, actorHash, clientAddress);
  const asker = { clientAddress, accountId: account?.account_id };
  const assessment = await assessDraft(parts, draft, language, asker);
  await requireQuote(parts, actorHash, quoteId, assessment);
  const reservation = {
    ...claimed,
    ...(account && { accountId: account.account_id }),
    ...(cartToken !== undefined && { cartToken }),
    clientAddress,
    quoteId,
    language,
    assessment,
  };
  if (assessment.price.totalAmount === 0) {
    const { orderId } = await reserve(parts, submission, reservation);
    parts.beside(() => parts.mailDue());
    return placedReply(orderId, 'PAID', 0 as Cents);
  }
  if (payment === undefined) throw tokenInvalid();
  const card = await requireCard(parts, actorHash, payment, account);
  const reserved = await reserve(parts, submission, { ...reservation, card });
  return authorizeOrder(
    parts,
    reserved,
    authorizationOf(reserved, { transientToken: payment.transientToken, card }, assessment),
  );
};

const reserve = (
  parts: CommerceParts,
  submission: OrderSubmission,
  reservation: Reservation,
): Promise<ReservedOrder> =>
  tellingSlowly(parts, { ...reservation, coupon: reservation.assessment.coupon }, () =>
    reserveOrder(parts, reservation),
  ).catch((cause: unknown) => explainShortage(parts, submission, cause));

/** Somebody was faster: says what is left now, or that the coupon is gone. */
const explainShortage = async (
  parts: CommerceParts,
  { draft, language, clientAddress, account }: OrderSubmission,
  cause: unknown,
): Promise<never> => {
  if (cause instanceof CouponSpent) throw couponRefused(draft.couponName ?? '', cause.reason);
  if (!(cause instanceof StockShort)) throw cause;
  const asker = { clientAddress, accountId: account?.account_id };
  throw stockRefusal((await assessDraft(parts, draft, language, asker)).unavailable);
};

const authorizationOf = (
  { reference, transactionId }: { readonly reference: string; readonly transactionId: string },
  { transientToken, card }: { readonly transientToken: string; readonly card: PaymentCard },
  { draft, price, lines }: Assessment,
): Authorization => ({
  reference,
  transactionId,
  transientToken,
  ...(card.stored && { stored: card.stored }),
  ...(card.keep && { keep: card.keep }),
  amount: price.totalAmount,
  billing: draft.billing,
  // Cards sent by mail go nowhere: the bill's address is the only one there is.
  shipping: ordersOnlyGiftCards(draft.lines) ? draft.billing : draft.shipping,
  contact: draft.contact,
  lines: lines.map(({ name, quantity, unitPrice, total }) => ({
    name,
    quantity,
    unitPrice,
    total,
  })),
});
