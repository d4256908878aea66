import type { Language } from '#domain/locale/language.ts';
import { ordersOnlyGiftCards } from '#domain/order/only-gift-cards.ts';
import type { OrderDraft, Quote } from '#domain/order/order.ts';
import { maskedEmail } from '#domain/payment/account/masked-email.ts';
import type { Address } from '#domain/shipping/address.ts';
import { tidyAddress } from '#domain/shipping/address-forms.ts';
import { fittedAddress } from '#domain/shipping/fitted-address.ts';
import { actorOf, fingerprint, fingerprintOf } from '#server/base/host/fingerprint.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { findOrder } from '#server/data/order/orders.ts';
import {
  type AccountSessionRow,
  accountSessionOfState,
  noteAccountOrder,
  orderOfSession,
} from '#server/data/payment/account-sessions.ts';
import { writeAudit } from '#server/data/payment/audit.ts';
import { askOrder, askPayer } from '#server/order/approval/ask-details.ts';
import { type Assessment, assessDraft, promise } from '#server/order/quote/assess-draft.ts';
import { stockRefusal } from '#server/order/quote/quote-check.ts';
import { orderedBefore } from '#server/order/submission/ordered-before.ts';
import type { AccountPayer, CreatedAccountOrder } from '#server/parties/gateway.ts';

export interface ApprovedRequest {
  readonly paymentSessionRequestId?: string;
  readonly paymentId: string;
  readonly payerId: string;
  readonly state: string;
  readonly draft: OrderDraft;
  readonly language: Language;
  readonly accountId: string | undefined;
  readonly clientAddress: string;
}

export interface ApprovedOrder {
  readonly orderId: string;
  readonly orderRequestId: string;
  readonly merchantReferenceCode: string;
  readonly paymentSessionRequestId: string;
  readonly payer: Pick<AccountPayer, 'email' | 'firstName' | 'lastName'>;
  /** The payer's address, which replaces the typed one. */
  readonly shippingAddress?: Address;
  readonly lineItems: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly total: Assessment['price']['totalAmount'];
  }[];
  readonly quote: Quote;
  readonly expiresAt: number;
}

/**
 * What a payer approved, as an order at the service that can be sold: with their address, when the
 * session was opened for it, and at the price that address has. Nothing is charged here. Safe to
 * repeat: a refresh, the back button and a second tab get the same order.
 */
export const approvedOrder = async (
  parts: ShopParts,
  request: ApprovedRequest,
): Promise<ApprovedOrder | Refusal> => {
  const { language, clientAddress, accountId } = request;
  const actorHash = actorOf(request.draft.tempUserID);
  const turn = await requireTurn(parts, parts.limits.quotesOfActor, actorHash);
  if (isRefusal(turn)) return turn;
  const turnOfAddress = await requireTurn(parts, parts.limits.quotesOfAddress, clientAddress);
  if (isRefusal(turnOfAddress)) return turnOfAddress;
  const session = await requireSession(parts, actorHash, request);
  if (isRefusal(session)) return session;
  const ordered = await orderOfSession(parts.db, session);
  const order = ordered === undefined ? undefined : await findOrder(parts.db, ordered);
  if (order !== undefined) return orderedBefore(order);
  if (session.expires_at.getTime() <= parts.clock.now())
    return forged(parts, actorHash, 'too late');
  const payer = await askPayer(parts, session);
  if (isRefusal(payer)) return payer;
  if (payer.payerId !== request.payerId) return forged(parts, actorHash, 'payer');
  const draft = deliveredTo(request.draft, session, payer);
  const assessment = await assessDraft(parts, draft, language, { clientAddress, accountId });
  if (isRefusal(assessment)) return assessment;
  if (assessment.unavailable.length > 0) return stockRefusal(assessment.unavailable);
  const created = await requireOrder(parts, session, payer, assessment);
  if (isRefusal(created)) return created;
  return {
    orderId: created.orderId,
    orderRequestId: created.orderRequestId,
    merchantReferenceCode: session.reference,
    paymentSessionRequestId: session.session_id,
    payer: { email: payer.email, firstName: payer.firstName, lastName: payer.lastName },
    ...(draft !== request.draft && { shippingAddress: assessment.draft.shipping }),
    lineItems: assessment.lines.map(({ name, quantity, total }) => ({ name, quantity, total })),
    quote: await promise(parts, actorHash, assessment),
    expiresAt: session.expires_at.getTime(),
  };
};

/** Made for this shopper, with this payment; anything else is answered the same. */
const requireSession = async (
  parts: ShopParts,
  actorHash: string,
  { state, paymentId, payerId, paymentSessionRequestId: sessionId }: ApprovedRequest,
): Promise<AccountSessionRow | Refusal> => {
  const session = await accountSessionOfState(parts.db, actorHash, fingerprint(state));
  if (session === undefined) return forged(parts, actorHash, 'state');
  if (payerId === '') return forged(parts, actorHash, 'no payer');
  if (session.payment_id !== paymentId) return forged(parts, actorHash, 'payment');
  if (sessionId !== undefined && sessionId !== session.session_id)
    return forged(parts, actorHash, 'session');
  return session;
};

const forged = async (
  { db, clock }: Pick<ShopParts, 'db' | 'clock'>,
  actorHash: string,
  fault: string,
): Promise<Refusal> => {
  await writeAudit(db, {
    at: new Date(clock.now()),
    actorHash,
    what: 'paypal-return-refused',
    facts: { fault },
  });
  return refuse('PAYPAL_INVALID_REQUEST');
};

/** ADDR-24: the payer's address, in the shop's form; its rules are asked like a typed one's. */
const deliveredTo = (
  draft: OrderDraft,
  { validate_address: isWanted }: AccountSessionRow,
  { shipping }: AccountPayer,
): OrderDraft =>
  isWanted && shipping !== undefined && !ordersOnlyGiftCards(draft.lines)
    ? { ...draft, shipping: fittedAddress(shipping) }
    : draft;

/** What the order's address must be on submit (ADDR-24): the payer's, in the shop's form. */
const boundAddress = (
  { validate_address: isWanted }: AccountSessionRow,
  { shipping }: AccountPayer,
): string | null =>
  isWanted && shipping !== undefined ? fingerprintOf(tidyAddress(fittedAddress(shipping))) : null;

/** The order made before, when payer and amount are still the same; else a new one. */
const requireOrder = async (
  parts: ShopParts,
  session: AccountSessionRow,
  payer: AccountPayer,
  {
    giftCards: {
      tender: { amountDue: amount },
    },
  }: Assessment,
): Promise<Omit<CreatedAccountOrder, 'kind'> | Refusal> => {
  const { payerId, email } = payer;
  const payerHash = fingerprint(payerId);
  const { session_id: sessionId, reference } = session;
  const { order_id: orderId, order_request_id: orderRequestId } = session;
  const isSame = session.payer_hash === payerHash && session.amount === amount;
  const created =
    isSame && orderId !== null && orderRequestId !== null
      ? { orderId, orderRequestId }
      : await askOrder(parts, { sessionId, reference, payerId, amount });
  if (isRefusal(created)) return created;
  await noteAccountOrder(parts.db, sessionId, {
    amount,
    payer_hash: payerHash,
    payer_label: maskedEmail(email),
    address_hash: boundAddress(session, payer),
    order_id: created.orderId,
    order_request_id: created.orderRequestId,
  });
  return created;
};
