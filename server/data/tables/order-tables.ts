import type { Generated, JSONColumnType } from 'kysely';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import type { Language } from '#domain/locale/language.ts';
import type { OrderState } from '#domain/order/order-machine.ts';
import type { PaymentState } from '#domain/payment/payment-machine.ts';
import type { Address, Contact } from '#domain/shipping/address.ts';
import type { GuardTables } from '#server/data/tables/guard-tables.ts';

/** JSON that is read parsed and written as text, equal on both databases. */
type Json<Value extends object> = JSONColumnType<Value, string, string>;

/** What was promised for one draft. Amounts are cents. */
export interface QuotesTable {
  quote_id: string;
  actor_hash: string;
  location_number: string;
  /** Everything the price depends on: lines, destination, prices. */
  basis_hash: string;
  /** The coupon whose discount it promises. */
  coupon_name: string | null;
  sub_total: number;
  discount: number;
  shipping_charge: number;
  tax: number;
  total_amount: number;
  created_at: Date;
  expires_at: Date;
}

export interface PaymentSessionsTable {
  session_id: string;
  actor_hash: string;
  created_at: Date;
  deadline: Date;
  extensions: number;
}

/** Public halves of one-time keys; the capture context itself is never kept. */
export interface PaymentContextsTable {
  session_id: string;
  /** 0 when the session was opened, then one more an extension; the latest two are valid. */
  ordinal: number;
  context_jti: string;
  key_id: string;
  jwk: Json<{ kty: string; n: string; e: string }>;
  networks: Json<readonly string[]>;
}

/** A vault token pays once; its name stays here while an order claims it or has used it. */
export interface ConsumedTokensTable {
  jti: string;
  order_id: string;
  at: Date;
}

export interface IdempotencyTable {
  actor_hash: string;
  route: string;
  key_hash: string;
  body_hash: string;
  state: 'IN_PROGRESS' | 'DONE';
  order_id: string | null;
  /** What was answered, as JSON text; kept exactly. */
  reply: string | null;
  lease_until: Date;
  created_at: Date;
}

export interface OrdersTable {
  order_id: string;
  /** The merchant reference: `CRN-<ULID>`. */
  reference: string;
  actor_hash: string;
  /** Whose order it is, when somebody was signed in. */
  account_id: string | null;
  state: OrderState;
  quote_id: string;
  location_number: string;
  language: Language;
  /** The e-mail in lower case: proves a guest's claim. */
  email_key: string;
  contact: Json<Contact>;
  shipping: Json<Address>;
  billing: Json<Address>;
  gift_message: string | null;
  /** Somebody else unpacks it. */
  gift_order: Generated<boolean>;
  coupon_name: string | null;
  /** The merge token of the device whose cart this was. */
  cart_token: string | null;
  sub_total: number;
  discount: number;
  shipping_charge: number;
  tax: number;
  total_amount: number;
  placed_at: Date;
  updated_at: Date;
}

export interface OrderLinesTable {
  order_id: string;
  line_item_number: number;
  kind: 'product' | 'mix' | 'bundle';
  product_id: string;
  line_id: string;
  name: string;
  quantity: number;
  unit_price: number;
  total: number;
  image_path: string | null;
  size: string | null;
  pre_order_text: string | null;
  contents: Json<readonly { productId: string; quantity: number }[]>;
  /** Who an e-gift card is for. */
  gift: JSONColumnType<GiftRecipient | null, string | null | undefined, string | null>;
}

interface TransitionColumns {
  transition_id: Generated<string>;
  actor: string;
  reason: string;
  at: Date;
}

export interface OrderTransitionsTable extends TransitionColumns {
  order_id: string;
  from_state: OrderState;
  to_state: OrderState;
}

export interface PaymentsTable {
  order_id: string;
  /** Written before the gateway is called: the only way to ask about an unknown outcome. */
  transaction_id: string;
  gateway_id: string | null;
  state: PaymentState;
  amount: number;
  brand: string;
  last4: string;
  token_jti: string;
  /** The account to keep the card for when it is approved, with its holder and expiry. */
  keep_for: string | null;
  name_on_card: string | null;
  /** MM/YY. */
  exp_date: string | null;
  /** The saved card it is paid with. */
  instrument_id: string | null;
  /** The gateway's name of the bank's challenge, once there was one. */
  authentication_id: string | null;
  /** Why it was declined, in the gateway's words; why its outcome is unknown, in ours. */
  reason: string | null;
  /** An approval that must be given back: refused by our rules, or no longer wanted. */
  reversal_due: boolean;
  checks: number;
  next_check_at: Date;
  lease_until: Date;
  /** The job gave up asking often: a person must look. */
  needs_operator: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface PaymentTransitionsTable extends TransitionColumns {
  order_id: string;
  from_state: PaymentState;
  to_state: PaymentState;
}

export interface StockReservationsTable {
  order_id: string;
  product_id: string;
  location_number: string;
  quantity: number;
  state: 'HELD' | 'TAKEN' | 'RELEASED';
  /** The fingerprint of the network address that ordered; only while the goods are held. */
  address_hash: string | null;
}

/** What a mail about an order tells: it is in, its payment failed later, its review went well. */
export type MailKind = 'order-confirmation' | 'payment-failed' | 'review-accepted';

/** Mails that were promised in the same transaction as what they tell of. */
export interface OutboxTable {
  mail_id: string;
  /** The order it tells of, or null. */
  order_id: string | null;
  /** The letter it carries to the shop's inbox, or null. */
  contact_reference: string | null;
  /** The gift card it carries, or null. */
  gift_card_id: string | null;
  kind: MailKind | 'contact-message' | 'gift-card';
  state: 'WAITING' | 'SENT' | 'GIVEN_UP';
  tries: number;
  next_try_at: Date;
  lease_until: Date;
  sent_at: Date | null;
}

export interface OrderTables extends GuardTables {
  quotes: QuotesTable;
  payment_sessions: PaymentSessionsTable;
  payment_contexts: PaymentContextsTable;
  consumed_tokens: ConsumedTokensTable;
  idempotency: IdempotencyTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_transitions: OrderTransitionsTable;
  payments: PaymentsTable;
  payment_transitions: PaymentTransitionsTable;
  stock_reservations: StockReservationsTable;
  outbox: OutboxTable;
}
