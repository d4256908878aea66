import { validatevoucher } from '#adapters/http/wire/calls/coupon-calls.ts';
import { openAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { ThrownRefusal } from '#server/base/refusal/thrown-refusal.ts';
import { validateVoucher } from '#server/coupon/validate-voucher.ts';

/** The call about coupons. */
export const couponAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  answer(validatevoucher, async ({ body, language, clientAddress, shopper }) => {
    const { couponName, cartAmount, includesGiftCard = false, cartID } = body;
    if (cartAmount < 0) throw new ThrownRefusal(refuse('INPUT_REFUSED', { field: 'cartAmount' }));
    const account = shopper && (await openAccount(parts, shopper));
    const asker = { accountId: account?.account_id, cartId: cartID, clientAddress };
    const question = { couponName, cartAmount, includesGiftCard, asker };
    return { items: [await validateVoucher(parts, question, language)] };
  }),
];
