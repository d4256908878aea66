import * as z from 'zod/mini';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import { couponRefusals } from '#domain/coupon/coupon.ts';
import { CouponRefused } from '#ports/coupon/coupon-refused.ts';

const couponData = z.tuple([z.object({ couponName: z.string(), reason: z.enum(couponRefusals) })]);

/** A coupon the shop does not take (any more). */
export const couponRefusedAs: RefusedAs<CouponRefused> = {
  COUPON_REFUSED: ({ data, told: { text } }) => {
    const read = z.safeParse(couponData, data);
    if (!read.success) return undefined;
    return new CouponRefused({ ...read.data[0], ...(text !== undefined && { text }) });
  },
};
