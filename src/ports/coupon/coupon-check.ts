import type { Effect } from 'effect';
import type { CouponEffect } from '#domain/coupon/coupon.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

export interface CouponQuestion {
  readonly couponName: string;
  /** The cart without its gift cards, which no coupon pays for. */
  readonly cartAmount: Cents;
  readonly includesGiftCard: boolean;
  readonly cartID: string;
  /** Absent while nobody knows who will order. */
  readonly email?: string;
  /** ISO 8601. */
  readonly date: string;
}

export interface CouponAnswer extends CouponEffect {
  /** The shop's words, in the shopper's language. */
  readonly message: string;
}

/** Checks a coupon for a cart. It reads only: a coupon is used up by an order (D-COUPON-02). */
export interface CouponCheck {
  validate(
    question: CouponQuestion,
  ): Effect.Effect<CouponAnswer, CallFailure | CouponRefused | TooManyAttempts>;
}
