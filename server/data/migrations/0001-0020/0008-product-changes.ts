import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** When a product's page last told something new; how many are in stock is not news. */
const statements = [
  'alter table products add column changed_at timestamptz not null default now()',
  `create function stamp_product_change() returns trigger language plpgsql as $$
  begin
    new.changed_at := now();
    return new;
  end $$`,
  `create trigger products_changed before update on products
    for each row when (old is distinct from new) execute function stamp_product_change()`,
] as const;

export const productChangesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, statements);
  },
};
