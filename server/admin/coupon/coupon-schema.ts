import * as z from 'zod';
import type { CouponRecord } from '#domain/coupon/coupon.ts';
import { couponCodeProblem } from '#domain/coupon/coupon-code.ts';
import type { Cents } from '#domain/money/cents.ts';

const amount = z
  .int()
  .min(1)
  .max(10_000_000)
  .transform((cents) => cents as Cents);

export const couponSchema: z.ZodType<CouponRecord> = z.strictObject({
  code: z
    .string()
    .refine(
      (code) => couponCodeProblem(code) === undefined && code === code.toUpperCase(),
      'must be capital letters, digits and -',
    ),
  rule: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
    z.strictObject({ kind: z.literal('amount'), amount }),
    z.strictObject({ kind: z.literal('free-order') }),
  ]),
  minimum: z
    .int()
    .min(0)
    .transform((cents) => cents as Cents)
    .exactOptional(),
  endsAt: z.int().exactOptional(),
  mostUses: z.int().min(0).exactOptional(),
  oncePerCustomer: z.boolean().exactOptional(),
});
