import { randomBytes } from 'node:crypto';
import type { Language } from '#domain/locale/language.ts';
import { ordersOnlyGiftCards } from '#domain/order/only-gift-cards.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import { isTrustedRedirect } from '#domain/payment/account/redirect-address.ts';
import { actorOf, fingerprint, fingerprintOf } from '#server/base/host/fingerprint.ts';
import { newReference } from '#server/base/host/order-names.ts';
import { requireAttempts } from '#server/base/limits/attempt-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import {
  type AccountSessionRow,
  accountSessionOfKey,
  insertAccountSession,
  referenceOfAttempt,
} from '#server/data/payment/account-sessions.ts';
import { returnAddresses } from '#server/order/approval/return-addresses.ts';
import { type Assessment, assessDraft } from '#server/order/quote/assess-draft.ts';
import { requireQuote } from '#server/order/quote/quote-check.ts';
import type { OpenedAccountSession } from '#server/parties/gateway.ts';

export interface ApprovalRequest {
  readonly quoteId: string;
  readonly draft: OrderDraft;
  readonly flow: 'popup' | 'redirect';
  /** The payer's address becomes the order's, after it passed the shop's rules. */
  readonly validateAddress: boolean;
  readonly keepAccount: boolean;
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
  readonly accountId: string | undefined;
  readonly clientAddress: string;
}

export interface OpenedApproval {
  readonly merchantReferenceCode: string;
  readonly paymentRedirectURL: string;
  readonly paymentSessionRequestId: string;
  readonly paymentId: string;
  /** Unix ms. */
  readonly expiresAt: number;
}

/** How long an approval and its order are good: longer than any approval takes, ms. */
const sessionLife = 30 * 60_000;

/**
 * Opens a session at the payment-account service for what a quote promises, and says where its payer
 * approves it. Safe to repeat: one Idempotency-Key is one session.
 */
export const openApproval = async (
  parts: ShopParts,
  request: ApprovalRequest,
): Promise<OpenedApproval | Refusal> => {
  const { idempotencyKey, ...asked } = request;
  if (idempotencyKey === undefined) return refuse('IDEMPOTENCY_KEY_MISSING');
  const { quoteId, draft, language, clientAddress, accountId } = asked;
  const { flow, validateAddress, keepAccount } = asked;
  const actorHash = actorOf(draft.tempUserID);
  const keyHash = fingerprint(idempotencyKey);
  const bodyHash = fingerprintOf({ quoteId, draft, flow, validateAddress, keepAccount });
  const before = await accountSessionOfKey(parts.db, actorHash, keyHash);
  if (before !== undefined) return repeated(before, bodyHash);
  const { contextsOfActor, contextsOfAddress } = parts.limits;
  const counted = [
    [contextsOfActor, actorHash],
    [contextsOfAddress, fingerprint(clientAddress)],
  ] as const;
  const turn = await requireAttempts(parts.db, counted, parts.clock.now());
  if (isRefusal(turn)) return turn;
  const assessment = await assessDraft(parts, draft, language, { clientAddress, accountId });
  if (isRefusal(assessment)) return assessment;
  const quoted = await requireQuote(parts, actorHash, quoteId, assessment);
  if (isRefusal(quoted)) return quoted;
  const { amountDue } = assessment.giftCards.tender;
  if (amountDue === 0) return refuse('PAYPAL_INVALID_REQUEST', { because: 'nothing-due' });
  const reference = await nameAttempt(parts, actorHash);
  const state = randomBytes(16).toString('base64url');
  const keep = keepAccount && accountId !== undefined;
  const opened = await askGateway(parts, assessment, {
    reference,
    validateAddress,
    state,
    flow,
    language,
    keep,
  });
  if (isRefusal(opened)) return opened;
  const now = parts.clock.now();
  const row: AccountSessionRow = {
    session_id: opened.sessionId,
    actor_hash: actorHash,
    state_hash: fingerprint(state),
    key_hash: keyHash,
    body_hash: bodyHash,
    payment_id: opened.paymentId,
    reference,
    redirect_url: opened.redirectUrl,
    amount: amountDue,
    validate_address: validateAddress,
    keep_for: keep ? accountId : null,
    flow,
    payer_hash: null,
    payer_label: null,
    address_hash: null,
    order_id: null,
    order_request_id: null,
    created_at: new Date(now),
    expires_at: new Date(now + sessionLife),
  };
  if (await insertAccountSession(parts.db, row)) return openedOf(row);
  // Two at once with one key: the other was first.
  const first = await accountSessionOfKey(parts.db, actorHash, keyHash);
  return first === undefined ? refuse('PAYPAL_SESSION_FAILED') : repeated(first, bodyHash);
};

/** One reference for all sessions of a checkout attempt (D-CHECKOUT-15). */
const nameAttempt = async (
  { db, clock }: Pick<ShopParts, 'db' | 'clock'>,
  actorHash: string,
): Promise<string> =>
  (await referenceOfAttempt(db, actorHash, new Date(clock.now()))) ?? newReference(clock.now());

const askGateway = async (
  { gateway, shopOrigin, paypalHosts, report }: ShopParts,
  { draft, giftCards, lines }: Assessment,
  {
    state,
    flow,
    validateAddress,
    ...wish
  }: Pick<ApprovalRequest, 'flow' | 'language' | 'validateAddress'> & {
    readonly state: string;
    readonly reference: string;
    readonly keep: boolean;
  },
): Promise<OpenedAccountSession | Refusal> => {
  if (paypalHosts.length === 0) return refuse('PAYPAL_SESSION_FAILED');
  const opened = await gateway.openAccountSession({
    ...wish,
    amount: giftCards.tender.amountDue,
    lines,
    // Where the payer's own address counts, PayPal is not told another one.
    ...(isSentTo(draft, validateAddress) && { shipping: draft.shipping }),
    ...returnAddresses(shopOrigin, { flow, state, language: wish.language }),
  });
  if (opened.kind !== 'opened') {
    const detail = opened.kind === 'unknown' ? opened.why : opened.reason;
    report({ event: 'paypal-session-failed', detail });
    return refuse('PAYPAL_SESSION_FAILED');
  }
  if (isTrustedRedirect(opened.redirectUrl, paypalHosts)) return opened;
  report({ event: 'paypal-redirect-refused' });
  return refuse('PAYPAL_REDIRECT_URL_INVALID');
};

const isSentTo = (draft: OrderDraft, validateAddress: boolean): boolean =>
  !validateAddress && !ordersOnlyGiftCards(draft.lines);

/** The same key with another wish is a mistake of the client: nothing is opened. */
const repeated = (row: AccountSessionRow, bodyHash: string): OpenedApproval | Refusal =>
  row.body_hash === bodyHash ? openedOf(row) : refuse('PAYPAL_INVALID_REQUEST');

const openedOf = (row: AccountSessionRow): OpenedApproval => ({
  merchantReferenceCode: row.reference,
  paymentRedirectURL: row.redirect_url,
  paymentSessionRequestId: row.session_id,
  paymentId: row.payment_id,
  expiresAt: row.expires_at.getTime(),
});
