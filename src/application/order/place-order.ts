import { Effect } from 'effect';
import { checkOrder } from '#application/order/check-order.ts';
import { dropCoupon } from '#application/order/drop-coupon.ts';
import { readyToOrder } from '#application/order/ready-to-order.ts';
import { recogniseOrder } from '#application/order/recognise-order.ts';
import { settleSubmission } from '#application/order/settle-submission.ts';
import { sharedRun } from '#application/order/shared-run.ts';
import { closeCardEntry, type OpenCardEntry } from '#application/payment/open-card-entry.ts';
import { placingBegun, withoutOrdered } from '#domain/cart/linked-cart.ts';
import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import { mayOpenStep, resetPayment } from '#domain/checkout/checkout-steps.ts';
import { zeroCents } from '#domain/money/cents.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import type { CartEmpty, QuantityRefused } from '#ports/cart/cart-failures.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { SubmitFailure } from '#ports/order/order-failures.ts';
import { PriceChanged } from '#ports/order/order-failures.ts';
import type { OrderPlacement, Submission } from '#ports/order/order-placement.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** Validates, rechecks, submits. Safe to repeat: the attempt's key makes one order of many presses. */
export type PlaceOrder = () => Effect.Effect<
  PlacedOrder,
  SubmitFailure | StepNotReady | CartEmpty | QuantityRefused | VaultFailure
>;

/**
 * Validates, rechecks, submits (D-CHECKOUT-19). Safe to repeat: the attempt's key is kept before
 * the order is sent, and an attempt with an unknown result is sent again unchanged, so many presses
 * make one order (ORDER-10). A changed price is shown before anything is charged.
 */
export const makePlaceOrder = (
  currentCart: CurrentCart,
  currentCheckout: CurrentCheckout,
  desk: OrderPlacement,
  memory: ShopperMemory,
  telemetry: Telemetry,
  clock: Clock,
  ids: IdGenerator,
  open: OpenCardEntry,
): PlaceOrder => {
  const promised = Effect.fnUntraced(function* (checkout: Checkout) {
    const cart = yield* currentCart.read;
    const tempUserID = checkout.tempUserID ?? ids.uuid();
    const draft = orderDraftOf(cart, checkout, tempUserID);
    if (checkout.idempotencyKey !== undefined && checkout.quoteId !== undefined) {
      return { draft, checkout, quoteId: checkout.quoteId, key: checkout.idempotencyKey };
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
    const attempt = { ...checked.checkout, idempotencyKey: key };
    yield* currentCheckout.replace(attempt);
    return { draft, checkout: attempt, quoteId: checked.quote.quoteId, key };
  });

  const attempt = Effect.fnUntraced(function* () {
    const cart = yield* currentCart.read;
    const read = yield* currentCheckout.read;
    const ready = yield* Effect.tapError(readyToOrder(cart, read, clock.now()), (failure) =>
      failure._tag === 'PaymentSessionExpired'
        ? currentCheckout.replace(resetPayment(read))
        : Effect.void,
    );
    const { draft, checkout, quoteId, key } = yield* Effect.catchTag(
      promised(ready),
      'CouponRefused',
      (refused) => dropCoupon(refused, { currentCart, currentCheckout, desk }),
    );
    const { link } = yield* currentCart.change((now) => placingBegun(now, quoteId));
    const submitted = desk.submit({
      quoteId,
      draft,
      idempotencyKey: key,
      ...(link && link.merge?.state !== 'pending' && { cartToken: link.token }),
      ...paymentOf(checkout),
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
    closeCardEntry(open);
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

type Payment = Pick<
  Submission,
  'paymentToken' | 'paymentSessionId' | 'nameOnCard' | 'saveNewCard' | 'cardSequence'
>;

const paymentOf = ({ paymentInfo }: Checkout): Payment => {
  const { transientToken, session, cardSequence } = paymentInfo;
  if (transientToken === undefined) return {};
  const { paymentSessionId } = session;
  const inSession = { ...(paymentSessionId !== undefined && { paymentSessionId }) };
  if (paymentInfo.payWithSavedCard && cardSequence !== undefined) {
    return { paymentToken: transientToken, cardSequence, ...inSession };
  }
  return {
    paymentToken: transientToken,
    nameOnCard: paymentInfo.nameonCard,
    ...(paymentInfo.saveNewCard && { saveNewCard: true }),
    ...inSession,
  };
};
