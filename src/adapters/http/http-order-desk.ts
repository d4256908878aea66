import { Effect } from 'effect';
import type { Refusal } from '#adapters/http/client/envelope-reading.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { toWireDraft } from '#adapters/http/order-draft.ts';
import { couponRefusal } from '#adapters/http/refused-coupon.ts';
import { type OrderRefusal, refusedOrder } from '#adapters/http/refused-order.ts';
import {
  checkitemsavailability,
  ordertax,
  shippingcharge,
  submittedorder,
  validateOrder,
  withdrawnorder,
} from '#adapters/http/wire/calls/order-calls.ts';
import type { GivenCard, GivenPayment } from '#domain/payment/payment-method.ts';
import { SavedCardGone, ShopUnreachable } from '#ports/failures.ts';
import type { OrderDesk, Submission } from '#ports/order/order-desk.ts';

/** The order desk behind the storefront's availability, shipping, tax, validate and submit calls. */
export const makeHttpOrderDesk = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
  patience: number = longestWait,
): OrderDesk => ({
  availability: Effect.fnUntraced(function* (zipcode, items) {
    const { lang: _, ...location } = yield* place;
    const body = { zipcode, ...location, items: [...items] };
    const answer = http.call(checkitemsavailability, { body });
    return yield* within(patience, 'checkitemsavailability', answer);
  }),

  shippingCharge: Effect.fnUntraced(function* ({ zipcode, state }, items, subTotal) {
    const body = { subTotal, zipcode, state, items: [...items] };
    return yield* firstItem('shippingcharge')(yield* http.call(shippingcharge, { body }));
  }),

  tax: Effect.fnUntraced(function* (shipping, items, charge, discount) {
    const body = { shipping, items: [...items], shippingCharge: charge, discount };
    const { totalTax, lines } = yield* firstItem('ordertax')(
      yield* within(patience, 'ordertax', http.call(ordertax, { body })),
    );
    return { totalTax, lines };
  }),

  validate: Effect.fnUntraced(function* (draft) {
    const body = { draft: toWireDraft(draft), ...(yield* place) };
    const answer = http.call(validateOrder, { body }, couponRefusal);
    return yield* firstItem('validateOrder')(yield* within(patience, 'validateOrder', answer));
  }),

  submit: Effect.fnUntraced(function* (submission) {
    const { quoteId, draft, payment, idempotencyKey, cartToken } = submission;
    const body = {
      quoteId,
      draft: toWireDraft(draft),
      ...paymentPart(payment),
      ...(cartToken !== undefined && { mergeToken: cartToken }),
      ...(yield* place),
    };
    const answer = http.call(submittedorder, { body, idempotencyKey }, refusedBy(submission));
    return yield* firstItem('submittedorder')(yield* within(patience, 'submittedorder', answer));
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
  call: string,
  work: Effect.Effect<Value, Failure>,
): Effect.Effect<Value, Failure | ShopUnreachable> =>
  Effect.timeoutOrElse(work, {
    duration: patience,
    orElse: () =>
      Effect.fail(new ShopUnreachable({ call, text: `timeout of ${patience}ms exceeded` })),
  });

/** Nothing else of a submission can be unknown to the shop but its saved card. */
const refusedBy =
  ({ payment }: Submission) =>
  (refusal: Refusal): OrderRefusal | SavedCardGone | undefined =>
    payment.kind === 'saved-card' && refusal.code === 'NOT_FOUND'
      ? new SavedCardGone({ sequence: payment.cardSequence })
      : refusedOrder(refusal);

/** The payment as the call has it; absent when nothing is to be paid (D-CART-11). */
const paymentPart = (payment: GivenPayment) => {
  switch (payment.kind) {
    case 'nothing-to-pay':
      return {};
    case 'new-card': {
      const { nameOnCard, saveNewCard, given } = payment;
      return {
        payment: { ...cardPart(given), nameOnCard, ...(saveNewCard && { saveNewCard }) },
      };
    }
    case 'saved-card': {
      const { cardSequence, given } = payment;
      return { payment: { ...cardPart(given), nameOnCard: '', cardSequence } };
    }
  }
};

const cardPart = ({ transientToken, paymentSessionId = '' }: GivenCard) => ({
  transientToken,
  paymentSessionId,
});
