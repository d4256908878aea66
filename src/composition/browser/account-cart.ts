import { accountCartUseCases } from '#application/cart/account-cart-use-cases.ts';
import { welcomeUseCases } from '#application/welcome/welcome-back.ts';
import type { Host } from '#composition/host/host.ts';
import { accountCartPorts, welcomePorts } from '#composition/ports/account-cart.ts';
import { reorderPorts } from '#composition/ports/reorder.ts';
import { storedCheckoutPorts } from '#composition/ports/stored-checkout.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';
import { asidePorts } from '#composition/ports/visit.ts';

/** What ties the cart to an account, and what an account had before. */
export const openAccountCart = (host: Host<StorefrontPorts>) => ({
  welcome: welcomeUseCases(host.with(asidePorts).with(welcomePorts).ports),
  accountCart: accountCartUseCases(
    host.with(storedCheckoutPorts).with(accountCartPorts).with(reorderPorts).ports,
  ),
});
