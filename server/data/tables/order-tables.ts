import type { Generated, JSONColumnType } from 'kysely';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import type { Language } from '#domain/locale/language.ts';
import type { OrderState } from '#domain/order/order-machine.ts';
import type { PayingMethod } from '#domain/payment/payment-info.ts';
import type { PaymentState } from '#domain/payment/payment-machine.ts';
import type { Address, Contact } from '#domain/shipping/address.ts';
import type { Expectation, ExpectedDays } from '#domain/shipping/expected-day/expected-days.ts';
import type { QuotedGiftCard } from '#server/data/tables/gift-tables.ts';
import type { GuardTables } from '#server/data/tables/guard-tables.ts';
import type { GreetingsTable, OutboxTable } from '#server/data/tables/mail-tables.ts';

/** JSON, read as a value and written as text, the same on both databases. */
type Json<Value extends object> = JSONColumnType<Value, string, string>;

/** The promised price of one draft. Amounts are cents. */
export interface QuotesTable {
  quote_id: string;
  actor_hash: string;
  location_number: string;
  /** What the price depends on: lines, destination, prices. */
  basis_hash: string;
  /** The coupon whose discount is in the price. */
  coupon_name: string | null;
  sub_total: number;
  discount: number;
  shipping_charge: number;
  tax: number;
  total_amount: number;
  gift_cards: Json<readonly QuotedGiftCard[]>;
  /** What the gift cards leave; null in quotes of before they could be spent. */
  amount_due: number | null;
  /** When the order should come; null when no day can be told. */
  expected: JSONColumnType<Expectation | null, string | null | undefined, string | null>;
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

/** Public keys of payment sessions; the capture context itself is never stored. */
export interface PaymentContextsTable {
  session_id: string;
  /** 0 when the session was opened, plus one for each extension; the latest two are valid. */
  ordinal: number;
  context_jti: string;
  key_id: string;
  jwk: Json<{ kty: string; n: string; e: string }>;
  networks: Json<readonly string[]>;
}

/** A transient token pays once; its id stays here while an order is using it or has used it. */
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
  /** The answer as JSON text, unchanged. */
  reply: string | null;
  lease_until: Date;
  created_at: Date;
}

export interface OrdersTable {
  order_id: string;
  /** The merchant reference: `CRN-<ULID>`. */
  reference: string;
  actor_hash: string;
  /** The account that ordered, when the shopper was signed in. */
  account_id: string | null;
  state: OrderState;
  quote_id: string;
  location_number: string;
  language: Language;
  /** The e-mail in lower case: with it a guest proves that the order is theirs. */
  email_key: string;
  contact: Json<Contact>;
  shipping: Json<Address>;
  billing: Json<Address>;
  gift_message: string | null;
  /** The order is a gift: no prices in the parcel. */
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
  /** W3C traceparent of the call that placed it: what is done later goes on with its trace. */
  trace_context: string | null;
  /** The days promised with the price, or later when its payment had to be waited for. */
  expected: JSONColumnType<ExpectedDays | null, string | null | undefined, string | null>;
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
  /** Recipient of an e-gift card. */
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
  /**
   * Stored before the gateway is called, because an unknown outcome can only be asked about with
   * it.
   */
  transaction_id: string;
  gateway_id: string | null;
  /** The gateway's id of the capture, by which it is refunded; null for a sale. */
  capture_id: string | null;
  state: PaymentState;
  /** Cents: what is left to pay after gift cards. */
  amount: number;
  method: Generated<PayingMethod>;
  /** The card's brand, or how a wallet or account names itself. */
  brand: string;
  last4: string;
  token_jti: string;
  /** The account that saves the card when it is approved, with holder and expiry. */
  keep_for: string | null;
  /** Who approved the sale, and the consent of a pending one; only until it is settled. */
  payer_hash: string | null;
  agreement_id: string | null;
  name_on_card: string | null;
  /** MM/YY. */
  exp_date: string | null;
  /** The saved card that pays. */
  instrument_id: string | null;
  /** The gateway's id of the bank's challenge, if there was one. */
  authentication_id: string | null;
  /**
   * Why it was declined (the gateway's reason), or why its outcome is unknown (the shop's reason).
   */
  reason: string | null;
  /** An approval that must be reversed: refused by the shop's rules, or no longer needed. */
  reversal_due: boolean;
  /** What was paid must go back to the shopper: an operator cancelled or refunded the order. */
  refund_due: Generated<boolean>;
  checks: number;
  next_check_at: Date;
  lease_until: Date;
  /** The job now asks rarely: an operator must look at the payment. */
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
  /** Fingerprint of the network address that ordered; only while the goods are held. */
  address_hash: string | null;
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
  greetings: GreetingsTable;
  outbox: OutboxTable;
}
