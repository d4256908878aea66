import type { CouponEffect } from '#domain/coupon/coupon.ts';
import type { Language } from '#domain/locale/language.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { type CouponQuestion, requireCoupon } from '#server/coupon/require-coupon.ts';

/**
 * What a coupon would take off a cart. A look only: the quote and the order work it out again from
 * the shop's own prices, and only an order uses it up.
 */
export const validateVoucher = async (
  parts: CommerceParts,
  question: CouponQuestion,
  language: Language,
): Promise<CouponEffect & { readonly message: string }> => {
  await requireTurn(parts, parts.limits.couponsOfAddress, question.asker.clientAddress);
  const {
    code: _,
    oncePerCustomer: __,
    ...answer
  } = await requireCoupon(parts, question, language);
  return answer;
};
