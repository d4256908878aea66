import type { Transport } from '#adapters/http/client/transport/transport.ts';
import type { Host } from '#composition/host/host.ts';
import { accountPorts } from '#composition/ports/account.ts';
import { accountCartPorts, welcomePorts } from '#composition/ports/account-cart.ts';
import { approvalPorts } from '#composition/ports/approval.ts';
import { contentPorts } from '#composition/ports/content.ts';
import { couponPorts, deliveryPorts } from '#composition/ports/coupon.ts';
import type { DevicePorts } from '#composition/ports/device-ports.ts';
import { giftPorts } from '#composition/ports/gift.ts';
import { mixPorts } from '#composition/ports/mix.ts';
import { orderingPorts } from '#composition/ports/ordering.ts';
import { searchPorts } from '#composition/ports/search.ts';
import { storedPorts } from '#composition/ports/stored.ts';
import { storedCheckoutPorts } from '#composition/ports/stored-checkout.ts';
import { clientPorts, storefrontPorts } from '#composition/ports/storefront.ts';
import { asidePorts, visitPorts } from '#composition/ports/visit.ts';

/** The whole storefront and all that is remembered, for hosts that wait for no code. */
export const withEveryPort = <Given extends DevicePorts & { readonly transport: Transport }>(
  host: Host<Given>,
) =>
  host
    .with(storedPorts)
    .with(storedCheckoutPorts)
    .with(clientPorts)
    .with(storefrontPorts)
    .with(visitPorts)
    .with(asidePorts)
    .with(contentPorts)
    .with(mixPorts)
    .with(couponPorts)
    .with(deliveryPorts)
    .with(giftPorts)
    .with(searchPorts)
    .with(orderingPorts)
    .with(approvalPorts)
    .with(accountPorts)
    .with(welcomePorts)
    .with(accountCartPorts);
