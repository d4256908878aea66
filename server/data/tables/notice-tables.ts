import type { Generated } from 'kysely';
import type { Language } from '#domain/locale/language.ts';

/** Requests for a mail when a product is back: one row for each e-mail and product. */
export interface RestockRequestsTable {
  request_id: string;
  /** Random, so that only the receiver of the mail can stop the mails. */
  stop_token: string;
  /** The e-mail in lower case. */
  email_key: string;
  email: string;
  product_id: string;
  /** The warehouse at which the product was sold out. */
  location_number: string;
  language: Language;
  /** UNCONFIRMED: the address stopped the mails, and its owner has not agreed to them again. */
  state: 'WAITING' | 'UNCONFIRMED' | 'SENT' | 'STOPPED' | 'GIVEN_UP';
  /** How often it was requested; each time gets a mail of its own. */
  times: Generated<number>;
  tries: Generated<number>;
  requested_at: Date;
  next_try_at: Date;
  lease_until: Date;
  ended_at: Date | null;
}

/** Addresses that want no notices, by hash. */
export interface NoticeStopsTable {
  email_hash: string;
  /** Random and only in the question mail; its receiver can allow the mails again. */
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
