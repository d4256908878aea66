import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const states = [
  'CREATED',
  'AUTHORIZING',
  'AUTHENTICATING',
  'AUTHORIZED',
  'CAPTURING',
  'CAPTURED',
  'DECLINED',
  'UNKNOWN',
  'PENDING',
  'REVERSED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
];

/** Payments so far were cards. */
const statements = [
  `alter table payments add column method text not null default 'card'
    check (method in ('card', 'apple-pay', 'payment-account', 'saved-account'))`,
  'alter table payments drop constraint if exists payments_state_check',
  `alter table payments add constraint payments_state_check
    check (state in (${states.map((state) => `'${state}'`).join(', ')}))`,
] as const;

/** Wallets and payment accounts pay too, and a sale may wait for the payer's bank. */
export const paymentMethodsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};
