import { accountCartUseCases } from '#application/cart/account-cart-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { accountCartPorts } from '#composition/ports/account-cart.ts';
import { reorderPorts } from '#composition/ports/reorder.ts';
import { storedCheckoutPorts } from '#composition/ports/stored-checkout.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** What ties the cart to an account. */
export const openAccountCart = (host: Host<StorefrontPorts>) => ({
  accountCart: accountCartUseCases(
    host.with(storedCheckoutPorts).with(accountCartPorts).with(reorderPorts).ports,
  ),
});
