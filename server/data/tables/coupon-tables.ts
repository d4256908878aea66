import type { Generated } from 'kysely';

/** A coupon as operators defined it; `value` is a percentage or cents, depending on the kind. */
export interface CouponsTable {
  code: string;
  kind: 'percent' | 'amount' | 'free-order';
  value: number;
  minimum: number;
  ends_at: Date | null;
  most_uses: number | null;
  once_per_customer: boolean;
  /** Number of orders that use it and have not failed. */
  uses: Generated<number>;
}

interface CouponUsesTable {
  order_id: string;
  code: string;
  used_at: Date;
  /** When a failed order returned it. */
  returned_at: Date | null;
}

interface CouponCustomersTable {
  code: string;
  customer_hash: string;
  order_id: string;
}

export interface CouponTables {
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
  coupon_customers: CouponCustomersTable;
}
