import { Effect } from 'effect';
import {
  couponFault,
  priceAtPlace,
  shopFault,
  shownPrice,
} from '#application/payment/wallet/price-sheet.ts';
import type { WalletOrder } from '#application/payment/wallet/wallet-order.ts';
import type { WalletPorts } from '#application/payment/wallet/wallet-ports.ts';
import { within } from '#application/payment/wallet/within.ts';
import { withoutCoupon } from '#domain/cart/coupon-of-cart.ts';
import { shippingFaultNames } from '#domain/payment/wallet/shipping-fault-names.ts';
import { deliveryOf, type WalletDelivery } from '#domain/payment/wallet/wallet-contact.ts';
import type { WalletFault } from '#domain/payment/wallet/wallet-fault.ts';
import { walletTiming } from '#domain/payment/wallet/wallet-timing.ts';
import type { SheetUpdate, WalletAnswers } from '#ports/payment/wallet.ts';
import { MerchantNotValidated } from '#ports/payment/wallet-failures.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';

type Parts = Pick<WalletPorts, 'clock' | 'merchantSessions' | 'telemetry'>;

/**
 * What a sheet is answered before its shopper approves. Every question gets an answer in time: where
 * the shop has none, the sheet says so and keeps the price it showed.
 */
export const makeSheetAnswers = (
  { clock, merchantSessions, telemetry }: Parts,
  order: WalletOrder,
  onTold: (faults: readonly WalletFault[]) => void,
): Omit<WalletAnswers, 'authorized'> => {
  let place: WalletDelivery | undefined;

  const shown = Effect.fnUntraced(function* (faults: readonly WalletFault[]) {
    onTold(faults);
    const update: SheetUpdate = { price: yield* shownPrice(order), faults };
    return update;
  });

  const inTime = (faults: Effect.Effect<readonly WalletFault[]>) =>
    Effect.flatMap(within(clock, walletTiming.answer, faults, Effect.succeed([shopFault])), shown);

  const priced = Effect.suspend(() =>
    place === undefined ? Effect.succeed([]) : priceAtPlace(order, place),
  );

  const applied = (code: string): Effect.Effect<readonly WalletFault[]> =>
    Effect.matchEffect(order.applyCoupon(code), {
      onSuccess: ({ coupon }) =>
        coupon?.freeOrder === true
          ? Effect.as(order.cart.change(withoutCoupon), [{ about: 'free-order' } as const])
          : Effect.succeed([]),
      onFailure: (failure) =>
        Effect.as(
          order.cart.change(withoutCoupon),
          failure._tag === 'CouponRefused'
            ? [couponFault(failure)]
            : [{ about: 'coupon', isExpired: false } as const],
        ),
    });

  return {
    merchantSession: (validationUrl) =>
      Effect.mapError(
        Effect.tapError(
          within(
            clock,
            walletTiming.answer,
            merchantSessions.open(validationUrl, order.tempUserID),
            Effect.fail(new ShopUnreachable({ why: { timeoutMs: walletTiming.answer } })),
          ),
          ({ _tag: reason }) => recordUnvalidated(telemetry, reason),
        ),
        () => new MerchantNotValidated(),
      ),

    contactChanged: (contact) => {
      place = deliveryOf(contact);
      return Effect.tap(inTime(priced), ({ faults }) => recordShipping(telemetry, faults));
    },

    choiceChanged: () => shown([]),

    couponChanged: (code) =>
      inTime(
        Effect.flatMap(
          code.trim() === '' ? Effect.as(order.cart.change(withoutCoupon), []) : applied(code),
          (faults) => Effect.map(priced, (more) => [...faults, ...more]),
        ),
      ),
  };
};

/** The people who run the shop hear which rules sheets fail at, never of whom (WALLET-06). */
export const recordShipping = (
  telemetry: WalletPorts['telemetry'],
  faults: readonly WalletFault[],
): Effect.Effect<void> =>
  Effect.sync(() => {
    const reason = shippingFaultNames(faults).join(' ');
    if (reason === '') return;
    telemetry.record({ kind: 'failure', name: 'applepay_shipping_failure', details: { reason } });
  });

/** WALLET-05. */
const recordUnvalidated = (
  telemetry: WalletPorts['telemetry'],
  reason: string,
): Effect.Effect<void> =>
  Effect.sync(() =>
    telemetry.record({
      kind: 'failure',
      name: 'applepay_merchant_validation_failure',
      details: { reason },
    }),
  );
