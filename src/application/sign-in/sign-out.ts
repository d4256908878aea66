import { Effect } from 'effect';
import { emptyCart } from '#domain/cart/cart.ts';
import { isStored } from '#domain/cart/linked-cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import type { ProviderEnd, ProviderSession } from '#ports/sign-in/provider-session.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Signs out here and in the other tabs, whatever the provider answers (D-AUTH-05). */
export type SignOut = () => Effect.Effect<ProviderEnd>;

interface SignOutPorts {
  readonly signInSession: SignInSession;
  readonly providerSession: ProviderSession;
  readonly shopEvents: ShopEvents;
  readonly currentCart: CurrentCart;
}

/**
 * Signs out on this device first, which cannot fail, tells the other tabs, then the provider
 * as far as it answers (AUTH-05, D-AUTH-05). A cart stored in the account is removed from the device
 * with its owner; a cart with unsaved changes stays (D-CART-24). The checkout is removed (D-AUTH-21).
 */
export const makeSignOut = ({
  signInSession: session,
  providerSession: provider,
  shopEvents: events,
  currentCart,
}: SignOutPorts): SignOut =>
  Effect.fn('signOut')(function* () {
    const tokens = yield* session.tokens;
    yield* session.leave;
    yield* currentCart.change((cart) => (isStored(cart) ? emptyCart : cart));
    events.emit({ name: 'logout', reason: 'user' });
    return yield* provider.end(tokens);
  });
