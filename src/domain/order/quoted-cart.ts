import type { Cart } from '#domain/cart/cart.ts';
import { defaultFreeShippingThreshold } from '#domain/cart/free-shipping.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { demandOf } from '#domain/cart/lines/demand.ts';
import { repricedLines } from '#domain/cart/review-lines.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { cardsOf } from '#domain/gift/gift-tender.ts';
import type { PriceChange, Quote, UnavailableItem } from '#domain/order/order.ts';
import type { ItemAvailability } from '#domain/shipping/zip-verdict.ts';

/** The cart as the quote prices it: lines, shipping and tax. */
export const quotedCart = (cart: Cart, quote: Quote, changes: readonly PriceChange[]): Cart => {
  const prices = new Map(changes.map(({ productId, newPrice }) => [productId, newPrice]));
  return {
    ...cart,
    lines: repricedLines(cart.lines, prices),
    ...(cart.coupon && { coupon: { ...cart.coupon, discount: quote.discount } }),
    shipping: {
      shippingSku: cart.shipping?.shippingSku ?? '',
      freeShippingThreshold: cart.shipping?.freeShippingThreshold ?? defaultFreeShippingThreshold,
      shippingCharge: quote.shippingCharge,
    },
    // Tax lines that do not add up to the new tax are dropped.
    tax: cart.tax?.totalTax === quote.tax ? cart.tax : { totalTax: quote.tax, lines: [] },
  };
};

/** The checkout with a quote, its total, and what the shop found on the gift cards. */
export const withQuote = (
  checkout: Checkout,
  { quoteId, totalAmount, giftCards, expected }: Quote,
): Checkout => ({
  ...checkout,
  quoteId,
  quotedTotal: totalAmount,
  ...(expected && { quotedDays: expected }),
  ...(giftCards && { giftCards: cardsOf({ giftCards }) }),
});

/** Ends the attempt: the next "Place order" is a new one (D-CHECKOUT-15). */
export const withoutAttempt = ({ idempotencyKey: _, ...checkout }: Checkout): Checkout => checkout;

/** The shopper was told that the attempt's key already made an order; its quote is removed. */
export const withToldAttempt = ({ quoteId: _, ...checkout }: Checkout): Checkout => checkout;

/**
 * For a shipping step done again. An attempt with an unknown result keeps its key, or going back
 * could pay twice; an attempt that ended, or that the shopper was told about, is dropped.
 */
export const withoutKnownAttempt = (checkout: Checkout): Checkout =>
  checkout.quoteId === undefined ? withoutAttempt(checkout) : checkout;

/** Items that cannot go to the zip, in the shopper's words (CHK-21). */
export const undeliverable = (
  lines: readonly CartLine[],
  availability: readonly ItemAvailability[],
): readonly UnavailableItem[] => {
  const refused = new Set(
    availability.flatMap(({ productId, available }) => (available ? [] : [productId])),
  );
  return demandOf(lines).flatMap(({ productId, quantity }) => {
    if (!refused.has(productId)) return [];
    const line = lines.find((candidate) => candidate.productId === productId);
    return [{ productId, title: line?.title ?? productId, requested: quantity, available: 0 }];
  });
};
