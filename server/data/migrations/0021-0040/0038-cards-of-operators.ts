import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** A gift card that an operator gives out belongs to no order. */
export const cardsOfOperatorsMigration: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table gift_cards alter column order_id drop not null,
        alter column line_item_number drop not null,
        alter column unit drop not null`,
      // Either of an order and one of its units, or of none.
      `alter table gift_cards add constraint gift_cards_order_check
        check (num_nulls(order_id, line_item_number, unit) in (0, 3))`,
    ]),
};
