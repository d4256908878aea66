import type { Kysely } from 'kysely';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import type { Clock } from '#server/base/host/clock.ts';
import type { GoodsBounds } from '#server/base/parts/goods-bounds.ts';
import type { Limit } from '#server/data/limits/attempts.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import type { Gateway } from '#server/parties/gateway.ts';
import type { MailSender } from '#server/parties/mail-sender.ts';
import type { TaxProvider } from '#server/parties/tax/tax-provider.ts';

/** Something worth a line in the log: never a name, an address, a token or a card. */
export type Report = (facts: {
  readonly event: string;
  readonly orderId?: string;
  readonly detail?: string;
  readonly error?: unknown;
}) => void;

/** What the money side of the shop works with. */
export interface CommerceParts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly gateway: Gateway;
  readonly tax: TaxProvider;
  readonly zips: ZipDirectory;
  readonly mail: MailSender;
  /** Where the card fields may be shown: from configuration, never from a request. */
  readonly targetOrigins: readonly string[];
  /** Card networks taken, the preferred first. */
  readonly networks: readonly string[];
  readonly limits: CommerceLimits;
  /** How much goods an order and unfinished orders may keep from others. */
  readonly goods: GoodsBounds;
  /** How long audit entries are kept, ms. */
  readonly auditLife: number;
  /** How long letters of the contact form are kept, ms. */
  readonly letterLife: number;
  /** Base address of the shop, for links in mails. */
  readonly shopOrigin: string;
  /** Where letters to customer service go. */
  readonly contactInbox: string;
  readonly report: Report;
  /** Runs beside the answer; a crash before it is over is healed by the job. */
  readonly beside: (task: () => Promise<unknown>) => void;
  /** Sends the mails that are due. */
  readonly mailDue: () => Promise<void>;
  /** Called between the gateway's approval and our commit; only tests pass one. */
  readonly afterApproval?: (orderId: string) => Promise<void>;
}

export interface CommerceLimits {
  readonly contextsOfActor: Limit;
  readonly contextsOfAddress: Limit;
  readonly declinesOfActor: Limit;
  readonly declinesOfAddress: Limit;
  readonly lookupsOfAddress: Limit;
  readonly quotesOfActor: Limit;
  readonly quotesOfAddress: Limit;
  readonly ordersOfActor: Limit;
  readonly ordersOfAddress: Limit;
  readonly couponsOfAddress: Limit;
  readonly couponMissesOfShopper: Limit;
  readonly couponMissesOfAddress: Limit;
  readonly usedCouponsOfActor: Limit;
  readonly usedCouponsOfAddress: Limit;
}

const minute = 60_000;

/**
 * Ten capture contexts a minute and five declines in a quarter of an hour for one shopper; wider
 * for one network address, which an office shares.
 */
export const usualLimits: CommerceLimits = {
  contextsOfActor: { bucket: 'contexts', most: 10, windowMs: minute },
  contextsOfAddress: { bucket: 'contexts-address', most: 120, windowMs: minute },
  declinesOfActor: { bucket: 'declines', most: 5, windowMs: 15 * minute },
  declinesOfAddress: { bucket: 'declines-address', most: 60, windowMs: 15 * minute },
  lookupsOfAddress: { bucket: 'lookups-address', most: 60, windowMs: 15 * minute },
  quotesOfActor: { bucket: 'quotes', most: 60, windowMs: minute },
  quotesOfAddress: { bucket: 'quotes-address', most: 1200, windowMs: minute },
  ordersOfActor: { bucket: 'orders', most: 30, windowMs: minute },
  ordersOfAddress: { bucket: 'orders-address', most: 600, windowMs: minute },
  couponsOfAddress: { bucket: 'coupons-address', most: 600, windowMs: minute },
  // Codes that do not exist: nobody mistypes ten in an hour, nor does an office a hundred.
  couponMissesOfShopper: { bucket: 'coupon-misses-shopper', most: 10, windowMs: 60 * minute },
  couponMissesOfAddress: { bucket: 'coupon-misses', most: 100, windowMs: 60 * minute },
  // Orders that tell of earlier ones: the e-mail of an order proves nothing.
  usedCouponsOfActor: { bucket: 'used-coupons', most: 5, windowMs: 60 * minute },
  usedCouponsOfAddress: { bucket: 'used-coupons-address', most: 60, windowMs: 60 * minute },
};

/** Times of the money side, ms. */
export const commerceTiming = {
  /** How long a price is promised. */
  quote: 30 * minute,
  /** How long one process may work on a payment, a mail or a submission; above every time-out. */
  lease: minute,
  /** Kept after its end, so that a late press hears that the quote ran out. */
  quoteRemembered: 2 * 60 * minute,
  /** A repeated submission gets the same answer this long. */
  idempotency: 24 * 60 * minute,
  /** How long an e-mail stays after its notice went out, and how long it waits for one. */
  endedNotice: 30 * 24 * 60 * minute,
  waitingNotice: 365 * 24 * 60 * minute,
  /** An address that stopped the notices is asked no more often than this (D-NOTIFY-06). */
  questionAgain: 30 * 24 * 60 * minute,
  /** Wait before a wish is looked at again whose product was gone when its mail was to be written. */
  goneAgain: minute,
  /** An unknown payment the gateway has not heard of by then is called off. */
  notFoundIsFinal: minute,
  /** The same when the gateway answered the request itself with a failure of its own (5xx). */
  answeredNotFoundIsFinal: 5000,
  /** How often a payment in review is asked about, until `askOften` has passed. */
  askReview: 15_000,
  /** After this an unknown payment is looked at rarely and marked for an operator. */
  askOften: 15 * minute,
  askRarely: 5 * minute,
} as const;

export const usualNetworks = [
  'VISA',
  'MASTERCARD',
  'AMEX',
  'DISCOVER',
  'DINERSCLUB',
  'JCB',
] as const;

/** The first retry after 2 s, then 4, 8, 16, 30, 30 … */
export const retryDelay = (tries: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.min(tries, 5));
