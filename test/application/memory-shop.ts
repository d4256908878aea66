import { Effect } from 'effect';
import { makeStoredOrderLocation } from '#adapters/slices/stored-order-location.ts';
import { makeAddToCart } from '#application/cart/add-to-cart.ts';
import { makeChangeQuantity } from '#application/cart/change-quantity.ts';
import { makeRemoveLine } from '#application/cart/remove-line.ts';
import { makeReviewCart } from '#application/cart/review-cart.ts';
import {
  makeCompleteShipping,
  type ShippingEntry,
} from '#application/checkout/complete-shipping.ts';
import { makeFindPlace } from '#application/checkout/find-place.ts';
import { makeKeepCheckout } from '#application/checkout/keep-checkout.ts';
import { makeListObstacles } from '#application/checkout/obstacles/list-obstacles.ts';
import { makeApplyCoupon } from '#application/coupon/apply-coupon.ts';
import { makeRemoveCoupon } from '#application/coupon/remove-coupon.ts';
import { makeRevalidateCoupon } from '#application/coupon/revalidate-coupon.ts';
import { makeAddGiftCard } from '#application/gift/add-gift-card.ts';
import { makeApplyGiftCard } from '#application/gift/apply-gift-card.ts';
import { makeRemoveGiftCard } from '#application/gift/remove-gift-card.ts';
import { makeShowGiftCardBalance } from '#application/gift/show-gift-card-balance.ts';
import { makeAttemptOrder } from '#application/order/attempt-order.ts';
import { makeOrdersPlacedHere } from '#application/order/orders-placed-here.ts';
import { makePlaceOrder } from '#application/order/place-order.ts';
import { makeWithdrawOrder } from '#application/order/withdraw-order.ts';
import { makeCompletePayment } from '#application/payment/complete-payment.ts';
import { makeExpirePayment } from '#application/payment/expire-payment.ts';
import { makeExtendPayment } from '#application/payment/extend-payment.ts';
import { makeIgnorePaymentWarning } from '#application/payment/ignore-payment-warning.ts';
import { makeOpenCardEntry } from '#application/payment/open-card-entry.ts';
import { makePayWithSavedCard } from '#application/payment/pay-with-saved-card.ts';
import { makeSkipPayment } from '#application/payment/skip-payment.ts';
import { makeStartPayment } from '#application/payment/start-payment.ts';
import { makeWarnPaymentExpiring } from '#application/payment/warn-payment-expiring.ts';
import { makeRecordTelemetry } from '#application/session/record-telemetry.ts';
import { makeDeclineZip } from '#application/shipping/decline-zip.ts';
import { makeSetZip } from '#application/shipping/set-zip.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { resetPayment, shippingReopened } from '#domain/checkout/checkout-steps.ts';
import type { CouponRecord } from '#domain/coupon/coupon.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import type { Address } from '#domain/shipping/address.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { SubmitFailure } from '#ports/order/order-failures.ts';
import type { CardEntryState } from '#ports/payment/card-vault.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import { hurriedClock, onScreen, orderPlaced } from '#test/application/placing.ts';
import { makeMemoryOwnAccount } from '#test/doubles/account/memory-own-account.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryInventory } from '#test/doubles/catalog/memory-catalog.ts';
import { makeMemoryCurrentCheckout } from '#test/doubles/checkout/memory-current-checkout.ts';
import { makeMemoryCouponCheck } from '#test/doubles/coupon/memory-coupon-check.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryIds } from '#test/doubles/device/memory-ids.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { makeMemoryGiftCards } from '#test/doubles/gift/memory-gift-cards.ts';
import {
  type MemoryOrderPlacement,
  makeMemoryOrderPlacement,
} from '#test/doubles/order/memory-order-placement.ts';
import { makeMemoryCardVault } from '#test/doubles/payment/memory-card-vault.ts';
import { makeMemoryPaymentSessions } from '#test/doubles/payment/memory-payment-sessions.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';
import { makeMemoryZipCodes } from '#test/doubles/shipping/memory-zip-codes.ts';
import { makeMemorySignInSession } from '#test/doubles/sign-in/memory-sign-in-session.ts';
import { makeMemoryTelemetry } from '#test/doubles/telemetry/memory-telemetry.ts';
import { ada, chips, popcorn } from '#test/fixtures.ts';

