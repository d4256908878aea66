import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/**
 * An article before its size is chosen (`open`) has a stock of 1 where one of its sizes (`made`) can
 * be had, else 0. Its row changes only when a size sells out or comes back, so that orders of other
 * sizes do not wait for each other. The row is locked before the sizes are read: of two orders that
 * take the last of two sizes, the later one sees the other's.
 */
const changes = [
  `alter table products add column size_choice text check (size_choice in ('open', 'made'))`,
  `create function settle_size_choice(chosen_group text, place text) returns void language plpgsql as $$
  begin
    perform from stock s join products p using (product_id)
      where p.size_group_id = chosen_group and p.size_choice = 'open' and s.location_number = place
      for update of s;
    update stock s set quantity = wanted.quantity
    from products p, (
      select (count(*) > 0)::integer as quantity
      from stock made join products m using (product_id)
      where m.size_group_id = chosen_group and m.size_choice = 'made'
        and made.location_number = place and made.quantity > 0
    ) wanted
    where p.size_group_id = chosen_group and p.size_choice = 'open'
      and s.product_id = p.product_id and s.location_number = place
      and s.quantity <> wanted.quantity;
  end $$`,
  `create function settle_size_choices() returns void language sql as $$
    select settle_size_choice(groups.size_group_id, l.location_number)
    from (select distinct size_group_id from products where size_choice = 'open') groups
    cross join locations l
  $$`,
  `create function size_stock_updated() returns trigger language plpgsql as $$
  begin
    if current_setting('crunchcart.loading', true) is distinct from 'on' then
      perform settle_size_choice(turned.size_group_id, turned.location_number)
      from (
        select distinct p.size_group_id, after.location_number
        from after join before using (product_id, location_number) join products p using (product_id)
        where p.size_choice = 'made' and (after.quantity > 0) <> (before.quantity > 0)
        order by 1, 2
      ) turned;
    end if;
    return null;
  end $$`,
  `create trigger stock_size_updated after update on stock
  referencing old table as before new table as after
  for each statement execute function size_stock_updated()`,
] as const;

/** Articles that are sold in sizes: one is shown in lists, each of its sizes is sold (D-BROWSE-14). */
export const sizeChoicesMigration: Migration = {
  async up(db) {
    await runStatements(db, changes);
  },
};
