import type { Generated } from 'kysely';
import type { Language } from '#domain/locale/language.ts';

/** Who wants to hear that a product is back: one row an e-mail and product. */
export interface RestockRequestsTable {
  request_id: string;
  /** Unguessable: whoever has the mail can stop the mails. */
  stop_token: string;
  /** The e-mail in lower case. */
  email_key: string;
  email: string;
  product_id: string;
  /** The warehouse the product was gone from. */
  location_number: string;
  language: Language;
  state: 'WAITING' | 'SENT' | 'STOPPED' | 'GIVEN_UP';
  /** How often it was asked for; each time is a mail of its own. */
  times: Generated<number>;
  tries: Generated<number>;
  requested_at: Date;
  next_try_at: Date;
  lease_until: Date;
  ended_at: Date | null;
}

export interface NoticeTables {
  restock_requests: RestockRequestsTable;
}
