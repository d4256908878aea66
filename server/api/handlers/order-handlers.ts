import {
  orderdetails,
  submittedorder,
  validateOrder,
  withdrawnorder,
} from '#adapters/http/wire/calls/order-calls.ts';
import { openAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal } from '#server/base/refusal/refusal.ts';
import { validateDraft } from '#server/order/quote/validate-order.ts';
import { showOrder } from '#server/order/show/show-order.ts';
import { submitOrder } from '#server/order/submission/submit-order.ts';
import { withdrawOrder } from '#server/order/submission/withdraw-order.ts';

/** Calls about orders. */
export const orderAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  answer(validateOrder, async ({ body, language, clientAddress }) => {
    const verdict = await validateDraft(parts, body.draft, { language, clientAddress });
    return isRefusal(verdict) ? verdict : { items: [verdict] };
  }),

  answer(submittedorder, async ({ body, language, idempotencyKey, clientAddress, shopper }) => {
    const { quoteId, draft, payment, mergeToken } = body;
    const account = shopper && (await openAccount(parts, shopper));
    if (isRefusal(account)) return account;
    const result = await submitOrder(parts, {
      quoteId,
      draft,
      ...(payment === undefined ? {} : { payment }),
      language,
      idempotencyKey,
      clientAddress,
      ...(account && { account }),
      ...(mergeToken !== undefined && { cartToken: mergeToken }),
    });
    if (isRefusal(result)) return result;
    const { order, replayed } = result;
    return { items: [order], ...(replayed ? { headers: { 'Idempotent-Replayed': 'true' } } : {}) };
  }),

  answer(withdrawnorder, async ({ body: { tempUserID }, idempotencyKey, clientAddress }) => {
    const named = { tempUserID, idempotencyKey, clientAddress };
    const withdrawn = await withdrawOrder(parts, named);
    return isRefusal(withdrawn) ? withdrawn : { items: [{ withdrawn }] };
  }),

  answer(orderdetails, async ({ query, clientAddress, shopper }) => {
    const account = shopper && (await openAccount(parts, shopper));
    if (isRefusal(account)) return account;
    const { orderId, email } = query;
    const claim = { orderId, email, clientAddress, accountId: account?.account_id };
    const order = await showOrder(parts, claim);
    return isRefusal(order) ? order : { items: [order] };
  }),
];
