import type { AccountTables } from '#server/data/account-tables.ts';
import type { CartTables } from '#server/data/cart-tables.ts';
import type { CatalogTables } from '#server/data/catalog-tables.ts';
import type { CommerceTables } from '#server/data/commerce-tables.ts';
import type { ContentTables } from '#server/data/content-tables.ts';
import type { CouponTables } from '#server/data/coupon-tables.ts';
import type { NoticeTables } from '#server/data/notice-tables.ts';
import type { RegistrationTables } from '#server/data/registration-tables.ts';

/** Every table of the shop; each context adds its own. */
export type Tables = AccountTables &
  CartTables &
  CatalogTables &
  CommerceTables &
  ContentTables &
  CouponTables &
  NoticeTables &
  RegistrationTables;
