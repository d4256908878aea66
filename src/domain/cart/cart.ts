import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Cents } from '#domain/money/cents.ts';

/** A coupon the server accepted for this cart (`couponData` of specification point 3). */
export interface Coupon {
  readonly couponName: string;
  readonly discount: Cents;
  readonly freeOrder: boolean;
  readonly message?: string;
}

/** What the shipping-charge call answered (CART-06). */
export interface ShippingQuote {
  readonly shippingCharge: Cents;
  readonly shippingSku: string;
  readonly freeShippingThreshold: Cents;
}

/** What the tax call answered (CART-07); absent means "calculated at checkout", never 0. */
export interface TaxQuote {
  readonly totalTax: Cents;
  readonly lines: readonly { readonly category: string; readonly tax: Cents }[];
}

/** The cart at hand and what the server said about it. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly coupon?: Coupon;
  readonly shipping?: ShippingQuote;
  readonly tax?: TaxQuote;
}

export const emptyCart: Cart = { lines: [] };
