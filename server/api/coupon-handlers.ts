import { validatevoucher } from '#adapters/http/wire/calls/coupon-calls.ts';
import { openAccount } from '#server/accounts/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/handler.ts';
import { inputRefused } from '#server/api/refusals.ts';
import type { CommerceParts } from '#server/commerce/commerce-parts.ts';
import { customersOf } from '#server/coupons/require-coupon.ts';
import { validateVoucher } from '#server/coupons/validate-voucher.ts';

/** The call about coupons. */
export const couponAnswers = (parts: CommerceParts): readonly AnsweredCall[] => [
  answer(validatevoucher, async ({ body, language, clientAddress, shopper }) => {
    const { couponName, cartAmount, includesGiftCard = false, email } = body;
    if (cartAmount < 0) throw inputRefused('cartAmount');
    const account = shopper && (await openAccount(parts, shopper));
    const customers = customersOf(email, account?.account_id);
    const question = { couponName, cartAmount, includesGiftCard, customers, clientAddress };
    return { items: [await validateVoucher(parts, question, language)] };
  }),
];
