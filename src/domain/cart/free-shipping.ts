import { type Cents, greaterCents, lesserCents, zeroCents } from '#domain/money/cents.ts';
import { roundedRatio } from '#domain/money/rounded-ratio.ts';

/** Goods that ship for nothing from 15 dollars on, unless the shop's config says more (D-CART-09). */
export const defaultFreeShippingThreshold = 1500 as Cents;

/** How far a cart is from free shipping; above 100 and below 0 once it is past (D-CART-08). */
export interface FreeShipping {
  /** Two decimals. */
  readonly percent: number;
  readonly remaining: Cents;
}

/**
 * Percent = amount × 100 / threshold, remaining = threshold − amount, neither limited (CART-23,
 * CART-24, D-CART-08). A threshold of 0 is always reached.
 */
export const freeShippingOf = (
  amount: Cents,
  threshold: Cents = defaultFreeShippingThreshold,
): FreeShipping => ({
  percent: threshold > 0 ? roundedRatio(amount * 100, threshold) : 100,
  remaining: (threshold - amount) as Cents,
});

/** What a meter shows: 0 to 100 percent, never less than nothing left (CART-25). */
export const forDisplay = ({ percent, remaining }: FreeShipping): FreeShipping => ({
  percent: Math.min(100, Math.max(0, percent)),
  remaining: greaterCents(zeroCents, remaining),
});

/** Merchandise that counts towards free shipping: what is left of it after the discount. */
export const countsForShipping = (merchandise: Cents, discount: Cents): Cents =>
  (merchandise - lesserCents(discount, greaterCents(zeroCents, merchandise))) as Cents;

/** A charge only the checkout can tell is told at once when the meter says that there is none. */
export const chargeToShow = (
  charge: Cents | undefined,
  freeShipping: FreeShipping,
): Cents | undefined => charge ?? (freeShipping.percent >= 100 ? zeroCents : undefined);