export interface MemoryShopParts {
  readonly shelf?: ProductDetail[];
  readonly refusedFor?: (zipcode: string) => readonly string[];
  readonly failures?: (SubmitFailure | undefined)[];
  readonly vaultFailure?: () => VaultFailure | undefined;
  /** What the vault's fields show, where it is not a good card. */
  readonly cardFields?: Partial<CardEntryState>;
  readonly addressVerdict?: (address: Address) => ZipVerdict;
  /** Given where several tabs or visits meet the same shop. */
  readonly desk?: MemoryOrderPlacement;
  readonly ids?: IdGenerator;
  /** How far the shop's clock, and the vault's, are ahead of the shopper's, ms. */
  readonly serverAhead?: number;
  readonly currentCart?: CurrentCart;
  readonly currentCheckout?: CurrentCheckout;
  /** Coupons the shop knows at the moment. */
  readonly coupons?: () => readonly CouponRecord[];
  /** Cents on gift cards, by code. */
  readonly giftCards?: Readonly<Record<string, number>>;
  /** Whose account the shop has. */
  readonly customer?: Customer;
}

/** Every use case of buying, on doubles a test can look into. */
export const memoryShop = (parts: MemoryShopParts = {}) => {
  const shelf = parts.shelf ?? [chips, popcorn];
  const account = parts.customer && makeMemoryOwnAccount(parts.customer);
  const clock = makeMemoryClock();
  const ids = parts.ids ?? makeMemoryIds();
  const telemetry = makeMemoryTelemetry();
  const cart = parts.currentCart ?? makeMemoryCurrentCart();
  const checkout = parts.currentCheckout ?? makeMemoryCurrentCheckout();
  const memory = makeMemoryShopperMemory();
  const { serverAhead = 0 } = parts;
  const sessions = makeMemoryPaymentSessions(clock, serverAhead);
  const serverClock = { ...clock, now: () => clock.now() + serverAhead };
  const vault = makeMemoryCardVault(serverClock, parts.vaultFailure, parts.cardFields);
  const open = makeOpenCardEntry();
  const zipCodes = makeMemoryZipCodes({ '75024': { locationNumber: '100' } }, parts.addressVerdict);
  const giftCards = makeMemoryGiftCards(parts.giftCards);
  const desk =
    parts.desk ??
    makeMemoryOrderPlacement({
      shelf: () => shelf,
      now: clock.now,
      giftCards,
      ...(account && { account }),
      ...(parts.coupons && { coupons: parts.coupons }),
      ...(parts.refusedFor && { refusedFor: parts.refusedFor }),
      ...(parts.failures && { failures: parts.failures }),
    });
  const session = makeMemorySignInSession(clock);
  const stored = new Map<StorageKey, string>();
  const placing = {
    ...{
      currentCart: cart,
      currentCheckout: checkout,
      orderPlacement: desk,
      shopperMemory: memory,
      orderLocation: makeStoredOrderLocation(makeMemoryKeyValueStorage(stored)),
    },
    ...{ telemetry, clock: hurriedClock(clock), idGenerator: ids, openCardEntry: open },
  };
  const placeOrder = makePlaceOrder(placing);
  const asking = { currentCheckout: checkout, giftCardBalances: giftCards, idGenerator: ids };
  const couponCheck = makeMemoryCouponCheck(parts.coupons ?? (() => []), clock.now);
  return {
    shelf,
    session,
    account,
    /** For an hour from now. */
    signInAs: (customer: Customer) => signsIn(session, customer, clock.now()),
    clock,
    telemetry,
    cart,
    checkout,
    memory,
    /** What this tab keeps beside the doubles. */
    stored,
    orderLocation: placing.orderLocation,
    sessions,
    desk,
    couponCheck,
    applyCoupon: makeApplyCoupon({ currentCart: cart, couponCheck, clock, idGenerator: ids }),
    removeCoupon: makeRemoveCoupon(cart),
    revalidateCoupon: makeRevalidateCoupon(cart, couponCheck, clock),
    addGiftCard: makeAddGiftCard({ currentCart: cart, idGenerator: ids, clock }),
    giftCards,
    applyGiftCard: makeApplyGiftCard(asking),
    removeGiftCard: makeRemoveGiftCard(checkout),
    showGiftCardBalance: makeShowGiftCardBalance(asking),
    skipPayment: makeSkipPayment(cart, checkout),
    addToCart: makeAddToCart(cart),
    changeQuantity: makeChangeQuantity(cart),
    removeLine: makeRemoveLine(cart),
    reviewCart: makeReviewCart(cart, makeMemoryInventory(shelf)),
    setZip: makeSetZip(zipCodes, memory),
    declineZip: makeDeclineZip(memory),
    findPlace: makeFindPlace(zipCodes, memory),
    listObstacles: makeListObstacles({
      ...placing,
      inventory: makeMemoryInventory(shelf),
      couponCheck,
    }),
    keepCheckout: makeKeepCheckout(checkout),
    /** As a press on a finished step does: what comes after it has to be done again. */
    goBack: (step: 0 | 1) =>
      Effect.flatMap(checkout.read, (read) =>
        checkout.replace(step === 0 ? shippingReopened(read) : resetPayment(read)),
      ),
    recordTelemetry: makeRecordTelemetry(telemetry),
    completeShipping: makeCompleteShipping(cart, checkout, zipCodes, desk, telemetry, ids, placing),
    startPayment: makeStartPayment(cart, checkout, sessions, vault, clock, ids, open),
    extendPayment: makeExtendPayment(checkout, sessions, vault, clock, open),
    ignorePaymentWarning: makeIgnorePaymentWarning(checkout),
    warnPaymentExpiring: makeWarnPaymentExpiring(checkout),
    expirePayment: makeExpirePayment(checkout, open),
    payWithSavedCard: makePayWithSavedCard(session, checkout, telemetry, clock, open),
    completePayment: makeCompletePayment(checkout, telemetry, clock, open),
    withdrawOrder: makeWithdrawOrder(checkout, desk),
    ordersPlacedHere: makeOrdersPlacedHere(memory),
    attemptOrder: makeAttemptOrder(placing),
    placeOrder,
    /** One press on a screen. */
    place: () => orderPlaced(placeOrder(onScreen)),
  };
};

export type MemoryShop = ReturnType<typeof memoryShop>;

const signsIn = (session: SignInSession, customer: Customer, now: number) =>
  Effect.andThen(
    session.saveTokens({
      accessToken: {
        accessToken: 'access',
        expiresAt: now / 1000 + 3600,
        scopes: [],
        claims: {},
      },
    }),
    session.saveCustomer(customer),
  );

/** A complete shipping step, the address confirmed. */
export const adasShipping: ShippingEntry = {
  email: ' ada@example.com ',
  phoneNumber: '(214) 555-0100',
  shipping: ada,
};

export const adasCard = {
  nameOnCard: 'Ada Lovelace',
  expiry: '12/30',
  billingSameAsShipping: true,
} as const;

/** A shopper with two bags of chips who stands before the review. */
export const readyToOrder = (shop: MemoryShop): Promise<void> =>
  Effect.runPromise(
    Effect.gen(function* () {
      yield* shop.addToCart(chips, 2);
      yield* shop.completeShipping(adasShipping);
      yield* shop.startPayment();
      yield* shop.completePayment(adasCard);
    }),
  );
