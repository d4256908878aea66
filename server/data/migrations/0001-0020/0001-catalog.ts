import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/**
 * The catalogue. Text that is compared or sorted has the collation "C", so that PGlite and
 * every PostgreSQL give the same order.
 */
const tables = [
  `create table locations (
    location_number text collate "C" primary key,
    city text not null,
    state text not null,
    is_default boolean not null default false,
    zip_prefixes jsonb not null default '[]'
  )`,
  'create unique index locations_one_default on locations (is_default) where is_default',
  `create table brands (
    brand_id text collate "C" primary key,
    seq integer not null,
    name text not null,
    slug text collate "C" not null unique,
    image_url text not null,
    color text not null,
    listed boolean not null
  )`,
  `create table flavors (
    flavor_id text collate "C" primary key,
    label_en text not null,
    label_es text not null
  )`,
  `create table product_types (
    slug text collate "C" primary key,
    seq integer not null,
    label_en text not null,
    label_es text not null
  )`,
  `create table products (
    product_id text collate "C" primary key,
    seq integer not null unique,
    kind text not null check (kind in ('snack', 'variety-pack', 'merchandise', 'gift-card')),
    listed boolean not null,
    brand_id text collate "C" not null references brands,
    type text collate "C" not null,
    flavor text collate "C" not null,
    heat integer not null check (heat between 0 and 3),
    size text not null,
    size_slug text collate "C" not null,
    size_group_id text collate "C" not null,
    price_cents integer not null check (price_cents > 0),
    title_en text not null,
    title_es text not null,
    name_key_en text collate "C" not null,
    name_key_es text collate "C" not null,
    description jsonb not null,
    ingredients jsonb not null,
    allergens jsonb not null default '[]',
    nutrition jsonb,
    tax_category text not null,
    image_path text not null,
    tint_light text not null,
    tint_dark text not null,
    badges jsonb not null default '[]',
    pre_order_text jsonb,
    mixable boolean not null,
    bundle jsonb,
    bestseller_rank integer,
    staff_pick jsonb,
    popularity integer not null,
    created_day integer not null,
    excluded_zip_prefixes jsonb not null default '[]',
    search_words text not null
  )`,
  `create table stock (
    product_id text collate "C" not null references products on delete cascade,
    location_number text collate "C" not null references locations,
    quantity integer not null check (quantity >= 0),
    primary key (product_id, location_number)
  )`,
  `create table settings (key text collate "C" primary key, value text not null)`,
  `create table labels (
    key text collate "C" primary key,
    text_en text not null,
    text_es text not null
  )`,
  `create table navigation (
    navigation_id integer primary key,
    parent_id integer references navigation,
    menu_seq integer not null,
    label_en text not null,
    label_es text not null,
    url text not null
  )`,
  `create table banners (
    banner_id text collate "C" primary key,
    position integer not null,
    title_en text not null,
    title_es text not null,
    text_en text not null,
    text_es text not null,
    image_url text not null,
    link_url text not null
  )`,
  `create table home_tiles (
    part text not null check (part in ('parent-category', 'sub-category', 'promo')),
    position integer not null,
    slug text not null,
    title_en text not null,
    title_es text not null,
    text_en text not null,
    text_es text not null,
    url text not null,
    color text not null,
    image_urls jsonb not null default '[]',
    primary key (part, position)
  )`,
  `create table news_signups (
    email_key text collate "C" primary key,
    email text not null,
    opt_in_codes jsonb not null,
    source_id text not null,
    created_at timestamptz not null default now()
  )`,
] as const;

/** One index an order, the tie breaker last: a page costs its rows, not the catalogue's. */
const indexes = [
  'create index products_featured on products (popularity desc, seq) where listed',
  'create index products_price_low on products (price_cents, seq) where listed',
  'create index products_price_high on products (price_cents desc, seq) where listed',
  'create index products_name_en on products (name_key_en, seq) where listed',
  'create index products_name_es on products (name_key_es, seq) where listed',
  'create index products_newest on products (created_day desc, seq) where listed',
  'create index products_brand on products (brand_id, popularity desc, seq) where listed',
  'create index products_flavor on products (flavor, popularity desc, seq) where listed',
  'create index products_size on products (size_slug, popularity desc, seq) where listed',
  'create index products_type on products (type, popularity desc, seq) where listed',
  'create index products_size_group on products (size_group_id)',
  'create index products_bestseller on products (bestseller_rank) where bestseller_rank is not null',
  "create index products_search on products using gin (array_to_tsvector(string_to_array(search_words, ' ')))",
] as const;

const versioned = [
  'locations',
  'brands',
  'flavors',
  'product_types',
  'products',
  'stock',
  'settings',
  'labels',
  'navigation',
  'banners',
  'home_tiles',
] as const;

/**
 * The version counts up once a transaction, at its commit. Deferred, because the counter is one
 * row: locked any earlier, two orders that take stock in different order would block each other.
 */
const versioning = [
  'create table catalog_version (one boolean primary key default true check (one), version bigint not null)',
  'insert into catalog_version (version) values (1)',
  `create function count_catalog_version() returns trigger language plpgsql as $$
  begin
    if current_setting('crunchcart.versioned', true) is distinct from txid_current()::text then
      perform set_config('crunchcart.versioned', txid_current()::text, true);
      update catalog_version set version = version + 1;
    end if;
    return null;
  end $$`,
  ...versioned.map(
    (table) => `create constraint trigger ${table}_versioned
    after insert or update or delete on ${table} deferrable initially deferred
    for each row execute function count_catalog_version()`,
  ),
];

export const catalogMigration: Migration = {
  async up(db) {
    await runStatements(db, tables);
    await runStatements(db, indexes);
    await runStatements(db, versioning);
  },
};
