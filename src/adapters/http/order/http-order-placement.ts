import { Effect } from 'effect';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { toWireDraft } from '#adapters/http/order/order-draft.ts';
import {
  draftRefusedAs,
  type OrderRefusal,
  orderRefusedAs,
  taxRefusedAs,
} from '#adapters/http/order/refused-order.ts';
import {
  checkitemsavailability,
  ordertax,
  paypalSubmitOrder,
  shippingcharge,
  submittedorder,
  validateOrder,
  withdrawnorder,
} from '#adapters/http/wire/calls/order-calls.ts';
import type { GivenAccount } from '#domain/payment/given-payment.ts';
import type { GivenCard, GivenPayment } from '#domain/payment/payment-method.ts';
import { OrderUnanswered, type SubmitFailure } from '#ports/order/order-failures.ts';
import type { OrderPlacement, Submission } from '#ports/order/order-placement.ts';
import { PaymentAccountGone } from '#ports/payment/approval-failures.ts';
import { SavedCardGone } from '#ports/payment/payment-failures.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';

/** The order desk behind the storefront's availability, shipping, tax, validate and submit calls. */
export const makeHttpOrderPlacement = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
  patience: number = longestWait,
): OrderPlacement => ({
  availability: Effect.fnUntraced(function* (zipcode, items) {
    const { lang: _, ...location } = yield* place;
    const body = { zipcode, ...location, items: [...items] };
    const answer = http.call(checkitemsavailability, { body });
    return yield* within(patience, answer);
  }),

  shippingCharge: Effect.fnUntraced(function* ({ zipcode, state }, items, subTotal) {
    const body = { subTotal, zipcode, state, items: [...items] };
    return yield* firstItem('shippingcharge')(yield* http.call(shippingcharge, { body }));
  }),

  tax: Effect.fnUntraced(function* (shipping, items, charge, discount) {
    const body = { shipping, items: [...items], shippingCharge: charge, discount };
    const { totalTax, lines } = yield* firstItem('ordertax')(
      yield* within(patience, http.call(ordertax, { body }, taxRefusedAs)),
    );
    return { totalTax, lines };
  }),

  validate: Effect.fnUntraced(function* (draft) {
    const body = { draft: toWireDraft(draft), ...(yield* place) };
    const answer = http.call(validateOrder, { body }, draftRefusedAs);
    return yield* firstItem('validateOrder')(yield* within(patience, answer));
  }),

  submit: Effect.fnUntraced(function* (submission) {
    const { quoteId, draft, payment, idempotencyKey, cartToken } = submission;
    const ordered = {
      quoteId,
      draft: toWireDraft(draft),
      ...(cartToken !== undefined && { mergeToken: cartToken }),
      ...(yield* place),
    };
    const refusedAs = refusedBy(submission);
    const answer =
      payment.kind === 'payment-account'
        ? http.call(
            paypalSubmitOrder,
            { body: { ...ordered, ...approvedOrder(payment.given) }, idempotencyKey },
            refusedAs,
          )
        : http.call(
            submittedorder,
            { body: { ...ordered, ...paymentPart(payment) }, idempotencyKey },
            refusedAs,
          );
    const order = Effect.flatMap(within(patience, answer), firstItem('submittedorder'));
    return yield* Effect.mapError(order, unanswered);
  }),

  withdraw: Effect.fnUntraced(function* ({ tempUserID, idempotencyKey }) {
    const input = { body: { tempUserID }, idempotencyKey, keepalive: true, quiet: true };
    const answer = yield* http.call(withdrawnorder, input);
    return (yield* firstItem('withdrawnorder')(answer)).withdrawn;
  }),
});

/**
 * Placing an order never waits for ever, whatever the client's own time-out says (D-SESSION-23);
 * longer than the shop itself waits for the gateway.
 */
const longestWait = 60_000;

const within = <Value, Failure>(
  patience: number,
  work: Effect.Effect<Value, Failure>,
): Effect.Effect<Value, Failure | ShopUnreachable> =>
  Effect.timeoutOrElse(work, {
    duration: patience,
    orElse: () => Effect.fail(new ShopUnreachable({ why: { timeoutMs: patience } })),
  });

/** Nothing else of a submission can be unknown to the shop but its saved card or saved account. */
const refusedBy = ({
  payment,
}: Submission): RefusedAs<OrderRefusal | SavedCardGone | PaymentAccountGone> => {
  switch (payment.kind) {
    case 'saved-card': {
      const { cardSequence: sequence } = payment;
      return { ...orderRefusedAs, NOT_FOUND: () => new SavedCardGone({ sequence }) };
    }
    case 'saved-account':
      return { ...orderRefusedAs, NOT_FOUND: () => new PaymentAccountGone() };
    default:
      return orderRefusedAs;
  }
};

/** Whatever the shop did with the order: it did not say. */
const unanswered = (failure: SubmitFailure | OrderUnanswered['because']): SubmitFailure =>
  failure._tag === 'ShopUnreachable' ||
  failure._tag === 'ShopFailed' ||
  failure._tag === 'AnswerUnreadable'
    ? new OrderUnanswered({ because: failure })
    : failure;

/** The payment as the call has it; absent when nothing is to be paid (D-CART-11). */
const paymentPart = (payment: Exclude<GivenPayment, { readonly kind: 'payment-account' }>) => {
  switch (payment.kind) {
    case 'nothing-to-pay':
      return {};
    case 'new-card': {
      const { nameOnCard, saveNewCard, given } = payment;
      return {
        payment: { ...cardPart(given), nameOnCard, ...(saveNewCard && { saveNewCard }) },
      };
    }
    case 'apple-pay': {
      const { paymentData, cardName } = payment.given;
      return { payment: { applePay: { paymentData, cardName } } };
    }
    case 'saved-account':
      return { payment: { paymentAccountId: payment.paymentAccountId } };
    case 'saved-card': {
      const { cardSequence, given } = payment;
      return { payment: { ...cardPart(given), nameOnCard: '', cardSequence } };
    }
  }
};

const approvedOrder = ({ orderId, orderRequestId, payerId, paymentId }: GivenAccount) => ({
  orderId,
  orderRequestId,
  payerId,
  paymentId,
});

const cardPart = ({ transientToken, paymentSessionId = '' }: GivenCard) => ({
  transientToken,
  paymentSessionId,
});
