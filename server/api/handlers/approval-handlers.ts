import { paypalOrder, paypalPaymentSession } from '#adapters/http/wire/calls/approval-calls.ts';
import { openAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import { replyWith } from '#server/api/call/reply-with.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal } from '#server/base/refusal/refusal.ts';
import { approvedOrder } from '#server/order/approval/approved-order.ts';
import { openApproval } from '#server/order/approval/open-approval.ts';

/** Calls about approvals at PayPal; the order itself is placed by `paypalSubmitOrder`. */
export const approvalAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  answer(paypalPaymentSession, async ({ body, shopper, ...call }) => {
    const account = shopper && (await openAccount(parts, shopper));
    if (isRefusal(account)) return account;
    const { quoteId, draft, flow, validateAddress, keepAccount = false } = body;
    const { language, idempotencyKey, clientAddress } = call;
    const opened = await openApproval(parts, {
      quoteId,
      draft,
      flow,
      validateAddress,
      keepAccount,
      language,
      idempotencyKey,
      clientAddress,
      accountId: account?.account_id,
    });
    return replyWith(opened);
  }),

  answer(paypalOrder, async ({ body, shopper, language, clientAddress }) => {
    const account = shopper && (await openAccount(parts, shopper));
    if (isRefusal(account)) return account;
    const { lang: _, locationNumber: __, ...approved } = body;
    const accountId = account?.account_id;
    return replyWith(
      await approvedOrder(parts, { ...approved, accountId, language, clientAddress }),
    );
  }),
];
