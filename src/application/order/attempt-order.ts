import { Data, Effect } from 'effect';
import { keepBalances } from '#application/gift/keep-balances.ts';
import { dropCoupon } from '#application/order/drop-coupon.ts';
import type { PlacingPorts } from '#application/order/placing-ports.ts';
import { promisedOrder } from '#application/order/promised-order.ts';
import { readyToOrder } from '#application/order/ready-to-order.ts';
import { recogniseOrder } from '#application/order/recognise-order.ts';
import { settleSubmission } from '#application/order/settle-submission.ts';
import { placingBegun, withoutOrdered } from '#domain/cart/linked-cart.ts';
import { freshCheckout } from '#domain/checkout/checkout.ts';
import { resetPayment } from '#domain/checkout/checkout-steps.ts';
import { hasOrderIds } from '#domain/payment/payment-method.ts';
import type { SubmitFailure } from '#ports/order/order-failures.ts';
import type { OrderAttempt } from '#ports/order/order-placement.ts';
import { AccountOrderMissing } from '#ports/payment/approval-failures.ts';

/** The order was sent under the attempt's names, and did not come back as placed. */
class NotPlaced extends Data.TaggedError('NotPlaced')<{
  readonly attempt: OrderAttempt;
  readonly failure: SubmitFailure;
}> {}

/**
 * Validates, rechecks, submits once (D-CHECKOUT-19). Safe to repeat: the attempt's key is kept before
 * the order leaves, and an attempt whose end nobody knows is sent again as it was, so many presses
 * make one order (ORDER-10). A price that moved is shown before anything is charged.
 */
export const makeAttemptOrder = (ports: PlacingPorts) => {
  const { currentCart, currentCheckout, orderPlacement: desk, shopperMemory: memory } = ports;
  const { telemetry, clock, openCardEntry } = ports;

  const attempt = Effect.fnUntraced(function* () {
    const cart = yield* currentCart.read;
    const read = yield* currentCheckout.read;
    const payment = yield* Effect.tapError(readyToOrder(cart, read, clock.now()), (failure) =>
      failure._tag === 'PaymentSessionExpired'
        ? currentCheckout.replace(resetPayment(read))
        : Effect.void,
    );
    if (!hasOrderIds(payment)) {
      telemetry.record({ kind: 'failure', name: 'missing_order_id', details: {} });
      yield* currentCheckout.replace(resetPayment(read));
      return yield* new AccountOrderMissing();
    }
    const promised = Effect.tapErrorTag(promisedOrder(read, ports), 'GiftCardChanged', (failure) =>
      keepBalances(currentCheckout, failure.giftCards),
    );
    const { draft, quoteId, key } = yield* Effect.catchTag(promised, 'CouponRefused', (refused) =>
      dropCoupon(refused, { currentCart, currentCheckout, desk }),
    );
    const { link } = yield* currentCart.change((now) => placingBegun(now, quoteId));
    const submitted = desk.submit({
      quoteId,
      draft,
      payment,
      idempotencyKey: key,
      ...(link && link.merge?.state !== 'pending' && { cartToken: link.token }),
    });
    const { tempUserID, contact } = draft;
    const { email } = contact;
    const settled = Effect.tapError(
      Effect.catchTag(submitted, 'AlreadyOrdered', (earlier) =>
        recogniseOrder(earlier, cart, { email, tempUserID }, memory),
      ),
      (failure) =>
        failure._tag === 'CouponRefused'
          ? dropCoupon(failure, { currentCart, currentCheckout, desk })
          : settleSubmission(failure, { currentCart, currentCheckout, telemetry }),
    );
    const named = { tempUserID, idempotencyKey: key };
    const order = yield* Effect.mapError(
      settled,
      (failure) => new NotPlaced({ attempt: named, failure }),
    );
    yield* memory.remember({ orderId: order.orderId, email, tempUserID });
    openCardEntry.close();
    yield* currentCart.change((now) => withoutOrdered(now, quoteId, cart.lines));
    yield* currentCheckout.replace(freshCheckout);
    yield* ports.orderLocation.use(undefined);
    return order;
  });

  /** An attempt that failed unheard gives way to the one the shopper asks for now. */
  return Effect.fn('attemptOrder')(function* () {
    return yield* Effect.catchTag(attempt(), 'NotPlaced', (ended) =>
      ended.failure._tag === 'AttemptOver' ? attempt() : Effect.fail(ended),
    );
  });
};
