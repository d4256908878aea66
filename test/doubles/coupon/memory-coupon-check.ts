import { Effect } from 'effect';
import { type CouponRecord, judgeCoupon } from '#domain/coupon/coupon.ts';
import { couponCode } from '#domain/coupon/coupon-code.ts';
import type { CouponCheck, CouponQuestion } from '#ports/coupon/coupon-check.ts';
import { CouponRefused } from '#ports/coupon/coupon-refused.ts';

export interface MemoryCouponCheck extends CouponCheck {
  readonly questions: readonly CouponQuestion[];
}

/** A desk that judges by the very rules of the shop; `coupons` may change between two questions. */
export const makeMemoryCouponCheck = (
  coupons: () => readonly CouponRecord[],
  now: () => number,
): MemoryCouponCheck => {
  const questions: CouponQuestion[] = [];
  return {
    questions,
    validate: (question) =>
      Effect.suspend(() => {
        questions.push(question);
        const couponName = couponCode(question.couponName);
        const coupon = coupons().find(({ code }) => code === couponName);
        if (coupon === undefined) {
          return Effect.fail(
            new CouponRefused({ couponName, reason: 'unknown', text: `${couponName}: unknown` }),
          );
        }
        const facts = { ...question, now: now(), uses: 0, usedBefore: false };
        const verdict = judgeCoupon(coupon, facts);
        if (verdict.ok)
          return Effect.succeed({ ...verdict.effect, message: `${couponName}: good` });
        const { reason } = verdict;
        return Effect.fail(
          new CouponRefused({ couponName, reason, text: `${couponName}: ${reason}` }),
        );
      }),
  };
};
