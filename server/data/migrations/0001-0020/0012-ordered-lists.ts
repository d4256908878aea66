import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** The sort orders of a list, as in 0001. */
const orders: Readonly<Record<string, string>> = {
  featured: 'popularity desc, seq',
  price_low: 'price_cents, seq',
  price_high: 'price_cents desc, seq',
  name_en: 'name_key_en, seq',
  name_es: 'name_key_es, seq',
  newest: 'created_day desc, seq',
};

/**
 * Any page of a list is read from the index alone, and sold-out products have an index of their
 * own. This needs a stock row for every product and location, which the load of a catalogue
 * provides.
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
