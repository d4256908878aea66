import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** Amounts are whole cents; hashes are SHA-256, base64url. */
const quoting = [
  `create table quotes (
    quote_id text collate "C" primary key,
    actor_hash text collate "C" not null,
    location_number text collate "C" not null,
    basis_hash text collate "C" not null,
    sub_total integer not null check (sub_total >= 0),
    discount integer not null check (discount between 0 and sub_total),
    shipping_charge integer not null check (shipping_charge >= 0),
    tax integer not null check (tax >= 0),
    total_amount integer not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    check (total_amount = sub_total - discount + shipping_charge + tax)
  )`,
  'create index quotes_expiry on quotes (expires_at)',
  `create table attempts (
    bucket text collate "C" not null,
    subject_hash text collate "C" not null,
    stamps jsonb not null,
    updated_at timestamptz not null,
    primary key (bucket, subject_hash)
  )`,
  'create index attempts_age on attempts (updated_at)',
  `create table audit_entries (
    entry_id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_hash text collate "C" not null,
    what text not null,
    facts jsonb not null
  )`,
] as const;

const paymentSessions = [
  `create table payment_sessions (
    session_id text collate "C" primary key,
    actor_hash text collate "C" not null,
    created_at timestamptz not null,
    deadline timestamptz not null,
    extensions integer not null check (extensions between 0 and 10)
  )`,
  'create index payment_sessions_age on payment_sessions (deadline)',
  `create table payment_contexts (
    session_id text collate "C" not null references payment_sessions on delete cascade,
    ordinal integer not null,
    context_jti text not null,
    key_id text collate "C" not null,
    jwk jsonb not null,
    networks jsonb not null,
    primary key (session_id, ordinal)
  )`,
] as const;

const orders = [
  `create table orders (
    order_id text collate "C" primary key,
    reference text collate "C" not null unique,
    actor_hash text collate "C" not null,
    state text not null,
    quote_id text collate "C" not null,
    location_number text collate "C" not null,
    language text not null,
    email_key text collate "C" not null,
    contact jsonb not null,
    shipping jsonb not null,
    billing jsonb not null,
    gift_message text,
    sub_total integer not null,
    discount integer not null,
    shipping_charge integer not null,
    tax integer not null,
    total_amount integer not null,
    placed_at timestamptz not null,
    updated_at timestamptz not null,
    check (total_amount = sub_total - discount + shipping_charge + tax)
  )`,
  'create index orders_actor on orders (actor_hash)',
  `create table order_lines (
    order_id text collate "C" not null references orders on delete cascade,
    line_item_number integer not null,
    kind text not null check (kind in ('product', 'mix', 'bundle')),
    product_id text collate "C" not null,
    line_id text not null,
    name text not null,
    quantity integer not null check (quantity > 0),
    unit_price integer not null check (unit_price >= 0),
    total integer not null check (total = quantity * unit_price),
    image_path text,
    size text,
    pre_order_text text,
    contents jsonb not null,
    primary key (order_id, line_item_number)
  )`,
  `create table order_transitions (
    transition_id bigint generated always as identity primary key,
    order_id text collate "C" not null references orders on delete cascade,
    from_state text not null,
    to_state text not null,
    actor text not null,
    reason text not null,
    at timestamptz not null
  )`,
  'create index order_transitions_order on order_transitions (order_id)',
  `create table stock_reservations (
    order_id text collate "C" not null references orders on delete cascade,
    product_id text collate "C" not null,
    location_number text collate "C" not null,
    quantity integer not null check (quantity > 0),
    state text not null check (state in ('HELD', 'TAKEN', 'RELEASED')),
    primary key (order_id, product_id, location_number)
  )`,
  `create table idempotency (
    actor_hash text collate "C" not null,
    route text collate "C" not null,
    key_hash text collate "C" not null,
    body_hash text collate "C" not null,
    state text not null check (state in ('IN_PROGRESS', 'DONE')),
    order_id text collate "C",
    reply text,
    lease_until timestamptz not null,
    created_at timestamptz not null,
    primary key (actor_hash, route, key_hash)
  )`,
  'create index idempotency_age on idempotency (created_at)',
  'create index idempotency_order on idempotency (order_id)',
] as const;

const payments = [
  `create table payments (
    order_id text collate "C" primary key references orders on delete cascade,
    transaction_id text collate "C" not null unique,
    gateway_id text,
    state text not null,
    amount integer not null check (amount > 0),
    brand text not null,
    last4 text not null,
    token_jti text not null,
    reason text,
    reversal_due boolean not null default false,
    checks integer not null default 0,
    next_check_at timestamptz not null,
    lease_until timestamptz not null,
    needs_operator boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // What the healing job looks for; few rows at any time.
  `create index payments_unsettled on payments (next_check_at)
    where state in ('AUTHORIZING', 'UNKNOWN', 'AUTHORIZED', 'CAPTURING') or reversal_due`,
  `create table payment_transitions (
    transition_id bigint generated always as identity primary key,
    order_id text collate "C" not null references orders on delete cascade,
    from_state text not null,
    to_state text not null,
    actor text not null,
    reason text not null,
    at timestamptz not null
  )`,
  'create index payment_transitions_order on payment_transitions (order_id)',
  `create table consumed_tokens (
    jti text collate "C" primary key,
    order_id text collate "C" not null references orders on delete cascade,
    at timestamptz not null
  )`,
  'create index consumed_tokens_order on consumed_tokens (order_id)',
  `create table outbox (
    mail_id text collate "C" primary key,
    order_id text collate "C" not null references orders on delete cascade,
    kind text not null,
    state text not null check (state in ('WAITING', 'SENT', 'GIVEN_UP')),
    tries integer not null default 0,
    next_try_at timestamptz not null,
    lease_until timestamptz not null,
    sent_at timestamptz,
    unique (order_id, kind)
  )`,
  "create index outbox_waiting on outbox (next_try_at) where state = 'WAITING'",
] as const;

/** The money side: quotes, payment sessions, orders, payments, reservations, mails. */
export const commerceMigration: Migration = {
  async up(db) {
    await runStatements(db, quoting);
    await runStatements(db, paymentSessions);
    await runStatements(db, orders);
    await runStatements(db, payments);
  },
};
