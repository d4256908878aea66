import type { Generated } from 'kysely';

/** One approval at the payment-account service; of ids that prove something only hashes. */
interface AccountSessionsTable {
  /** The gateway's id of the session. */
  session_id: string;
  actor_hash: string;
  /** Of the `state` in the return address. */
  state_hash: string;
  /** Of the Idempotency-Key that opened it, and of what was asked with it. */
  key_hash: string;
  body_hash: string;
  payment_id: string;
  /** The merchant reference of the checkout attempt (D-CHECKOUT-15). */
  reference: string;
  /** Of the service's approval page. */
  redirect_url: string;
  /** Cents the session, and then its order, is made for. */
  amount: number;
  validate_address: boolean;
  /** The account of the shop that asked to keep the payer's account. */
  keep_for: string | null;
  flow: 'popup' | 'redirect';
  /** Known once the payer approved. */
  payer_hash: string | null;
  /** The payer's e-mail, masked. */
  payer_label: string | null;
  /** Of the payer's address, where the order goes to it (ADDR-24). */
  address_hash: string | null;
  order_id: string | null;
  order_request_id: string | null;
  created_at: Date;
  expires_at: Date;
}

/** A payment account that a customer keeps (PACC-15). */
interface PaymentAccountsTable {
  payment_account_id: string;
  account_id: string;
  /** The gateway's; pays only together with the shop's gateway secret, and never leaves the server. */
  agreement_id: string;
  /** The payer's e-mail, masked. */
  label: string;
  payer_hash: string | null;
  created_at: Date;
  /** When it was removed; everything about the payer is emptied once the gateway forgot it too. */
  removed_at: Date | null;
  /** How often the gateway refused to end the consent, and when it is asked again. */
  forget_tries: Generated<number>;
  forget_at: Date | null;
}

/** A sale that was undone; which consent came with it is not known yet. */
interface UnseenConsentsTable {
  order_id: string;
  /** When the gateway is asked next, and how often it told none. */
  check_at: Date;
  checks: Generated<number>;
}

export interface PaymentAccountTables {
  account_sessions: AccountSessionsTable;
  payment_accounts: PaymentAccountsTable;
  unseen_consents: UnseenConsentsTable;
}
