import type { AnyCall } from '#adapters/http/wire/call.ts';
import * as accountCalls from '#adapters/http/wire/calls/account/account-calls.ts';
import * as addressCalls from '#adapters/http/wire/calls/account/address-calls.ts';
import * as orderHistoryCalls from '#adapters/http/wire/calls/account/order-history-calls.ts';
import * as passwordCalls from '#adapters/http/wire/calls/account/password-calls.ts';
import * as pkceCalls from '#adapters/http/wire/calls/account/pkce-call.ts';
import * as mixpackCalls from '#adapters/http/wire/calls/account/saved-mix-calls.ts';
import * as signUpCalls from '#adapters/http/wire/calls/account/sign-up-calls.ts';
import * as storedCartCalls from '#adapters/http/wire/calls/account/stored-cart-calls.ts';
import * as approvalCalls from '#adapters/http/wire/calls/approval-calls.ts';
import * as cartCalls from '#adapters/http/wire/calls/cart-calls.ts';
import * as catalogCalls from '#adapters/http/wire/calls/catalog-calls.ts';
import * as contentCalls from '#adapters/http/wire/calls/content-calls.ts';
import * as couponCalls from '#adapters/http/wire/calls/coupon-calls.ts';
import * as giftCalls from '#adapters/http/wire/calls/gift-calls.ts';
import * as listCalls from '#adapters/http/wire/calls/list-calls.ts';
import * as mixCalls from '#adapters/http/wire/calls/mix-calls.ts';
import * as orderCalls from '#adapters/http/wire/calls/order-calls.ts';
import * as orderTrackingCalls from '#adapters/http/wire/calls/order-tracking-calls.ts';
import * as reviewCalls from '#adapters/http/wire/calls/review-calls.ts';
import * as searchCalls from '#adapters/http/wire/calls/search-calls.ts';
import * as settingsCalls from '#adapters/http/wire/calls/settings-calls.ts';
import * as suggestionCalls from '#adapters/http/wire/calls/suggestion-calls.ts';
import * as visitCalls from '#adapters/http/wire/calls/visit-calls.ts';
import * as walletCalls from '#adapters/http/wire/calls/wallet-calls.ts';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'item' in value;

const exported: readonly unknown[] = [
  settingsCalls,
  catalogCalls,
  reviewCalls,
  searchCalls,
  visitCalls,
  contentCalls,
  listCalls,
  mixCalls,
  cartCalls,
  orderCalls,
  suggestionCalls,
  orderTrackingCalls,
  approvalCalls,
  walletCalls,
  couponCalls,
  giftCalls,
  accountCalls,
  addressCalls,
  orderHistoryCalls,
  storedCartCalls,
  mixpackCalls,
  signUpCalls,
  passwordCalls,
  pkceCalls,
].flatMap((calls) => Object.values<unknown>(calls));

/** Every call the shop answers today; the server registers exactly these, OpenAPI lists them. */
export const shopCalls: readonly AnyCall[] = exported.filter(isCall);
