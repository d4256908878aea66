import type { AccountTables } from '#server/data/tables/account-tables.ts';
import type { CartTables } from '#server/data/tables/cart-tables.ts';
import type { CatalogTables } from '#server/data/tables/catalog-tables.ts';
import type { ContentTables } from '#server/data/tables/content-tables.ts';
import type { CouponTables } from '#server/data/tables/coupon-tables.ts';
import type { GiftTables } from '#server/data/tables/gift-tables.ts';
import type { NoticeTables } from '#server/data/tables/notice-tables.ts';
import type { OrderTables } from '#server/data/tables/order-tables.ts';
import type { OrderTrackingTables } from '#server/data/tables/order-tracking-tables.ts';
import type { PaymentAccountTables } from '#server/data/tables/payment-account-tables.ts';
import type { RegistrationTables } from '#server/data/tables/registration-tables.ts';
import type { ReviewTables } from '#server/data/tables/review-tables.ts';

/** All tables of the shop; each context adds its own. */
export type Tables = AccountTables &
  CartTables &
  CatalogTables &
  OrderTables &
  OrderTrackingTables &
  PaymentAccountTables &
  ContentTables &
  CouponTables &
  GiftTables &
  NoticeTables &
  RegistrationTables &
  ReviewTables;
