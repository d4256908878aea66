import type { Effect } from 'effect';
import { makeHttpAccountDirectory } from '#adapters/http/account/http-account-directory.ts';
import { makeHttpOwnAccount } from '#adapters/http/account/http-own-account.ts';
import { makeHttpCatalog } from '#adapters/http/catalog/http-catalog.ts';
import { makeHttpProductReviews } from '#adapters/http/catalog/http-product-reviews.ts';
import { makePlace } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { makeHttpContactMessages } from '#adapters/http/content/http-contact-messages.ts';
import { makeHttpGiftCardBalances } from '#adapters/http/gift/http-gift-card-balances.ts';
import { makeHttpSavedMixes } from '#adapters/http/mix/http-saved-mixes.ts';
import { makeHttpBackInStock } from '#adapters/http/notice/http-back-in-stock.ts';
import { makeHttpOrderPlacement } from '#adapters/http/order/http-order-placement.ts';
import { makeHttpOrderTracking } from '#adapters/http/order/http-order-tracking.ts';
import { makeHttpPlacedOrders } from '#adapters/http/order/http-placed-orders.ts';
import { makeHttpAccountPayments } from '#adapters/http/payment/http-account-payments.ts';
import { makeHttpPaymentSessions } from '#adapters/http/payment/http-payment-sessions.ts';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import type { RefusalCode } from '#adapters/http/wire/refusal-codes.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixId } from '#domain/mix/mix-id.ts';
import { zeroCents } from '#domain/money/cents.ts';
import type { FailureTag, ShopFailure } from '#ports/shop-failure.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { ada } from '#test/fixtures.ts';

const place = makePlace(makeMemoryKeyValueStorage(), undefined);
const tempUserID = '6f8d1c1e-0000-4000-8000-000000000001';
const draft = {
  lines: { products: [], multipack: [], bundle: [] },
  contact: { email: 'ada@example.com', phoneNumber: '2145550100' },
  shipping: ada,
  billing: ada,
  tempUserID,
};
const wireQuote = {
  quoteId: 'q-2',
  subTotal: 10,
  discount: 0,
  shippingCharge: 4.99,
  tax: 0.6,
  totalAmount: 15.59,
  amountDue: 15.59,
  expiresAt: 1,
};
const mix = {
  mixpackId: 'MYOMP-30-1',
  name: 'Films',
  multipackList: [],
  zNonSku: 'ZMYOMP30',
  version: 2,
};

type Ask = (http: ShopHttp) => Effect.Effect<unknown, ShopFailure | undefined>;

export const taxAsked: Ask = (http) =>
  makeHttpOrderPlacement(http, place).tax(ada, [], zeroCents, zeroCents);
const anyCall: Ask = (http) => http.call(configlist);
const submitted: Ask = (http) =>
  makeHttpOrderPlacement(http, place).submit({
    quoteId: 'q-1',
    draft,
    payment: { kind: 'nothing-to-pay' },
    idempotencyKey: 'key-1',
  });
const sessionAsked: Ask = (http) =>
  makeHttpAccountPayments(http, place).openSession({
    quoteId: 'q-1',
    draft,
    flow: 'popup',
    validateAddress: false,
    keepAccount: false,
    idempotencyKey: 'key-1',
  });
const registered: Ask = (http) =>
  makeHttpAccountDirectory(http, place).register({
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phoneNumber: '2145550100',
    password: 'Sn4cks!Sn4cks',
    gender: '',
    birthDate: '1990-02-03',
    termsAccepted: true,
    optInCodes: [],
    sourceID: 'SNACKS_WEB',
  });
const changedMix: Ask = (http) =>
  makeHttpSavedMixes(http).change({ id: 'MYOMP-30-1' as MixId, name: 'Films', contents: [] });

interface Row {
  readonly ask: Ask;
  readonly data?: readonly unknown[];
  readonly becomes: FailureTag;
}

