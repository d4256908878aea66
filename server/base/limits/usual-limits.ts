import { type GiftCardLimits, usualGiftCardLimits } from '#server/base/limits/gift-card-limits.ts';
import type { Limit } from '#server/data/limits/attempts.ts';

/** How often payment sessions are opened and cards declined. */
export interface PaymentLimits {
  readonly contextsOfActor: Limit;
  readonly contextsOfAddress: Limit;
  /** Wallet sheets opened. */
  readonly walletsOfActor: Limit;
  readonly walletsOfAddress: Limit;
  readonly declinesOfActor: Limit;
  readonly declinesOfAddress: Limit;
}

/** How often orders are priced, placed and looked up. */
export interface OrderLimits {
  readonly lookupsOfAddress: Limit;
  /** Codes mailed for one order, which fill a mailbox. */
  readonly codesOfOrder: Limit;
  readonly quotesOfActor: Limit;
  readonly quotesOfAddress: Limit;
  readonly ordersOfActor: Limit;
  readonly ordersOfAddress: Limit;
}

/** How often coupons are checked, guessed and found used. */
export interface CouponLimits {
  readonly couponsOfAddress: Limit;
  readonly couponMissesOfShopper: Limit;
  readonly couponMissesOfAddress: Limit;
  readonly usedCouponsOfActor: Limit;
  readonly usedCouponsOfAddress: Limit;
}

/** How often addresses are suggested: people type fast, but not for an hour. */
export interface ShippingLimits {
  readonly suggestionsOfAddress: Limit;
}

export interface ShopLimits
  extends PaymentLimits,
    OrderLimits,
    CouponLimits,
    GiftCardLimits,
    ShippingLimits {}

const minute = 60_000;

/**
 * Ten capture contexts a minute and five declines in a quarter of an hour for one shopper; wider
 * for one network address, which an office shares.
 */
export const usualLimits: ShopLimits = {
  contextsOfActor: { bucket: 'contexts', most: 10, windowMs: minute },
  contextsOfAddress: { bucket: 'contexts-address', most: 120, windowMs: minute },
  walletsOfActor: { bucket: 'wallets', most: 10, windowMs: minute },
  walletsOfAddress: { bucket: 'wallets-address', most: 120, windowMs: minute },
  declinesOfActor: { bucket: 'declines', most: 5, windowMs: 15 * minute },
  declinesOfAddress: { bucket: 'declines-address', most: 60, windowMs: 15 * minute },
  lookupsOfAddress: { bucket: 'lookups-address', most: 60, windowMs: 15 * minute },
  codesOfOrder: { bucket: 'order-codes', most: 5, windowMs: 15 * minute },
  quotesOfActor: { bucket: 'quotes', most: 60, windowMs: minute },
  quotesOfAddress: { bucket: 'quotes-address', most: 1200, windowMs: minute },
  ordersOfActor: { bucket: 'orders', most: 30, windowMs: minute },
  ordersOfAddress: { bucket: 'orders-address', most: 600, windowMs: minute },
  couponsOfAddress: { bucket: 'coupons-address', most: 600, windowMs: minute },
  // Unknown codes: nobody mistypes ten in an hour, and no office a hundred.
  couponMissesOfShopper: { bucket: 'coupon-misses-shopper', most: 10, windowMs: 60 * minute },
  couponMissesOfAddress: { bucket: 'coupon-misses', most: 100, windowMs: 60 * minute },
  // Orders whose answer shows that an e-mail has ordered before; typing an e-mail proves nothing
  // (D-COUPON-07).
  usedCouponsOfActor: { bucket: 'used-coupons', most: 5, windowMs: 60 * minute },
  usedCouponsOfAddress: { bucket: 'used-coupons-address', most: 60, windowMs: 60 * minute },
  ...usualGiftCardLimits,
  suggestionsOfAddress: { bucket: 'suggestions-address', most: 300, windowMs: minute },
};
