import type { CouponEffect } from '#domain/coupon/coupon.ts';
import type { Language } from '#domain/locale/language.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';
import { type CouponQuestion, requireCoupon } from '#server/coupon/require-coupon.ts';

/**
 * What a coupon would take off a cart. A look only: the quote and the order work it out again from
 * the shop's own prices, and only an order uses it up.
 */
export const validateVoucher = async (
  parts: Pick<ShopParts, 'db' | 'clock' | 'limits'>,
  question: CouponQuestion,
  language: Language,
): Promise<(CouponEffect & { readonly message: string }) | Refusal> => {
  const { couponsOfAddress } = parts.limits;
  const turn = await requireTurn(parts, couponsOfAddress, question.asker.clientAddress);
  if (isRefusal(turn)) return turn;
  const grant = await requireCoupon(parts, question, language);
  if (isRefusal(grant)) return grant;
  const { code: _, oncePerCustomer: __, ...answer } = grant;
  return answer;
};
