import {
  orderdetails,
  submittedorder,
  validateOrder,
  withdrawnorder,
} from '#adapters/http/wire/calls/order-calls.ts';
import { openAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { validateDraft } from '#server/order/quote/validate-order.ts';
import { showOrder } from '#server/order/show/show-order.ts';
import { submitOrder } from '#server/order/submission/submit-order.ts';
import { withdrawOrder } from '#server/order/submission/withdraw-order.ts';

/** Calls about orders. */
export const orderAnswers = (parts: CommerceParts): readonly AnsweredCall[] => [
  answer(validateOrder, async ({ body, language, clientAddress }) => ({
    items: [await validateDraft(parts, body.draft, { language, clientAddress })],
  })),

  answer(submittedorder, async ({ body, language, idempotencyKey, clientAddress, shopper }) => {
    const { quoteId, draft, payment, mergeToken } = body;
    const account = shopper && (await openAccount(parts, shopper));
    const { order, replayed } = await submitOrder(parts, {
      quoteId,
      draft,
      ...(payment === undefined ? {} : { payment }),
      language,
      idempotencyKey,
      clientAddress,
      ...(account && { account }),
      ...(mergeToken !== undefined && { cartToken: mergeToken }),
    });
    return { items: [order], ...(replayed ? { headers: { 'Idempotent-Replayed': 'true' } } : {}) };
  }),

  answer(withdrawnorder, async ({ body: { tempUserID }, idempotencyKey, clientAddress }) => ({
    items: [
      { withdrawn: await withdrawOrder(parts, { tempUserID, idempotencyKey, clientAddress }) },
    ],
  })),

  answer(orderdetails, async ({ query, clientAddress, shopper }) => {
    const account = shopper && (await openAccount(parts, shopper));
    const { orderId, email } = query;
    const claim = { orderId, email, clientAddress, accountId: account?.account_id };
    return { items: [await showOrder(parts, claim)] };
  }),
];
