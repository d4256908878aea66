import { Effect } from 'effect';
import { Alarming, type RefusedAs } from '#adapters/http/client/call-failures.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { toWireDraft } from '#adapters/http/order/order-draft.ts';
import { type OrderRefusal, orderRefusedAs } from '#adapters/http/order/refused-order.ts';
import { paypalOrder, paypalPaymentSession } from '#adapters/http/wire/calls/approval-calls.ts';
import type { AccountPayments } from '#ports/order/account-payments.ts';
import {
  AccountDetailsFailed,
  AccountSessionFailed,
  RedirectRefused,
} from '#ports/payment/approval-failures.ts';

const notOpened: RefusedAs<OrderRefusal | AccountSessionFailed | RedirectRefused> = {
  ...orderRefusedAs,
  PAYPAL_SESSION_FAILED: ({ told }) => new Alarming(new AccountSessionFailed(told)),
  PAYPAL_REDIRECT_URL_INVALID: () => new Alarming(new RedirectRefused()),
};

const notTold: RefusedAs<OrderRefusal | AccountDetailsFailed> = {
  ...orderRefusedAs,
  PAYPAL_ORDER_DETAILS_FAILED: ({ told }) => new Alarming(new AccountDetailsFailed(told)),
};

/** PayPal behind the storefront's paymentSession and order calls. */
export const makeHttpAccountPayments = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): AccountPayments => ({
  openSession: Effect.fnUntraced(function* ({ draft, idempotencyKey, ...wish }) {
    const body = { ...wish, draft: toWireDraft(draft), ...(yield* place) };
    const answer = http.call(paypalPaymentSession, { body, idempotencyKey }, notOpened);
    return yield* Effect.flatMap(answer, firstItem('paypalPaymentSession'));
  }),

  order: Effect.fnUntraced(function* ({ state, paymentId, payerId }, draft) {
    const body = { state, paymentId, payerId, draft: toWireDraft(draft), ...(yield* place) };
    const answer = http.call(paypalOrder, { body }, notTold);
    return yield* Effect.flatMap(answer, firstItem('paypalOrder'));
  }),
});
