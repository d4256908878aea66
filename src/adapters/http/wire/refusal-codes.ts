import * as z from 'zod/mini';

/**
 * Every code the shop can refuse a call with (D-MOCK-02): the closed list that the server's table of
 * statuses and the client's table of failures both go by. Codes are stable, programs branch on them.
 *
 * `PROVOKED`, which a sandbox writes into a failure it was asked for (D-MOCK-03), is none of them: a
 * client has to bear an answer whose code it does not know, such as one of a newer server.
 */
export const refusalCodes = [
  // Any call.
  /** A query, body or header does not fit the call; `field` is its path. */
  'INPUT_REFUSED',
  /** What the call names does not exist, or belongs to somebody else. */
  'NOT_FOUND',
  /** The call exists, but not with this HTTP method. */
  'METHOD_NOT_ALLOWED',
  /** The body is larger than any call's. */
  'PAYLOAD_TOO_LARGE',
  /** The body is not JSON. */
  'UNSUPPORTED_MEDIA',
  /** A limit of tries is reached; Retry-After says how long to wait. */
  'TOO_MANY_ATTEMPTS',
  /** The API key is missing or unknown. */
  'API_KEY_REFUSED',
  /** The session headers or the access token are missing, expired or not of this shop (440). */
  'SESSION_INVALID',
  /** The identity provider does not answer; nobody is signed out for that. */
  'SIGN_IN_UNAVAILABLE',
  /** The database does not answer. */
  'SHOP_UNAVAILABLE',
  /** The request came under a host name that is not the shop's. */
  'MISDIRECTED',
  /** The server failed; the request id finds the reason in its log. */
  'INTERNAL',

  // Accounts.
  /** An account with this e-mail exists. */
  'ACCOUNT_EXISTS',
  /** An account with this e-mail exists and signs in by Google (REG-04). */
  'SOCIAL_ACCOUNT_EXISTS',
  /** Another request registers this e-mail at this moment. */
  'REGISTRATION_UNDER_WAY',
  /** The provider's rules refuse the new password. */
  'PASSWORD_REFUSED',
  /** The link of a mail is used up, too old or made up (PWD-11). */
  'RESET_LINK_REFUSED',
  /** The account asks a security question first, on the provider's page that the words name. */
  'RESET_QUESTION_ASKED',
  /** The password to be changed is not the current one (PWD-04). */
  'CURRENT_PASSWORD_WRONG',
  /** Only a blended site asks about rewards (D-API-43). */
  'REWARDS_NOT_OFFERED',
  /** The account keeps as many addresses as it may. */
  'ADDRESS_BOOK_FULL',

  // Mixes.
  /** Bags of the mix cannot be had any more; `data` names them. */
  'MIX_ITEMS_GONE',
  /** Another mix of the account has this name (D-MIX-06). */
  'MIX_NAME_TAKEN',
  /** The account keeps as many mixes as it may. */
  'MIXES_FULL',
  /** The mix was changed elsewhere since (D-MIX-07); `data` is what it is now. */
  'MIX_CHANGED',

  // Products, coupons and reviews.
  /** Somebody asks to be told when a product is back, but it can be had. */
  'PRODUCT_AVAILABLE',
  /** The coupon does not hold for this order; `data` says why. */
  'COUPON_REFUSED',
  /** Only who was delivered a product reviews it; the words say what is missing (D-REVIEW-01). */
  'REVIEW_NOT_OPEN',

  // Gift cards.
  /** No card has this code; every wrong code is answered so. */
  'GIFT_CARD_UNKNOWN',
  /** Less is on the cards than was promised, or one is not known to this shopper; `data` says what is. */
  'GIFT_CARD_CHANGED',

  // Orders: nothing was charged, unless said otherwise.
  /** The price is not the one of the quote; `data` is the new quote. */
  'PRICE_CHANGED',
  /** Items cannot be had any more; `data` names them. */
  'STOCK_CHANGED',
  /** Nothing is shipped to this address. */
  'ADDRESS_NOT_SERVICEABLE',
  /** The quote is not known, or of somebody else. */
  'QUOTE_UNKNOWN',
  /** The quote's 30 minutes are over. */
  'QUOTE_EXPIRED',
  /** The tax service gave no answer, so there is no price. */
  'TAX_UNKNOWN',
  /** The order has more lines, units or value than one order may have. */
  'ORDER_TOO_LARGE',
  /** Too many units wait in orders of this shopper whose payment is not finished. */
  'GOODS_ON_HOLD',
  /** The call needs an Idempotency-Key header. */
  'IDEMPOTENCY_KEY_MISSING',
  /** Another order was sent with this Idempotency-Key. */
  'IDEMPOTENCY_KEY_REUSED',
  /** The quote made an order before; nothing more was charged; `data` is that order. */
  'ALREADY_ORDERED',
  /** Number and e-mail fit, but what else is in the order is shown to this device by a mailed code only. */
  'ORDER_CODE_NEEDED',
  /** The mailed code is wrong, used up or too old. */
  'ORDER_CODE_WRONG',
  /** An operator's command does not fit the order as it stands (D-ORDER-05). */
  'ORDER_COMMAND_REFUSED',
  /** The same submission is being worked on; Retry-After says when to ask again. */
  'ORDER_IN_PROGRESS',

  // Payment: nothing was charged.
  /** The bank asks its customer; `data` says where. The same submission afterwards goes on. */
  'PAYMENT_ACTION_REQUIRED',
  /** The card was declined; `data` says in which group of reasons. */
  'CARD_DECLINED',
  /** What the gateway gave for the card is not good (any more). */
  'PAYMENT_TOKEN_INVALID',
  /** The payment session is not known, or over. */
  'PAYMENT_SESSION_UNKNOWN',
  /** The payment session was extended as often as it may. */
  'EXTENSION_LIMIT',
  /** The payment gateway does not answer. */
  'PAYMENT_UNAVAILABLE',

  // PayPal: nothing was charged.
  /** No session at PayPal could be opened. */
  'PAYPAL_SESSION_FAILED',
  /** The approval page's address is none a shopper may be sent to. */
  'PAYPAL_REDIRECT_URL_INVALID',
  /** PayPal did not tell twice what was approved, or nothing was; the session is kept. */
  'PAYPAL_ORDER_DETAILS_FAILED',
  /** Ids that do not belong together or to this shopper, or are too old. */
  'PAYPAL_INVALID_REQUEST',
  /** An order by PayPal was sent without the ids of its approval. */
  'PAYPAL_ORDER_ID_MISSING',
  /** The address a wallet asked to be validated at is none of Apple's. */
  'APPLE_PAY_VALIDATION_URL_REJECTED',
  /** Apple did not open a session for this shop. */
  'APPLE_PAY_MERCHANT_VALIDATION_FAILED',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export const refusalCode = z.enum(refusalCodes);
