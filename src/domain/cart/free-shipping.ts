import { type Cents, greaterCents, lesserCents, zeroCents } from '#domain/money/cents.ts';
import { roundedRatio } from '#domain/money/rounded-ratio.ts';

/** Shipping is free from 15 dollars on, unless the configuration sets another amount (D-CART-09). */
export const defaultFreeShippingThreshold = 1500 as Cents;

/** Progress to free shipping; past the threshold percent > 100 and remaining < 0 (D-CART-08). */
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

/** The values the progress bar shows: percent from 0 to 100, remaining at least 0 (CART-25). */
export const forDisplay = ({ percent, remaining }: FreeShipping): FreeShipping => ({
  percent: Math.min(100, Math.max(0, percent)),
  remaining: greaterCents(zeroCents, remaining),
});

/** The amount that counts towards free shipping: merchandise less the discount. */
export const countsForShipping = (merchandise: Cents, discount: Cents): Cents =>
  (merchandise - lesserCents(discount, greaterCents(zeroCents, merchandise))) as Cents;

/** The charge when it is known; 0 before the checkout when the cart already ships free. */
export const chargeToShow = (
  charge: Cents | undefined,
  freeShipping: FreeShipping,
): Cents | undefined => charge ?? (freeShipping.percent >= 100 ? zeroCents : undefined);
