import { Data } from 'effect';
import type { CouponRefusal } from '#domain/coupon/coupon.ts';

/** The shop does not take this coupon (any more); nothing was charged. `text` is the shop's own. */
export class CouponRefused extends Data.TaggedError('CouponRefused')<{
  readonly couponName: string;
  readonly reason: CouponRefusal;
  readonly text?: string;
}> {}
