import type { Language } from '#domain/locale/language.ts';
import { ordersOnlyGiftCards } from '#domain/order/only-gift-cards.ts';
import type { OrderDraft, PlacedOrder } from '#domain/order/order.ts';
import { actorOf, fingerprint, fingerprintOf } from '#server/base/host/fingerprint.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { markOrder } from '#server/base/trace/call-span.ts';
import { tellingSlowly } from '#server/coupon/slow-telling.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import { type KeyName, releaseKey } from '#server/data/order/idempotency.ts';
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
import type { CheckedPayment } from '#server/payment/checked-payment.ts';
import { requireNoCoolDown } from '#server/payment/cool-down.ts';
import { type PaymentChoice, requireMeans } from '#server/payment/payment-means.ts';

export interface OrderSubmission {
  readonly quoteId: string;
  readonly draft: OrderDraft;
  readonly payment?: PaymentChoice;
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
 * Places an order: checks key, quote, stock and payment in that order. The first failure stops it,
 * and nothing is charged. Safe to repeat with the same key at any time.
 */
export const submitOrder = async (
  parts: ShopParts,
  submission: OrderSubmission,
): Promise<SubmissionResult | Refusal> => {
  if (submission.idempotencyKey === undefined) return refuse('IDEMPOTENCY_KEY_MISSING');
  const { quoteId, draft, payment } = submission;
  const actorHash = actorOf(draft.tempUserID);
  const { ordersOfActor, ordersOfAddress } = parts.limits;
  const turn = await requireTurn(parts, ordersOfActor, actorHash);
  if (isRefusal(turn)) return turn;
  const turnOfAddress = await requireTurn(parts, ordersOfAddress, submission.clientAddress);
  if (isRefusal(turnOfAddress)) return turnOfAddress;
  const key: KeyName = {
    actorHash,
    route: submissionRoute,
    keyHash: fingerprint(submission.idempotencyKey),
  };
  const claim = await claimKey(parts, key, fingerprintOf({ quoteId, draft, payment }));
  if (isRefusal(claim)) return claim;
  if (claim.kind === 'answered') return told(claim.reply, { replayed: true });
  if (claim.kind === 'challenged') {
    if (payment?.method !== 'card') return refuse('PAYMENT_TOKEN_INVALID');
    const { clientAddress } = submission;
    const { transientToken } = payment;
    const { orderId } = claim;
    const reply = await resumeOrder(parts, { orderId, transientToken, clientAddress });
    return isRefusal(reply) ? reply : told(reply, { replayed: false });
  }
  const { leaseUntil } = claim;
  try {
    const reply = await carryOut(parts, submission, { actorHash, key, leaseUntil });
    return isRefusal(reply)
      ? await tellOfOrder(parts, { actorHash, quoteId, payment }, reply)
      : told(reply, { replayed: false });
  } finally {
    // Refused before there was an order: the key may come again with a corrected body.
    await untilConnected(() => releaseKey(parts.db, key, leaseUntil));
  }
};

const told = (
  reply: OrderReply,
  { replayed }: Pick<SubmissionResult, 'replayed'>,
): SubmissionResult | Refusal => {
  const order = orderOf(reply, { replayed });
  return isRefusal(order) ? order : { order, replayed };
};

const carryOut = async (
  parts: ShopParts,
  submission: OrderSubmission,
  claimed: Pick<Reservation, 'actorHash' | 'key' | 'leaseUntil'>,
): Promise<OrderReply | Refusal> => {
  const { draft, quoteId, payment, language, clientAddress, account, cartToken } = submission;
  const { actorHash } = claimed;
  const before = await requireFirstOrder(parts, actorHash, quoteId);
  if (isRefusal(before)) return before;
  const coolDown = await requireNoCoolDown(parts, actorHash, clientAddress);
  if (isRefusal(coolDown)) return coolDown;
  const asker = { clientAddress, accountId: account?.account_id };
  const assessed = await assessDraft(parts, draft, language, asker);
  if (isRefusal(assessed)) return assessed;
  const promised = await requireQuote(parts, actorHash, quoteId, assessed);
  if (isRefusal(promised)) return promised;
  const { tender, expected } = promised;
  const assessment = { ...assessed, giftCards: { ...assessed.giftCards, tender } };
  const reservation = {
    ...claimed,
    ...(account && { accountId: account.account_id }),
    ...(cartToken !== undefined && { cartToken }),
    clientAddress,
    quoteId,
    language,
    assessment,
    expected,
  };
  if (tender.amountDue === 0) {
    const free = await reserve(parts, submission, reservation);
    if (isRefusal(free)) return free;
    parts.beside(() => parts.mailDue());
    return placedReply(free.orderId, 'PAID', assessment.price.totalAmount);
  }
  if (payment === undefined) return refuse('PAYMENT_TOKEN_INVALID');
  const checked = await requireMeans(parts, actorHash, payment, {
    due: assessment.giftCards.tender.amountDue,
    shipping: ordersOnlyGiftCards(assessment.draft.lines) ? undefined : assessment.draft.shipping,
    account,
  });
  if (isRefusal(checked)) return checked;
  const reserved = await reserve(parts, submission, { ...reservation, payment: checked });
  if (isRefusal(reserved)) return reserved;
  return authorizeOrder(parts, reserved, authorizationOf(reserved, checked, assessment));
};

const reserve = async (
  parts: ShopParts,
  submission: OrderSubmission,
  reservation: Reservation,
): Promise<ReservedOrder | Refusal> => {
  const { coupon } = reservation.assessment;
  const reserved = await tellingSlowly(parts, { ...reservation, coupon }, () =>
    reserveOrder(parts, reservation),
  );
  if (!isRefusal(reserved)) markOrder(reserved.orderId);
  const isShort = isRefusal(reserved) && reserved.code === 'STOCK_CHANGED';
  return isShort ? explainShortage(parts, submission) : reserved;
};

/** Somebody was faster: says what is left now. */
const explainShortage = async (
  parts: ShopParts,
  { draft, language, clientAddress, account }: OrderSubmission,
): Promise<Refusal> => {
  const asker = { clientAddress, accountId: account?.account_id };
  const assessment = await assessDraft(parts, draft, language, asker);
  return isRefusal(assessment) ? assessment : stockRefusal(assessment.unavailable);
};

const authorizationOf = (
  { reference, transactionId }: { readonly reference: string; readonly transactionId: string },
  { means }: CheckedPayment,
  { draft, giftCards, lines }: Assessment,
): Authorization => ({
  reference,
  transactionId,
  means,
  amount: giftCards.tender.amountDue,
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
