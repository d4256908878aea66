import { deliveryUseCases } from '#application/shipping/delivery/delivery-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { deliveryPorts } from '#composition/ports/coupon.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

export const openDelivery = (host: Host<StorefrontPorts>) => ({
  delivery: deliveryUseCases(host.with(deliveryPorts).ports),
});
