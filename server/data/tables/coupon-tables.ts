import type { ColumnType, Generated } from 'kysely';

/** What operators decided about a coupon; `value` is a percentage or cents, by kind. */
export interface CouponsTable {
  code: string;
  kind: 'percent' | 'amount' | 'free-order';
  value: number;
  minimum: number;
  ends_at: Date | null;
  most_uses: number | null;
  once_per_customer: boolean;
  /** Orders that use it and have not failed. */
  uses: Generated<number>;
}

interface CouponUsesTable {
  order_id: string;
  code: string;
  used_at: Date;
  /** When a failed order gave it back. */
  returned_at: Date | null;
}

interface CouponCustomersTable {
  code: string;
  customer_hash: string;
  order_id: string;
}

/** An e-gift card somebody paid for. */
export interface GiftCardsTable {
  gift_card_id: string;
  order_id: string;
  line_item_number: number;
  /** 1, 2 … of the line's quantity. */
  unit: number;
  /** Gone once it is mailed. */
  code: ColumnType<string | null, string, null>;
  code_hash: string;
  amount: number;
  issued_at: Date;
}

export interface CouponTables {
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
  coupon_customers: CouponCustomersTable;
  gift_cards: GiftCardsTable;
}
