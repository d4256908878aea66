import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/**
 * One review for each account and product, in whatever size; it goes with the account. Its number changes with its
 * words, so that an operator allows only what was read. Pages change when a shown review comes or
 * goes, and not before.
 */
const statements = [
  `create table product_reviews (
    review_id text collate "C" primary key,
    account_id text collate "C" not null references accounts on delete cascade,
    size_group_id text collate "C" not null,
    stars integer not null check (stars between 1 and 5),
    title text not null,
    words text not null,
    author text not null,
    language text not null,
    state text not null check (state in ('WAITING', 'SHOWN', 'REFUSED')),
    reason text check ((state = 'REFUSED') = (reason is not null)),
    written_at timestamptz not null,
    decided_at timestamptz,
    unique (account_id, size_group_id)
  )`,
  `create index product_reviews_shown on product_reviews (size_group_id, written_at desc) include (stars)
    where state = 'SHOWN'`,
  'create index product_reviews_by_state on product_reviews (state, written_at, review_id)',
  `create constraint trigger product_reviews_versioned after update on product_reviews
    deferrable initially deferred for each row
    when (old.state = 'SHOWN' or new.state = 'SHOWN') execute function count_catalog_version()`,
  `create constraint trigger product_reviews_unversioned after delete on product_reviews
    deferrable initially deferred for each row
    when (old.state = 'SHOWN') execute function count_catalog_version()`,
] as const;

/** What customers say about products they were sent. */
export const productReviewsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};
