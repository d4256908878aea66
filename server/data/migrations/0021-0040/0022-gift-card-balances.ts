import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const balances = [
  // A process of before, which still runs during an upgrade, goes on issuing cards: it names neither.
  'alter table gift_cards add column spent integer not null default 0',
  `alter table gift_cards add column balance integer not null
    generated always as (amount - spent) stored`,
  `alter table gift_cards add constraint gift_cards_balance_check
    check (balance >= 0 and balance <= amount)`,
  // What each order takes from which card. `last4` is shown; it is known only to who typed the code.
  `create table gift_card_uses (
    order_id text collate "C" not null references orders on delete cascade,
    gift_card_id text collate "C" not null references gift_cards on delete cascade,
    position integer not null,
    last4 text not null,
    amount integer not null check (amount > 0),
    state text not null check (state in ('HELD', 'TAKEN', 'RETURNED')),
    at timestamptz not null,
    primary key (order_id, gift_card_id)
  )`,
  'create index gift_card_uses_card on gift_card_uses (gift_card_id)',
] as const;

const refs = [
  // Stands for a code that was typed: good for one shopper, deleted by age.
  `create table gift_card_refs (
    card_ref text collate "C" primary key,
    gift_card_id text collate "C" not null references gift_cards on delete cascade,
    actor_hash text collate "C" not null,
    last4 text not null,
    created_at timestamptz not null,
    unique (actor_hash, gift_card_id)
  )`,
  'create index gift_card_refs_card on gift_card_refs (gift_card_id)',
  'create index gift_card_refs_age on gift_card_refs (created_at)',
  `alter table quotes add column gift_cards jsonb not null default '[]'`,
  // Null in quotes of before: all of the total.
  'alter table quotes add column amount_due integer',
] as const;

/** Gift cards that can be spent: what is left on each, who takes what, and the refs of shoppers. */
export const giftCardBalancesMigration: Migration = {
  async up(db) {
    await runStatements(db, balances);
    await runStatements(db, refs);
  },
};
