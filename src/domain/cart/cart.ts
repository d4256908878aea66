import type { CartLink } from '#domain/cart/cart-link.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { MergeTurn } from '#domain/cart/merge-turn.ts';
import type { Cents } from '#domain/money/cents.ts';

/** A coupon the server accepted for this cart (`couponData`, COUPON-02). */
export interface Coupon {
  readonly couponName: string;
  /** The amount the coupon applies to: the cart without gift cards. */
  readonly cartAmount: Cents;
  readonly discount: Cents;
  /** That amount less the discount. */
  readonly discountedAmount: Cents;
  /** The shop's message about it, in the language of the request. */
  readonly message: string;
  readonly freeOrder: boolean;
  readonly cartID: string;
  /** When the shop accepted it, ISO 8601. */
  readonly date: string;
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

/** The current cart and what the server said about it. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly coupon?: Coupon;
  readonly shipping?: ShippingQuote;
  readonly tax?: TaxQuote;
  /** Absent until somebody signs in. */
  readonly link?: CartLink;
  /** Absent while nothing waits to be merged. */
  readonly turn?: MergeTurn;
}

export const emptyCart: Cart = { lines: [] };

/** An emptied cart stays linked to its account; a finished merge can no longer be undone. */
export const emptied = ({ link, turn }: Cart): Cart => {
  if (link === undefined) return emptyCart;
  const { merge, ...rest } = link;
  const kept = merge?.state === 'pending' ? { ...rest, merge } : rest;
  return { ...emptyCart, link: kept, ...(turn && { turn }) };
};
