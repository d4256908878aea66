import type { CouponRecord } from '#domain/coupon/coupon.ts';
import type { Cents } from '#domain/money/cents.ts';

/** One coupon of each kind, and one for each reason to refuse one. */
export const coupons: readonly CouponRecord[] = [
  { code: 'SAVE5', rule: { kind: 'amount', amount: 500 as Cents } },
  { code: 'CRUNCH10', rule: { kind: 'percent', percent: 10 } },
  { code: 'BIGBOX20', rule: { kind: 'percent', percent: 20 }, minimum: 5000 as Cents },
  { code: 'WELCOME15', rule: { kind: 'percent', percent: 15 }, oncePerCustomer: true },
  { code: 'FREEBOX', rule: { kind: 'free-order' } },
  { code: 'LASTYEAR', rule: { kind: 'percent', percent: 25 }, endsAt: Date.UTC(2026, 0, 1) },
  { code: 'FIRST100', rule: { kind: 'amount', amount: 1000 as Cents }, mostUses: 0 },
];
