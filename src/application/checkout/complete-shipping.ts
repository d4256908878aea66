import { Effect } from 'effect';
import { priceShipment } from '#application/checkout/price-shipment.ts';
import { keepBalances } from '#application/gift/keep-balances.ts';
import { orderableCart } from '#application/order/ready-to-order.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { withoutCoupon } from '#domain/cart/coupon-of-cart.ts';
import { includesGiftCard, onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import {
  shippingCompleted,
  shippingReopened,
  withCheckedAddress,
} from '#domain/checkout/checkout-steps.ts';
import { enteredShipping, type TypedShipping } from '#domain/checkout/entered-shipping.ts';
import { withoutKnownAttempt, withQuote } from '#domain/order/quoted-cart.ts';
import type { Address } from '#domain/shipping/address.ts';
import { addressMatch } from '#domain/shipping/address-match.ts';
import { refusedZipProblem } from '#domain/shipping/unserved-zip.ts';
import { alternateLocation } from '#domain/shipping/zip-verdict.ts';
import type { FailureEventName } from '#domain/telemetry/telemetry-event.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CartEmpty, QuantityRefused } from '#ports/cart/cart-failures.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { DraftRefusal, ItemsUnavailable, QuoteMissing } from '#ports/order/order-failures.ts';
import type { OrderPlacement } from '#ports/order/order-placement.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { OrderLocation } from '#ports/shipping/order-location.ts';
import type { ZipCodes } from '#ports/shipping/zip-codes.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** Input of the shipping step: contact, address, gift message and how the address was chosen. */
export interface ShippingEntry {
  readonly email: string;
  readonly phoneNumber: string;
  readonly shipping: Address;
  /** Absent: billing is the same as shipping. Given: checked by its own rules. */
  readonly billing?: Address;
  /** The order is a gift for another person (D-GIFT-05). */
  readonly giftOrder?: boolean;
  readonly giftMessage?: string;
  /** `as-entered` skips candidates; an address from the list is `candidate` (isUpsAddress). */
  readonly addressChoice?: 'as-entered' | 'candidate';
}

/** The shipping step either moves on, or asks the shopper to choose an address first. */
export type ShippingOutcome =
  | { readonly kind: 'completed'; readonly checkout: Checkout; readonly cart: Cart }
  | {
      readonly kind: 'choose-address';
      readonly candidates: readonly Address[];
      /** False when nothing matched: "use as entered" or edit. */
      readonly matched: boolean;
    };

export type CompleteShipping = (
  entry: ShippingEntry,
) => Effect.Effect<
  ShippingOutcome,
  | CallFailure
  | InputRefused
  | CartEmpty
  | QuantityRefused
  | ItemsUnavailable
  | DraftRefusal
  | QuoteMissing
>;

/** Who serves the address. */
interface ServingPorts {
  readonly shopperMemory: ShopperMemory;
  readonly orderLocation: OrderLocation;
}

/**
 * Finishes the shipping step: rules, limits, address check, availability, shipping, tax, and the
 * shop's price promise (CHK-01, CHK-22 … CHK-25). What was typed is kept also when it is refused.
 * Safe to repeat; it begins a new checkout attempt unless one may still become an order.
 */
export const makeCompleteShipping = (
  currentCart: CurrentCart,
  currentCheckout: CurrentCheckout,
  zipCodes: ZipCodes,
  desk: OrderPlacement,
  telemetry: Telemetry,
  ids: IdGenerator,
  { shopperMemory, orderLocation }: ServingPorts,
): CompleteShipping => {
  const refuse = Effect.fnUntraced(function* (name: FailureEventName, problems: Problems) {
    telemetry.record({
      kind: 'failure',
      name,
      details: { fields: Object.keys(problems).join(' ') },
    });
    return yield* new InputRefused({ problems });
  });

  const enter = Effect.fnUntraced(function* (entry: ShippingEntry) {
    // Until it is done again the step counts as not done, and so does the payment (CHK-26).
    const reopened = shippingReopened(yield* currentCheckout.read);
    const { lines } = yield* currentCart.read;
    const isSent = !onlyGiftCards(lines);
    const holding = withGiftCards(reopened, includesGiftCard(lines));
    const entered = enteredShipping(holding, typedShipping(entry, isSent), isSent);
    yield* currentCheckout.replace(entered.checkout);
    if (hasProblems(entered.shippingProblems)) {
      return yield* refuse('shipping_address_validation_failure', entered.shippingProblems);
    }
    if (hasProblems(entered.billingProblems)) {
      return yield* refuse('billing_address_validation_failure', entered.billingProblems);
    }
    return entered.checkout;
  });

  const checkAddress = Effect.fnUntraced(function* (checkout: Checkout, entry: ShippingEntry) {
    // An order of e-gift cards has no address to check.
    if (entry.addressChoice !== undefined || addressOf(checkout.shipping).zipcode === '') {
      return { checkout: withCheckedAddress(checkout, entry.addressChoice === 'candidate') };
    }
    const verdict = yield* zipCodes.checkAddress(addressOf(checkout.shipping));
    const zipcode = refusedZipProblem(entry.shipping.zipcode, verdict);
    if (zipcode !== undefined) {
      return yield* refuse('shipping_address_validation_failure', { zipcode });
    }
    const { locationNumber } = yield* shopperMemory.choices;
    yield* orderLocation.use(alternateLocation(locationNumber, verdict.locationNumber));

    const standing = addressMatch(verdict);
    if (standing === 'no-match') {
      telemetry.record({ kind: 'failure', name: 'address_service_no_match', details: {} });
    }
    if (standing === 'confirmed' || standing === 'unchecked') {
      return { checkout: withCheckedAddress(checkout, standing === 'confirmed') };
    }
    const candidates = verdict.upsValidatedAddresses;
    yield* currentCheckout.replace({ ...checkout, upsValidatedAddresses: candidates });
    const matched = standing === 'choose';
    const outcome: ShippingOutcome = { kind: 'choose-address', candidates, matched };
    return { outcome };
  });

  return Effect.fn('completeShipping')(function* (entry) {
    const entered = yield* enter(entry);
    const cart = yield* orderableCart(yield* currentCart.read);
    const checked = yield* checkAddress(entered, entry);
    if ('outcome' in checked) return checked.outcome;

    const tempUserID = entered.tempUserID ?? ids.uuid();
    const checkout = withoutKnownAttempt({ ...checked.checkout, tempUserID });
    const priced = yield* Effect.tapError(
      priceShipment(desk, { cart, checkout, tempUserID }),
      (failure) => {
        if (failure._tag === 'CouponRefused') return currentCart.replace(withoutCoupon(cart));
        return failure._tag === 'GiftCardChanged'
          ? keepBalances(currentCheckout, failure.giftCards)
          : Effect.void;
      },
    );
    const { quoteId } = priced.quote;
    const completed = withQuote(shippingCompleted(checkout, quoteId), priced.quote);
    yield* currentCart.replace(priced.cart);
    yield* currentCheckout.replace(completed);
    const outcome: ShippingOutcome = { kind: 'completed', checkout: completed, cart: priced.cart };
    return outcome;
  });
};

/** An order without shipping is billed to the one given address. */
const typedShipping = (entry: ShippingEntry, isSent: boolean): TypedShipping => ({
  contact: { email: entry.email, phoneNumber: entry.phoneNumber },
  shipping: entry.shipping,
  giftOrder: entry.giftOrder ?? (entry.giftMessage ?? '') !== '',
  giftMessage: entry.giftMessage ?? '',
  ...(isSent
    ? entry.billing && { billing: entry.billing }
    : { billing: entry.billing ?? entry.shipping }),
});

/** GIFT-01: whether the cart holds gift cards. */
const withGiftCards = (checkout: Checkout, holds: boolean): Checkout => ({
  ...checkout,
  giftCard: { ...checkout.giftCard, includesGiftCard: holds },
});