const row = (ask: Ask, becomes: FailureTag, data: readonly unknown[] = []): Row => ({
  ask,
  becomes,
  data,
});

/** Of each code a call that meets it, and what it becomes there. */
export const askedWithCode: Readonly<Record<RefusalCode, Row>> = {
  INPUT_REFUSED: row(anyCall, 'RequestRefused'),
  NOT_FOUND: row(
    (http) => makeHttpCatalog(http, place).product('CHP-0101' as ProductId),
    'ProductNotFound',
  ),
  METHOD_NOT_ALLOWED: row(anyCall, 'ShopRefused'),
  PAYLOAD_TOO_LARGE: row(anyCall, 'ShopRefused'),
  UNSUPPORTED_MEDIA: row(anyCall, 'ShopRefused'),
  TOO_MANY_ATTEMPTS: row(
    (http) =>
      makeHttpContactMessages(http, place).send({
        subject: 'Bag',
        name: 'Ada',
        email: 'ada@example.com',
        phoneNumber: '',
        description: 'A crushed bag.',
      }),
    'TooManyAttempts',
  ),
  API_KEY_REFUSED: row(anyCall, 'ShopRefused'),
  SESSION_INVALID: row(anyCall, 'SessionExpired'),
  SIGN_IN_UNAVAILABLE: row(anyCall, 'ShopFailed'),
  SHOP_UNAVAILABLE: row(anyCall, 'ShopFailed'),
  MISDIRECTED: row(anyCall, 'ShopRefused'),
  INTERNAL: row(anyCall, 'ShopFailed'),
  ACCOUNT_EXISTS: row(registered, 'AccountExists'),
  SOCIAL_ACCOUNT_EXISTS: row(registered, 'SocialAccount'),
  REGISTRATION_UNDER_WAY: row(registered, 'ShopRefused'),
  PASSWORD_REFUSED: row(registered, 'PasswordRefused'),
  RESET_LINK_REFUSED: row(
    (http) => makeHttpAccountDirectory(http, place).resetPassword('a-token', 'Sn4cks!Sn4cks'),
    'ResetLinkRefused',
  ),
  RESET_QUESTION_ASKED: row(anyCall, 'ShopRefused'),
  CURRENT_PASSWORD_WRONG: row(
    (http) => makeHttpAccountDirectory(http, place).changePassword('Sn4cks!Sn4', 'Sn4cks!Sn4cks'),
    'CurrentPasswordWrong',
  ),
  REWARDS_NOT_OFFERED: row(anyCall, 'ShopRefused'),
  ADDRESS_BOOK_FULL: row(
    (http) =>
      makeHttpOwnAccount(http).saveAddress('a-1', { ...ada, state: 'TX' }, { primaryAddr: true }),
    'AddressBookFull',
  ),
  MIX_ITEMS_GONE: row(changedMix, 'MixItemsGone', [{ productId: 'CHP-0101' }]),
  MIX_NAME_TAKEN: row(changedMix, 'MixNameTaken'),
  MIXES_FULL: row(
    (http) => makeHttpSavedMixes(http).create('a-1', { name: 'Films', contents: [], nonSku: 'Z' }),
    'SavedMixesFull',
  ),
  MIX_CHANGED: row(changedMix, 'MixChanged', [mix]),
  PRODUCT_AVAILABLE: row(
    (http) => makeHttpBackInStock(http, place).ask('CHP-0101' as ProductId, 'ada@example.com'),
    'ProductAvailable',
  ),
  COUPON_REFUSED: row(submitted, 'CouponRefused', [{ couponName: 'TEN', reason: 'ended' }]),
  REVIEW_NOT_OPEN: row(
    (http) =>
      makeHttpProductReviews(http).write('a-1', 'CHP-0101' as ProductId, {
        ...{ stars: 5, title: '', text: '' },
      }),
    'ReviewNotOpen',
  ),
  GIFT_CARD_UNKNOWN: row(
    (http) => makeHttpGiftCardBalances(http, place).find('GC-0', tempUserID),
    'GiftCardUnknown',
  ),
  GIFT_CARD_CHANGED: row(submitted, 'GiftCardChanged', [{ cardRef: 'ref-1', balance: 1 }]),
  PRICE_CHANGED: row(submitted, 'PriceChanged', [{ oldTotal: 14.08, quote: wireQuote }]),
  STOCK_CHANGED: row(submitted, 'ItemsUnavailable', [
    { productId: 'A', title: 'Chips', requested: 2, available: 1 },
  ]),
  ADDRESS_NOT_SERVICEABLE: row(submitted, 'AddressNotServiceable'),
  QUOTE_UNKNOWN: row(submitted, 'QuoteRefused'),
  QUOTE_EXPIRED: row(submitted, 'QuoteRefused'),
  TAX_UNKNOWN: row(submitted, 'TaxUnknown'),
  ORDER_TOO_LARGE: row(submitted, 'OrderTooLarge'),
  GOODS_ON_HOLD: row(submitted, 'GoodsOnHold'),
  IDEMPOTENCY_KEY_MISSING: row(anyCall, 'ShopRefused'),
  IDEMPOTENCY_KEY_REUSED: row(submitted, 'AttemptReused'),
  ALREADY_ORDERED: row(submitted, 'AlreadyOrdered', [
    { orderId: 'CC-1', status: 'SUBMITTED', payment: 'PAID', totalAmount: 14.08 },
  ]),
  ORDER_CODE_NEEDED: row(
    (http) => makeHttpPlacedOrders(http, place).find('CC-1', 'ada@example.com'),
    'OrderCodeNeeded',
  ),
  ORDER_CODE_WRONG: row(
    (http) =>
      makeHttpOrderTracking(http, place).track({
        orderId: 'CC-1',
        email: 'ada@example.com',
        code: '123456',
      }),
    'OrderCodeWrong',
  ),
  ORDER_COMMAND_REFUSED: row(anyCall, 'ShopRefused'),
  ORDER_IN_PROGRESS: row(submitted, 'OrderInProgress'),
  PAYMENT_ACTION_REQUIRED: row(submitted, 'ChallengeRequired', [
    { orderId: 'CC-1', stepUpUrl: 'http://127.0.0.1:4200/x', accessToken: 't' },
  ]),
  CARD_DECLINED: row(submitted, 'CardDeclined', [{ group: 'funds', mayRetrySameCard: false }]),
  PAYMENT_TOKEN_INVALID: row(submitted, 'PaymentRefused'),
  PAYMENT_SESSION_UNKNOWN: row(submitted, 'PaymentRefused'),
  EXTENSION_LIMIT: row(
    (http) =>
      makeHttpPaymentSessions(http, makeMemoryClock(), 'http://localhost:4100').open({
        tempUserID,
        amountCents: 1408,
      }),
    'ExtensionLimitReached',
  ),
  PAYMENT_UNAVAILABLE: row(submitted, 'OrderUnanswered'),
  PAYPAL_SESSION_FAILED: row(sessionAsked, 'AccountSessionFailed'),
  PAYPAL_REDIRECT_URL_INVALID: row(sessionAsked, 'RedirectRefused'),
  PAYPAL_ORDER_DETAILS_FAILED: row(
    (http) =>
      makeHttpAccountPayments(http, place).order(
        { state: 's', paymentId: 'p', payerId: 'q' },
        draft,
      ),
    'AccountDetailsFailed',
  ),
  PAYPAL_INVALID_REQUEST: row(submitted, 'ApprovalInvalid'),
  PAYPAL_ORDER_ID_MISSING: row(submitted, 'AccountOrderMissing'),
  APPLE_PAY_VALIDATION_URL_REJECTED: row(anyCall, 'ShopRefused'),
  APPLE_PAY_MERCHANT_VALIDATION_FAILED: row(anyCall, 'ShopFailed'),
};
