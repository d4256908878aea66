import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { demandOf } from '#domain/cart/demand.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { zeroCents } from '#domain/money/cents.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import { quotedCart, undeliverable } from '#domain/order/quoted-cart.ts';
import { CallRefused, ItemsUnavailable } from '#ports/failures.ts';
import type { OrderDesk } from '#ports/order-desk.ts';

interface Shipment {
  readonly cart: Cart;
  readonly checkout: Checkout;
  readonly tempUserID: string;
}

/**
 * What the goods cost at that address: deliverable, shipping charge, tax, then the shop's promise.
 * New prices are taken over without a word, because the shopper has not seen a total yet.
 */
export const priceShipment = Effect.fn('priceShipment')(function* (
  desk: OrderDesk,
  { cart, checkout, tempUserID }: Shipment,
) {
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
  const { quote, unavailableItems, priceChanges } = yield* desk.validate(draft);
  if (unavailableItems.length > 0) {
    return yield* new ItemsUnavailable({ items: unavailableItems, because: 'stock' });
  }
  if (quote === undefined) {
    return yield* new CallRefused({ call: 'validateOrder', status: 409, code: 'ORDER_INVALID' });
  }
  return { quote, cart: quotedCart({ ...cart, shipping, tax }, quote, priceChanges) };
});
