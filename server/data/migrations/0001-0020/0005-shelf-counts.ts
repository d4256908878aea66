import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/**
 * How many products are alike in everything filters look at, as a ledger: what changes the
 * catalogue adds rows of plus and minus, so no two transactions ever wait for the same row.
 * `*` counts what is sold, a location number what is in stock there. Variety packs are not in it:
 * what they can be had depends on what lies in them.
 */
const tables = [
  `create function price_band(cents integer) returns text language sql immutable parallel safe
  return case
    when cents < 300 then '0-3'
    when cents < 500 then '3-5'
    when cents < 1000 then '5-10'
    when cents < 2500 then '10-25'
    else '25-up'
  end`,
  `create table shelf_counts (
    location_number text collate "C" not null,
    type text collate "C" not null,
    badges jsonb not null,
    brand_id text collate "C" not null,
    flavor text collate "C" not null,
    size text not null,
    price_band text collate "C" not null,
    pre_order boolean not null,
    change integer not null
  )`,
  'create index shelf_counts_location on shelf_counts (location_number)',
  'create index products_badges on products using gin (badges jsonb_path_ops) where listed',
  'create index products_pre_order on products (popularity desc, seq) where listed and pre_order_text is not null',
  'create index products_staff_picks on products (seq) where listed and staff_pick is not null',
  'create index products_bundles on products (popularity desc, seq) where listed and bundle is not null',
];

const place = 'type, badges, brand_id, flavor, size, band, pre_order';

/** The place of products, from a table or a transition table of that shape. */
const placesIn = (products: string): string => `
  select product_id, type, badges, brand_id, flavor, size,
    price_band(price_cents) as band, pre_order_text is not null as pre_order
  from ${products} where listed and bundle is null`;

const inStock = (products: string, stock: string, change: string): string => `
  select s.location_number, p.*, ${change} as change
  from (${placesIn(products)}) p join ${stock} s using (product_id) where s.quantity > 0`;

const sold = (products: string, change: string): string => `
  select '*' as location_number, p.*, ${change} as change from (${placesIn(products)}) p`;

/** What cancels out is not written: most changes of stock change no count. */
const book = (changes: readonly string[]): string => `
  insert into shelf_counts
  select location_number, ${place}, sum(change)
  from (${changes.join(' union all ')}) changes
  group by location_number, ${place} having sum(change) <> 0`;

/** A load of the whole catalogue counts once, at its end. */
const trigger = (name: string, event: string, table: string, changes: readonly string[]) => [
  `create function ${name}() returns trigger language plpgsql as $$
  begin
    if current_setting('crunchcart.loading', true) is distinct from 'on' then
      ${book(changes)};
    end if;
    return null;
  end $$`,
  `create trigger ${name} after ${event} on ${table} ${transitionsOf(event)}
  for each statement execute function ${name}()`,
];

const transitionsOf = (event: string): string =>
  `referencing ${event === 'insert' ? '' : 'old table as before'} ${event === 'delete' ? '' : 'new table as after'}`;

const counting = [
  ...trigger('products_inserted', 'insert', 'products', [sold('after', '1')]),
  ...trigger('products_updated', 'update', 'products', [
    sold('before', '-1'),
    sold('after', '1'),
    inStock('before', 'stock', '-1'),
    inStock('after', 'stock', '1'),
  ]),
  ...trigger('products_deleted', 'delete', 'products', [sold('before', '-1')]),
  ...trigger('stock_inserted', 'insert', 'stock', [inStock('products', 'after', '1')]),
  ...trigger('stock_updated', 'update', 'stock', [
    inStock('products', 'before', '-1'),
    inStock('products', 'after', '1'),
  ]),
  ...trigger('stock_deleted', 'delete', 'stock', [inStock('products', 'before', '-1')]),
  // Stock goes while its product is still there, so that its place is known.
  `create function clear_stock() returns trigger language plpgsql as $$
  begin
    if current_setting('crunchcart.loading', true) is distinct from 'on' then
      delete from stock where product_id = old.product_id;
    end if;
    return old;
  end $$`,
  'create trigger products_clear_stock before delete on products for each row execute function clear_stock()',
  `create function count_shelves() returns void language sql as $$
    delete from shelf_counts;
    ${book([sold('products', '1'), inStock('products', 'stock', '1')])};
  $$`,
  'select count_shelves()',
];

/** Counted up at the commit of whatever changes a count; deferred like the catalogue's version. */
const versioning = [
  'alter table catalog_version add column shelf bigint not null default 1',
  `create function count_shelf_version() returns trigger language plpgsql as $$
  begin
    if current_setting('crunchcart.shelf_versioned', true) is distinct from txid_current()::text then
      perform set_config('crunchcart.shelf_versioned', txid_current()::text, true);
      update catalog_version set shelf = shelf + 1;
    end if;
    return null;
  end $$`,
  `create constraint trigger shelf_counts_versioned
  after insert or delete on shelf_counts deferrable initially deferred
  for each row execute function count_shelf_version()`,
];

export const shelfCountsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, [...tables, ...counting, ...versioning]);
  },
};
