import * as z from 'zod/mini';
import type { Refusal } from '#adapters/http/client/envelope-reading.ts';
import { couponRefusals } from '#domain/coupon/coupon.ts';
import { CouponRefused } from '#ports/coupon/coupon-refused.ts';

const refusedCoupon = z.tuple([
  z.object({ couponName: z.string(), reason: z.enum(couponRefusals) }),
]);

/** A coupon the shop does not take (any more); undefined for every other refusal. */
export const couponRefusal = ({ code, data, text }: Refusal): CouponRefused | undefined => {
  if (code !== 'COUPON_REFUSED') return undefined;
  const read = z.safeParse(refusedCoupon, data);
  if (!read.success) return undefined;
  return new CouponRefused({ ...read.data[0], ...(text !== undefined && { text }) });
};
