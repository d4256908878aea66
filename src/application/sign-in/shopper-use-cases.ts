import { makeReadShopper } from '#application/sign-in/read-shopper.ts';
import { makeSignOut } from '#application/sign-in/sign-out.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface ShopperPorts {
  readonly signInSession: SignInSession;
  readonly providerSession: ProviderSession;
  readonly shopEvents: ShopEvents;
  readonly currentCart: CurrentCart;
}

/** Who the shopper is, and signing out. */
export const shopperUseCases = (ports: ShopperPorts) => ({
  readShopper: makeReadShopper(ports.signInSession),
  signOut: makeSignOut(ports),
});

export type ShopperUseCases = ReturnType<typeof shopperUseCases>;
