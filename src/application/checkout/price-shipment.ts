import { Effect } from 'effect';
import type { Cart, ShippingQuote, TaxQuote } from '#domain/cart/cart.ts';
import { defaultFreeShippingThreshold } from '#domain/cart/free-shipping.ts';
import { demandOf } from '#domain/cart/lines/demand.ts';
import { onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { zeroCents } from '#domain/money/cents.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import { quotedCart, undeliverable } from '#domain/order/quoted-cart.ts';
import { ItemsUnavailable, QuoteMissing } from '#ports/order/order-failures.ts';
import type { OrderPlacement } from '#ports/order/order-placement.ts';

interface Shipment {
  readonly cart: Cart;
  readonly checkout: Checkout;
  readonly tempUserID: string;
}

/**
 * The price of the goods at an address: availability, shipping charge, tax, then the quote.
 * New prices are taken over without a message, because the shopper has not seen a total yet.
 */
export const priceShipment = Effect.fn('priceShipment')(function* (
  desk: OrderPlacement,
  { cart, checkout, tempUserID }: Shipment,
) {
  if (onlyGiftCards(cart.lines)) {
    const draft = orderDraftOf(cart, checkout, tempUserID);
    return yield* promised(desk, draft, { ...cart, shipping: nothingShipped, tax: untaxed });
  }
  const address = addressOf(checkout.shipping);
  const items = demandOf(cart.lines);
  const refused = undeliverable(cart.lines, yield* desk.availability(address.zipcode, items));
  if (refused.length > 0) return yield* new ItemsUnavailable({ items: refused, because: 'zip' });

  const sums = totalsOfCart(cart);
  const { subTotal, discount } = sums.ok
    ? sums.value
    : { subTotal: zeroCents, discount: zeroCents };
  const shipping = yield* desk.shippingCharge(address, items, subTotal);
  const tax = yield* desk.tax(address, items, shipping.shippingCharge, discount);
  const draft = orderDraftOf(cart, checkout, tempUserID);
  return yield* promised(desk, draft, { ...cart, shipping, tax });
});

/** Nothing but e-gift cards: nothing to ship, and taxed when they are spent. */
const nothingShipped: ShippingQuote = {
  shippingCharge: zeroCents,
  shippingSku: 'SHIP-NONE',
  freeShippingThreshold: defaultFreeShippingThreshold,
};
const untaxed: TaxQuote = { totalTax: zeroCents, lines: [] };

/** The quote for the draft, and the cart at that price. */
const promised = Effect.fnUntraced(function* (desk: OrderPlacement, draft: OrderDraft, cart: Cart) {
  const { quote, unavailableItems, priceChanges } = yield* desk.validate(draft);
  if (unavailableItems.length > 0) {
    return yield* new ItemsUnavailable({ items: unavailableItems, because: 'stock' });
  }
  if (quote === undefined) {
    return yield* new QuoteMissing();
  }
  return { quote, cart: quotedCart(cart, quote, priceChanges) };
});
