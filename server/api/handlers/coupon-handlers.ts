import { validatevoucher } from '#adapters/http/wire/calls/coupon-calls.ts';
import { openAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, refuse } from '#server/base/refusal/refusal.ts';
import { validateVoucher } from '#server/coupon/validate-voucher.ts';

/** The call about coupons. */
export const couponAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  answer(validatevoucher, async ({ body, language, clientAddress, shopper }) => {
    const { couponName, cartAmount, includesGiftCard = false, cartID } = body;
    if (cartAmount < 0) return refuse('INPUT_REFUSED', { field: 'cartAmount' });
    const account = shopper && (await openAccount(parts, shopper));
    if (isRefusal(account)) return account;
    const asker = { accountId: account?.account_id, cartId: cartID, clientAddress };
    const question = { couponName, cartAmount, includesGiftCard, asker };
    const answered = await validateVoucher(parts, question, language);
    return isRefusal(answered) ? answered : { items: [answered] };
  }),
];
