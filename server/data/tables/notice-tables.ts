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
  /** UNCONFIRMED: the address stopped the mails, and its owner has not been heard yet. */
  state: 'WAITING' | 'UNCONFIRMED' | 'SENT' | 'STOPPED' | 'GIVEN_UP';
  /** How often it was asked for; each time is a mail of its own. */
  times: Generated<number>;
  tries: Generated<number>;
  requested_at: Date;
  next_try_at: Date;
  lease_until: Date;
  ended_at: Date | null;
}

/** Addresses that want no notices, by their hash. */
export interface NoticeStopsTable {
  email_hash: string;
  /** Unguessable, in the question only: whoever has it may let the mails come again. */
  resume_token: string;
  language: Language;
  stopped_at: Date;
  /** How often the owner was asked, and when last. */
  questions: Generated<number>;
  asked_at: Date | null;
  tries: Generated<number>;
  next_try_at: Date;
  lease_until: Date;
}

export interface NoticeTables {
  notice_stops: NoticeStopsTable;
  restock_requests: RestockRequestsTable;
}
