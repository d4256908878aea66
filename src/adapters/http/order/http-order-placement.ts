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
} from '#adapters/http/order/refused-order.ts';
import {
  checkitemsavailability,
  ordertax,
  shippingcharge,
  submittedorder,
  validateOrder,
  withdrawnorder,
} from '#adapters/http/wire/calls/order-calls.ts';
import { OrderUnanswered, type SubmitFailure } from '#ports/order/order-failures.ts';
import type { OrderPlacement, Submission } from '#ports/order/order-placement.ts';
import { SavedCardGone } from '#ports/payment/payment-failures.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';

/** Order placement behind the storefront's availability, shipping, tax, validate and submit calls. */
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
      yield* within(patience, http.call(ordertax, { body })),
    );
    return { totalTax, lines };
  }),

  validate: Effect.fnUntraced(function* (draft) {
    const body = { draft: toWireDraft(draft), ...(yield* place) };
    const answer = http.call(validateOrder, { body }, draftRefusedAs);
    return yield* firstItem('validateOrder')(yield* within(patience, answer));
  }),

  submit: Effect.fnUntraced(function* (submission) {
    const { quoteId, draft, idempotencyKey, cartToken } = submission;
    const payment = paymentOf(submission);
    const body = {
      quoteId,
      draft: toWireDraft(draft),
      ...(payment && { payment }),
      ...(cartToken !== undefined && { mergeToken: cartToken }),
      ...(yield* place),
    };
    const answer = http.call(submittedorder, { body, idempotencyKey }, refusedBy(submission));
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
 * Placing an order always has a time limit, whatever the client's own time-out is (D-SESSION-23);
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

/** Nothing else of a submission can be unknown to the shop but its saved card. */
const refusedBy = ({
  cardSequence: sequence,
}: Submission): RefusedAs<OrderRefusal | SavedCardGone> =>
  sequence === undefined
    ? orderRefusedAs
    : { ...orderRefusedAs, NOT_FOUND: () => new SavedCardGone({ sequence }) };

/** Failures after which it is not known whether the order was placed. */
const unanswered = <Failure extends SubmitFailure>(failure: Failure) =>
  failure._tag === 'ShopUnreachable' ||
  failure._tag === 'ShopFailed' ||
  failure._tag === 'AnswerUnreadable'
    ? new OrderUnanswered({ because: failure })
    : failure;

const paymentOf = (submission: Submission) => {
  const { paymentToken, paymentSessionId, nameOnCard, saveNewCard, cardSequence } = submission;
  if (paymentToken === undefined) return undefined;
  return {
    transientToken: paymentToken,
    paymentSessionId: paymentSessionId ?? '',
    nameOnCard: nameOnCard ?? '',
    ...(saveNewCard === true && { saveNewCard }),
    ...(cardSequence !== undefined && { cardSequence }),
  };
};
