import { Effect } from 'effect';
import { checkOrder } from '#application/order/check-order.ts';
import { dropCoupon } from '#application/order/drop-coupon.ts';
import { readyToOrder } from '#application/order/ready-to-order.ts';
import { recogniseOrder } from '#application/order/recognise-order.ts';
import { settleSubmission } from '#application/order/settle-submission.ts';
import { sharedRun } from '#application/order/shared-run.ts';
import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { UseCases } from '#application/use-cases.ts';
import { placingBegun, withoutOrdered } from '#domain/cart/linked-cart.ts';
import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import { mayOpenStep, resetPayment } from '#domain/checkout/checkout-steps.ts';
import { zeroCents } from '#domain/money/cents.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import type { Clock } from '#ports/clock.ts';
import type { CurrentCart } from '#ports/current-cart.ts';
import type { CurrentCheckout } from '#ports/current-checkout.ts';
import { PriceChanged, StepNotReady } from '#ports/failures.ts';
import type { IdGenerator } from '#ports/id-generator.ts';
import type { OrderDesk } from '#ports/order-desk.ts';
import type { ShopperMemory } from '#ports/shopper-memory.ts';
import type { Telemetry } from '#ports/telemetry.ts';

/**
 * Validates, rechecks, submits (D-CHECKOUT-19). Safe to repeat: the attempt's key is kept before
 * the order leaves, and an attempt whose end nobody knows is sent again as it was, so many presses
 * make one order (ORDER-10). A price that moved is shown before anything is charged.
 */
export const makePlaceOrder = (
  currentCart: CurrentCart,
  currentCheckout: CurrentCheckout,
  desk: OrderDesk,
  memory: ShopperMemory,
  telemetry: Telemetry,
  clock: Clock,
  ids: IdGenerator,
  open: OpenCardEntry,
): UseCases['placeOrder'] => {
  const promised = Effect.fnUntraced(function* (checkout: Checkout) {
    const cart = yield* currentCart.read;
    const tempUserID = checkout.tempUserID ?? ids.uuid();
    const draft = orderDraftOf(cart, checkout, tempUserID);
    if (checkout.idempotencyKey !== undefined && checkout.quoteId !== undefined) {
      return { draft, quoteId: checkout.quoteId, key: checkout.idempotencyKey };
    }
    const checked = yield* checkOrder(desk, { cart, checkout: { ...checkout, tempUserID }, draft });
    yield* currentCart.replace(checked.cart);
    if (checked.quote.totalAmount !== checkout.quotedTotal) {
      yield* currentCheckout.replace(checked.checkout);
      const oldTotal = checkout.quotedTotal ?? zeroCents;
      return yield* new PriceChanged({ oldTotal, quote: checked.quote });
    }
    // Read once more: another tab may have begun the attempt, or finished it, in the meantime.
    const now = yield* currentCheckout.read;
    if (!mayOpenStep(now, 1)) return yield* new StepNotReady({ missing: 'shipping' });
    // Tabs that press at the same moment hold the same promise, so they name the same attempt.
    const key = now.idempotencyKey ?? checkout.quoteId ?? ids.uuid();
    yield* currentCheckout.replace({ ...checked.checkout, idempotencyKey: key });
    return { draft, quoteId: checked.quote.quoteId, key };
  });

  const attempt = Effect.fnUntraced(function* () {
    const cart = yield* currentCart.read;
    const read = yield* currentCheckout.read;
    const payment = yield* Effect.tapError(readyToOrder(cart, read, clock.now()), (failure) =>
      failure._tag === 'PaymentSessionExpired'
        ? currentCheckout.replace(resetPayment(read))
        : Effect.void,
    );
    const { draft, quoteId, key } = yield* Effect.catchTag(
      promised(read),
      'CouponRefused',
      (refused) => dropCoupon(refused, { currentCart, currentCheckout, desk }),
    );
    const { link } = yield* currentCart.change((now) => placingBegun(now, quoteId));
    const submitted = desk.submit({
      quoteId,
      draft,
      idempotencyKey: key,
      ...(link && link.merge?.state !== 'pending' && { cartToken: link.token }),
      payment,
    });
    const { email } = draft.contact;
    const order = yield* Effect.tapError(
      Effect.catchTag(submitted, 'AlreadyOrdered', (earlier) =>
        recogniseOrder(earlier, cart, email, memory),
      ),
      (failure) =>
        failure._tag === 'CouponRefused'
          ? dropCoupon(failure, { currentCart, currentCheckout, desk })
          : settleSubmission(failure, { currentCart, currentCheckout, telemetry }),
    );
    yield* memory.remember({ orderId: order.orderId, email });
    open.close();
    yield* currentCart.change((now) => withoutOrdered(now, quoteId, cart.lines));
    yield* currentCheckout.replace(freshCheckout);
    return order;
  });

  /** An attempt that failed unheard gives way to the one the shopper asks for now. */
  const place = Effect.fn('placeOrder')(function* () {
    return yield* Effect.catchTag(attempt(), 'AttemptOver', () => attempt());
  });

  return sharedRun(place);
};
