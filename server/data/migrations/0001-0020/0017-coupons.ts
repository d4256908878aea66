import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const coupons = [
  // `value` is a percentage or cents, by kind; `uses` counts orders that have not failed.
  `create table coupons (
    code text collate "C" primary key,
    kind text not null check (kind in ('percent', 'amount', 'free-order')),
    value integer not null check (value >= 0),
    minimum integer not null check (minimum >= 0),
    ends_at timestamptz,
    most_uses integer check (most_uses >= 0),
    once_per_customer boolean not null,
    uses integer not null default 0 check (uses >= 0)
  )`,
  `create table coupon_uses (
    order_id text collate "C" primary key references orders on delete cascade,
    code text collate "C" not null,
    used_at timestamptz not null,
    returned_at timestamptz
  )`,
  'create index coupon_uses_code on coupon_uses (code) where returned_at is null',
  // One row for an account and one for an e-mail: the key is what lets nobody in twice.
  `create table coupon_customers (
    code text collate "C" not null,
    customer_hash text collate "C" not null,
    order_id text collate "C" not null references orders on delete cascade,
    primary key (code, customer_hash)
  )`,
  'create index coupon_customers_order on coupon_customers (order_id)',
  'alter table orders add column coupon_name text',
] as const;

const gifts = [
  'alter table orders add column gift_order boolean not null default false',
  // Who an e-gift card is for, and what it says.
  'alter table order_lines add column gift jsonb',
  // The code itself stays only until it is mailed; the hash is what it is recognised by.
  `create table gift_cards (
    gift_card_id text collate "C" primary key,
    order_id text collate "C" not null references orders on delete cascade,
    line_item_number integer not null,
    unit integer not null check (unit > 0),
    code text,
    code_hash text collate "C" not null unique,
    amount integer not null check (amount > 0),
    issued_at timestamptz not null,
    unique (order_id, line_item_number, unit)
  )`,
  `alter table outbox add column gift_card_id text collate "C" unique
    references gift_cards on delete cascade`,
] as const;

/** Coupons and who used them; gift orders, and e-gift cards that are mailed once they are paid. */
export const couponsMigration: Migration = {
  async up(db) {
    await runStatements(db, coupons);
    await runStatements(db, gifts);
  },
};
