import {
  orderdetails,
  paypalSubmitOrder,
  submittedorder,
  validateOrder,
  withdrawnorder,
} from '#adapters/http/wire/calls/order-calls.ts';
import {
  keeporder,
  ordercode,
  orderstatus,
} from '#adapters/http/wire/calls/order-tracking-calls.ts';
import type { Language } from '#domain/locale/language.ts';
import { openAccount, requireAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer, type BodyOf } from '#server/api/call/handler.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal } from '#server/base/refusal/refusal.ts';
import { validateDraft } from '#server/order/quote/validate-order.ts';
import { showOrder } from '#server/order/show/show-order.ts';
import { submitOrder } from '#server/order/submission/submit-order.ts';
import { withdrawOrder } from '#server/order/submission/withdraw-order.ts';
import { keepOrder } from '#server/order/track/keep-order.ts';
import { sendCode } from '#server/order/track/send-code.ts';
import { trackOrder } from '#server/order/track/track-order.ts';
import type { PaymentChoice } from '#server/payment/payment-means.ts';

/** Calls about orders. */
export const orderAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  answer(validateOrder, async ({ body, language, clientAddress }) => {
    const verdict = await validateDraft(parts, body.draft, { language, clientAddress });
    return isRefusal(verdict) ? verdict : { items: [verdict] };
  }),

  answer(submittedorder, ({ body: { payment, ...ordered }, ...call }) =>
    placed(parts, { ...call, ordered }, payment && choiceOf(payment)),
  ),

  answer(paypalSubmitOrder, ({ body, ...call }) => {
    const { orderId, orderRequestId, payerId, paymentId, ...ordered } = body;
    const method = 'payment-account';
    const choice = { method, orderId, orderRequestId, payerId, paymentId } as const;
    return placed(parts, { ...call, ordered }, choice);
  }),

  answer(withdrawnorder, async ({ body: { tempUserID }, idempotencyKey, clientAddress }) => {
    const named = { tempUserID, idempotencyKey, clientAddress };
    const withdrawn = await withdrawOrder(parts, named);
    return isRefusal(withdrawn) ? withdrawn : { items: [{ withdrawn }] };
  }),

  answer(orderdetails, async ({ query, clientAddress, shopper, language }) => {
    const account = shopper && (await openAccount(parts, shopper));
    if (isRefusal(account)) return account;
    const accountId = account?.account_id;
    const claim = { ...query, email: query.email, clientAddress, accountId, language };
    const order = await showOrder(parts, claim);
    return isRefusal(order) ? order : { items: [order] };
  }),

  answer(orderstatus, async ({ body, clientAddress, language }) => {
    const tracked = await trackOrder(parts, { ...body, clientAddress, language });
    return isRefusal(tracked) ? tracked : { items: [tracked] };
  }),

  answer(ordercode, async ({ body, clientAddress }) => {
    const refusal = await sendCode(parts, { ...body, clientAddress });
    return refusal ?? { items: [{ sent: true }] };
  }),

  answer(keeporder, async ({ shopper, body }) => {
    const account = await requireAccount(parts, shopper, body.accountId);
    if (isRefusal(account)) return account;
    const kept = await keepOrder(parts, { ...body, accountId: account.account_id });
    return isRefusal(kept) ? kept : { items: [{ orderId: kept }] };
  }),
];

type Submitted = BodyOf<typeof submittedorder>;

const choiceOf = (payment: NonNullable<Submitted['payment']>): PaymentChoice => {
  if ('applePay' in payment) return { method: 'apple-pay', ...payment.applePay };
  return 'paymentAccountId' in payment
    ? { method: 'saved-account', ...payment }
    : { method: 'card', ...payment };
};

interface SubmittingCall {
  readonly ordered: Omit<Submitted, 'payment'>;
  readonly language: Language;
  readonly idempotencyKey?: string;
  readonly clientAddress: string;
  readonly shopper?: Parameters<typeof openAccount>[1];
}

const placed = async (
  parts: ShopParts,
  { ordered, language, idempotencyKey, clientAddress, shopper }: SubmittingCall,
  payment: PaymentChoice | undefined,
) => {
  const account = shopper && (await openAccount(parts, shopper));
  if (isRefusal(account)) return account;
  const { quoteId, draft, mergeToken } = ordered;
  const result = await submitOrder(parts, {
    quoteId,
    draft,
    ...(payment && { payment }),
    language,
    idempotencyKey,
    clientAddress,
    ...(account && { account }),
    ...(mergeToken !== undefined && { cartToken: mergeToken }),
  });
  if (isRefusal(result)) return result;
  const { order, replayed } = result;
  return { items: [order], ...(replayed ? { headers: { 'Idempotent-Replayed': 'true' } } : {}) };
};
