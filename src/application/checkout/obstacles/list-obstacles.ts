import { Effect, Result } from 'effect';
import { askAboutCoupon } from '#application/coupon/ask-about-coupon.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { demandOf } from '#domain/cart/lines/demand.ts';
import { onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import { itemsToReview } from '#domain/cart/review-lines.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { shippingReopened } from '#domain/checkout/checkout-steps.ts';
import { amountDueOf } from '#domain/checkout/checkout-tender.ts';
import { enteredShipping, type TypedShipping } from '#domain/checkout/entered-shipping.ts';
import {
  cartObstacles,
  checkoutObstacles,
  isShippingGiven,
  isStepToCome,
  type Obstacle,
  type ObstaclePlace,
  placeOf,
  stockObstacles,
  zipObstacles,
} from '#domain/checkout/obstacle.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import { unservedZipProblem } from '#domain/shipping/unserved-zip.ts';
import { zipProblem } from '#domain/shipping/zip.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Inventory } from '#ports/catalog/catalog.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { CouponCheck } from '#ports/coupon/coupon-check.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import { type DraftRefusal, isDraftRefusal } from '#ports/order/order-failures.ts';
import type { OrderPlacement } from '#ports/order/order-placement.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

type Told = DraftRefusal | CallFailure | TooManyAttempts;

/** What the shop says against the order, or why it could not be asked. */
export interface ToldObstacle {
  readonly is: 'refused' | 'unasked';
  readonly failure: Told;
}

export interface ListedObstacle {
  readonly obstacle: Obstacle | ToldObstacle;
  readonly place: ObstaclePlace;
}

/** Everything between the shopper and an order, in the order of the shop's pages. */
export interface ObstacleList {
  /** What is wrong; nothing of it goes away by going on. */
  readonly inTheWay: readonly ListedObstacle[];
  /** Steps not taken yet. */
  readonly toCome: readonly ListedObstacle[];
}

/**
 * Answers "Why can't I order?" and changes nothing; it never fails. `typed` is looked at in place of
 * the stored address.
 */
export type ListObstacles = (typed?: TypedShipping) => Effect.Effect<ObstacleList>;

export interface ObstaclePorts {
  readonly currentCart: CurrentCart;
  readonly currentCheckout: CurrentCheckout;
  readonly inventory: Inventory;
  readonly couponCheck: CouponCheck;
  readonly orderPlacement: OrderPlacement;
  readonly shopperMemory: ShopperMemory;
  readonly clock: Clock;
  readonly idGenerator: IdGenerator;
}

/**
 * Asks about everything at once, so that nobody meets one obstacle a press (D-CHECKOUT-25): the
 * cart's limits, stock and prices, what goes to the zip code, the coupon, every field, the payment,
 * and at the end the shop's own verdict on the whole order.
 */
export const makeListObstacles = (ports: ObstaclePorts): ListObstacles => {
  const { currentCart, currentCheckout, inventory, couponCheck, orderPlacement } = ports;
  const { shopperMemory, clock, idGenerator } = ports;

  const ofStock = (cart: Cart) =>
    Effect.map(inventory.check(itemsToReview(cart.lines)), (found) => stockObstacles(cart, found));

  const ofZip = Effect.fnUntraced(function* (cart: Cart, { shipping }: Checkout) {
    const typed = shipping.zipcode.value;
    // Where nothing goes, the zip is in the way and no goods are.
    const isNoPlace = zipProblem(typed) ?? unservedZipProblem(typed);
    const zipcode = isNoPlace ? (yield* shopperMemory.choices).zipCode : typed;
    if (zipcode === undefined || onlyGiftCards(cart.lines)) return [];
    const found = yield* orderPlacement.availability(zipcode, demandOf(cart.lines));
    return zipObstacles(cart, zipcode, found);
  });

  const ofCoupon = Effect.fnUntraced(function* (cart: Cart, { contactInfo }: Checkout) {
    if (cart.coupon === undefined) return [];
    const wish = { ...cart.coupon, email: contactInfo.email.value };
    yield* askAboutCoupon(couponCheck, clock, cart, wish);
    return [];
  });

  /** The shop looks at the whole order; it promises a price and changes nothing. */
  const ofOrder = Effect.fnUntraced(function* (cart: Cart, checkout: Checkout) {
    const draft = orderDraftOf(cart, checkout, checkout.tempUserID ?? idGenerator.uuid());
    const { unavailableItems } = yield* orderPlacement.validate(draft);
    return unavailableItems.map(({ title }): Obstacle => ({ is: 'out-of-stock', title }));
  });

  return Effect.fn('listObstacles')(function* (typed) {
    const cart = yield* currentCart.read;
    const stored = yield* currentCheckout.read;
    const isSent = !onlyGiftCards(cart.lines);
    const checkout =
      typed === undefined
        ? stored
        : shippingGiven(enteredShipping(shippingReopened(stored), typed, isSent).checkout);
    const ofCart = cartObstacles(cart);
    if (ofCart.some(({ is }) => is === 'cart-empty')) return listed(ofCart.map(atItsPlace));
    const due = amountDueOf(cart, checkout);
    const ofCheckout = checkoutObstacles(cart, checkout, { due, now: clock.now() });
    const [stock, zip, coupon, whole] = yield* Effect.all(
      [
        heard(ofStock(cart)),
        heard(ofZip(cart, checkout)),
        heard(ofCoupon(cart, checkout)),
        isShippingGiven(cart, checkout) ? heard(ofOrder(cart, checkout)) : Effect.succeed([]),
      ],
      { concurrency: 'unbounded' },
    );
    // The whole order names what is gone once more, by the product in place of the line.
    const verdict = stock.some(isGone) ? whole.filter((row) => !isGone(row)) : whole;
    const answers = [...stock, ...zip, ...coupon, ...verdict];
    return listed([...ofCart.map(atItsPlace), ...answers, ...ofCheckout.map(atItsPlace)]);
  });
};

/** Whoever gives an address takes the step with it: only what is wrong with it is left to say. */
const shippingGiven = (checkout: Checkout): Checkout => ({
  ...checkout,
  formStatus: { ...checkout.formStatus, shippingCompleted: true },
});

const atItsPlace = (obstacle: Obstacle): ListedObstacle => ({
  obstacle,
  place: placeOf(obstacle),
});

const isGone = ({ obstacle }: ListedObstacle): boolean => obstacle.is === 'out-of-stock';

/** An answer's obstacles; a refusal is one, and so is silence. */
const heard = <Failure extends Told>(
  asking: Effect.Effect<readonly Obstacle[], Failure>,
): Effect.Effect<readonly ListedObstacle[]> =>
  Effect.map(Effect.result(asking), (ended) =>
    Result.isSuccess(ended) ? ended.success.map(atItsPlace) : [told(ended.failure)],
  );

const told = (failure: Told): ListedObstacle => ({
  obstacle: { is: isDraftRefusal(failure) ? 'refused' : 'unasked', failure },
  place: toldPlace(failure),
});

const toldPlace = ({ _tag }: Told): ObstaclePlace => {
  switch (_tag) {
    case 'CouponRefused':
      return 'coupon';
    case 'AddressNotServiceable':
      return 'shipping';
    case 'GiftCardChanged':
      return 'payment';
    case 'SessionExpired':
    case 'NotSignedIn':
      return 'sign-in';
    default:
      return 'cart';
  }
};

/** Two answers may say the same, and a silent shop is told once, however much was asked. */
const listed = (found: readonly ListedObstacle[]): ObstacleList => {
  const once = found.filter(
    ({ obstacle }, index) =>
      index === found.findIndex((other) => gistOf(other.obstacle) === gistOf(obstacle)),
  );
  return {
    inTheWay: once.filter(({ obstacle }) => !isStepToCome(obstacle)),
    toCome: once.filter(({ obstacle }) => isStepToCome(obstacle)),
  };
};

const gistOf = (obstacle: Obstacle | ToldObstacle): string => {
  if (!('failure' in obstacle)) return JSON.stringify(obstacle);
  return obstacle.is === 'unasked' ? obstacle.is : obstacle.failure._tag;
};
