import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { isStored } from '#domain/cart/linked-cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/**
 * Signs out on this device first, which nothing can hinder, tells the other tabs, then the provider
 * as well as that goes (AUTH-05, D-AUTH-05). A cart the account keeps leaves the device with its
 * owner; one with changes that are not stored yet stays (D-CART-24). The checkout goes (D-AUTH-21).
 */
export const makeSignOut = (
  session: SignInSession,
  provider: ProviderSession,
  events: ShopEvents,
  currentCart: CurrentCart,
): UseCases['signOut'] =>
  Effect.fn('signOut')(function* () {
    const tokens = yield* session.tokens;
    yield* session.leave;
    yield* currentCart.change((cart) => (isStored(cart) ? emptyCart : cart));
    events.emit({ name: 'logout', reason: 'user' });
    yield* provider.end(tokens);
  });
