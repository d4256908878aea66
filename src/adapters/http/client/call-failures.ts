import type { Reading, Refusal } from '#adapters/http/client/envelope-reading.ts';
import type { RefusalCode } from '#adapters/http/wire/refusal-codes.ts';
import {
  AnswerUnreadable,
  type CallFailure,
  RequestRefused,
  SessionExpired,
  ShopFailed,
  ShopRefused,
} from '#ports/session/call-failures.ts';

type Row = (refusal: Refusal) => CallFailure;

const refused: Row = ({ told }) => new ShopRefused(told);
const failed: Row = ({ told }) => new ShopFailed(told);

/**
 * The failure of each code for calls that have no failure of their own for it; those are with the
 * calls (`RefusedAs`).
 */
export const failureByCode: Readonly<Record<RefusalCode, Row>> = {
  INPUT_REFUSED: ({ told }) => new RequestRefused(told),
  NOT_FOUND: refused,
  METHOD_NOT_ALLOWED: refused,
  PAYLOAD_TOO_LARGE: refused,
  UNSUPPORTED_MEDIA: refused,
  TOO_MANY_ATTEMPTS: refused,
  API_KEY_REFUSED: refused,
  SESSION_INVALID: () => new SessionExpired(),
  SIGN_IN_UNAVAILABLE: failed,
  SHOP_UNAVAILABLE: failed,
  MISDIRECTED: refused,
  INTERNAL: failed,
  ACCOUNT_EXISTS: refused,
  SOCIAL_ACCOUNT_EXISTS: refused,
  REGISTRATION_UNDER_WAY: refused,
  PASSWORD_REFUSED: refused,
  RESET_LINK_REFUSED: refused,
  RESET_QUESTION_ASKED: refused,
  CURRENT_PASSWORD_WRONG: refused,
  REWARDS_NOT_OFFERED: refused,
  ADDRESS_BOOK_FULL: refused,
  MIX_ITEMS_GONE: refused,
  MIX_NAME_TAKEN: refused,
  MIXES_FULL: refused,
  MIX_CHANGED: refused,
  PRODUCT_AVAILABLE: refused,
  COUPON_REFUSED: refused,
  REVIEW_NOT_OPEN: refused,
  GIFT_CARD_UNKNOWN: refused,
  GIFT_CARD_CHANGED: refused,
  PRICE_CHANGED: refused,
  STOCK_CHANGED: refused,
  ADDRESS_NOT_SERVICEABLE: refused,
  QUOTE_UNKNOWN: refused,
  QUOTE_EXPIRED: refused,
  TAX_UNKNOWN: refused,
  ORDER_TOO_LARGE: refused,
  GOODS_ON_HOLD: refused,
  IDEMPOTENCY_KEY_MISSING: refused,
  IDEMPOTENCY_KEY_REUSED: refused,
  ALREADY_ORDERED: refused,
  ORDER_CODE_NEEDED: refused,
  ORDER_CODE_WRONG: refused,
  ORDER_COMMAND_REFUSED: refused,
  ORDER_IN_PROGRESS: refused,
  PAYMENT_ACTION_REQUIRED: refused,
  CARD_DECLINED: refused,
  PAYMENT_TOKEN_INVALID: refused,
  PAYMENT_SESSION_UNKNOWN: refused,
  EXTENSION_LIMIT: refused,
  PAYMENT_UNAVAILABLE: failed,
  PAYPAL_SESSION_FAILED: failed,
  PAYPAL_REDIRECT_URL_INVALID: failed,
  PAYPAL_ORDER_DETAILS_FAILED: failed,
  PAYPAL_INVALID_REQUEST: refused,
  PAYPAL_ORDER_ID_MISSING: refused,
  APPLE_PAY_VALIDATION_URL_REJECTED: refused,
  APPLE_PAY_MERCHANT_VALIDATION_FAILED: failed,
};

/**
 * A refusal that has a failure of its own and is a failed call all the same: it raises
 * the alert (D-SESSION-26).
 */
export class Alarming<Failure> {
  readonly failure: Failure;

  constructor(failure: Failure) {
    this.failure = failure;
  }
}

/** The codes a caller knows, and the failure it makes of each. */
export type RefusedAs<Failure> = {
  readonly [Code in RefusalCode]?: (refusal: Refusal) => Failure | Alarming<Failure> | undefined;
};

/** The caller's failure; undefined for an unknown code or unreadable details. */
export const knownFailure = <Failure>(
  refusal: Refusal,
  refusedAs: RefusedAs<Failure>,
): Failure | Alarming<Failure> | undefined =>
  refusal.code === undefined ? undefined : refusedAs[refusal.code]?.(refusal);

/** The failure of an answer that brought no items and that nobody expected. */
export const failureOf = (
  call: string,
  reading: Exclude<Reading<unknown>, { is: 'items' }>,
): CallFailure => {
  switch (reading.is) {
    case 'expired':
      return new SessionExpired();
    case 'unreadable':
      return new AnswerUnreadable({ issue: `${call}: ${reading.issue}` });
    case 'refused':
      return ofRefusal(reading.refusal);
  }
};

/** A code that is not in the list, such as one of a newer server, is a refusal with its own words. */
const ofRefusal = (refusal: Refusal): CallFailure =>
  refusal.code === undefined ? refused(refusal) : failureByCode[refusal.code](refusal);
