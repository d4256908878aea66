import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { demandOf } from '#domain/cart/lines/demand.ts';
import { onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { zeroCents } from '#domain/money/cents.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import { quotedCart, undeliverable, withQuote } from '#domain/order/quoted-cart.ts';
import { ItemsUnavailable, QuoteMissing } from '#ports/order/order-failures.ts';
import type { OrderPlacement } from '#ports/order/order-placement.ts';

/**
 * Checks before the payment, in the order of D-CHECKOUT-19: the order is valid, its items
 * can go to the zip, the tax is today's. Gives the cart and the checkout at the price the shop
 * promises now; nothing is stored yet.
 */
export const checkOrder = Effect.fn('checkOrder')(function* (
  desk: OrderPlacement,
  order: { readonly cart: Cart; readonly checkout: Checkout; readonly draft: OrderDraft },
) {
  const { cart, checkout, draft } = order;
  const { quote, unavailableItems, priceChanges } = yield* desk.validate(draft);
  if (unavailableItems.length > 0) {
    return yield* new ItemsUnavailable({ items: unavailableItems, because: 'stock' });
  }
  if (quote === undefined) {
    return yield* new QuoteMissing();
  }
  if (onlyGiftCards(cart.lines)) {
    return {
      quote,
      cart: quotedCart(cart, quote, priceChanges),
      checkout: withQuote(checkout, quote),
    };
  }
  const items = demandOf(cart.lines);
  const refused = undeliverable(
    cart.lines,
    yield* desk.availability(draft.shipping.zipcode, items),
  );
  if (refused.length > 0) return yield* new ItemsUnavailable({ items: refused, because: 'zip' });
  const discount = cart.coupon?.discount ?? zeroCents;
  const tax = yield* desk.tax(draft.shipping, items, quote.shippingCharge, discount);
  return {
    quote,
    cart: quotedCart({ ...cart, tax }, quote, priceChanges),
    checkout: withQuote(checkout, quote),
  };
});
