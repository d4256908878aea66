import { validatevoucher } from '#adapters/http/wire/calls/coupon-calls.ts';
import { openAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { inputRefused } from '#server/base/refusal/refusals.ts';
import { validateVoucher } from '#server/coupon/validate-voucher.ts';

/** The call about coupons. */
export const couponAnswers = (parts: CommerceParts): readonly AnsweredCall[] => [
  answer(validatevoucher, async ({ body, language, clientAddress, shopper }) => {
    const { couponName, cartAmount, includesGiftCard = false, cartID } = body;
    if (cartAmount < 0) throw inputRefused('cartAmount');
    const account = shopper && (await openAccount(parts, shopper));
    const asker = { accountId: account?.account_id, cartId: cartID, clientAddress };
    const question = { couponName, cartAmount, includesGiftCard, asker };
    return { items: [await validateVoucher(parts, question, language)] };
  }),
];
