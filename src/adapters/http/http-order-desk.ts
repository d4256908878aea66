import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { toWireDraft } from '#adapters/http/order-draft.ts';
import { refusedOrder } from '#adapters/http/refused-order.ts';
import {
  checkitemsavailability,
  ordertax,
  shippingcharge,
  submittedorder,
  validateOrder,
} from '#adapters/http/wire/calls/order-calls.ts';
import type { OrderDesk, Submission } from '#ports/order-desk.ts';

/** The order desk behind the storefront's availability, shipping, tax, validate and submit calls. */
export const makeHttpOrderDesk = (http: ShopHttp, place: Effect.Effect<Place>): OrderDesk => ({
  availability: Effect.fnUntraced(function* (zipcode, items) {
    const { lang: _, ...location } = yield* place;
    const body = { zipcode, ...location, items: [...items] };
    return yield* http.call(checkitemsavailability, { body });
  }),

  shippingCharge: Effect.fnUntraced(function* ({ zipcode, state }, items, subTotal) {
    const body = { subTotal, zipcode, state, items: [...items] };
    return yield* firstItem('shippingcharge')(yield* http.call(shippingcharge, { body }));
  }),

  tax: Effect.fnUntraced(function* (shipping, items, charge, discount) {
    const body = { shipping, items: [...items], shippingCharge: charge, discount };
    const { totalTax, lines } = yield* firstItem('ordertax')(yield* http.call(ordertax, { body }));
    return { totalTax, lines };
  }),

  validate: Effect.fnUntraced(function* (draft) {
    const body = { draft: toWireDraft(draft), ...(yield* place) };
    return yield* firstItem('validateOrder')(yield* http.call(validateOrder, { body }));
  }),

  submit: Effect.fnUntraced(function* (submission) {
    const { quoteId, draft, idempotencyKey } = submission;
    const payment = paymentOf(submission);
    const body = {
      quoteId,
      draft: toWireDraft(draft),
      ...(payment && { payment }),
      ...(yield* place),
    };
    const answer = yield* http.call(submittedorder, { body, idempotencyKey }, refusedOrder);
    return yield* firstItem('submittedorder')(answer);
  }),
});

const paymentOf = ({ paymentToken, paymentSessionId, nameOnCard }: Submission) =>
  paymentToken === undefined
    ? undefined
    : {
        transientToken: paymentToken,
        paymentSessionId: paymentSessionId ?? '',
        nameOnCard: nameOnCard ?? '',
      };
