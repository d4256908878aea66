import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** The orders of a list as 0001 made them. */
const orders: Readonly<Record<string, string>> = {
  featured: 'popularity desc, seq',
  price_low: 'price_cents, seq',
  price_high: 'price_cents desc, seq',
  name_en: 'name_key_en, seq',
  name_es: 'name_key_es, seq',
  newest: 'created_day desc, seq',
};

/**
 * Any page of a list is walked to in the index alone, and what is sold out is found by itself. For
 * that every product has a row at every location; a load of the catalogue sees to it.
 */
const changes = [
  ...Object.entries(orders).flatMap(([name, columns]) => [
    `drop index products_${name}`,
    `create index products_${name} on products (${columns}) include (product_id) where listed`,
  ]),
  `create function complete_stock() returns void language sql as $$
    insert into stock (product_id, location_number, quantity)
    select product_id, location_number, 0 from products cross join locations
    on conflict do nothing
  $$`,
  'create index stock_sold_out on stock (location_number, product_id) where quantity = 0',
  'select complete_stock()',
];

export const orderedListsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, changes),
};
