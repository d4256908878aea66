import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartLink, StoredCart, TakenOut } from '#domain/cart/cart-link.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { followed } from '#domain/cart/linked-cart.ts';
import { freshCheckout } from '#domain/checkout/checkout.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

export interface Followed {
  readonly cart: Cart;
  /** The id of an order found this way. */
  readonly placed?: string;
}

/**
 * Takes over the account's cart as the shop stores it. An order whose answer was lost is found by
 * the lines it took out (D-CART-28): it is stored as placed, and its checkout ends.
 */
export const makeFollowStored = (
  currentCart: CurrentCart,
  currentCheckout: CurrentCheckout,
  memory: ShopperMemory,
) =>
  Effect.fnUntraced(function* (
    seen: CartLink,
    stored: StoredCart,
    sent?: readonly CartLine[],
  ): Effect.fn.Return<Followed> {
    let heard: TakenOut | undefined;
    const cart = yield* currentCart.change((now) => {
      const next = followed(now, seen, stored, sent);
      const { placing } = now.link ?? {};
      heard = stored.takenHere?.find(
        ({ quoteId }) => quoteId === placing?.quoteId && next.link?.placing === undefined,
      );
      return next;
    });
    if (heard === undefined) return { cart };
    const { orderId } = heard;
    const { contactInfo } = yield* currentCheckout.read;
    yield* memory.remember({ orderId, email: contactInfo.email.value });
    yield* currentCheckout.replace(freshCheckout);
    return { cart, placed: orderId };
  });
