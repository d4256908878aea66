import { cartExtraUseCases } from '#application/cart/extras/cart-extra-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { mixPorts } from '#composition/ports/mix.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';
import { asidePorts, visitPorts } from '#composition/ports/visit.ts';

export const openCartExtras = (host: Host<StorefrontPorts>) => ({
  cartExtras: cartExtraUseCases(host.with(visitPorts).with(mixPorts).with(asidePorts).ports),
});
