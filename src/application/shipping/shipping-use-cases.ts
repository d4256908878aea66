import { makeCheckZip } from '#application/shipping/check-zip.ts';
import { makeDeclineZip } from '#application/shipping/decline-zip.ts';
import { makeSetZip } from '#application/shipping/set-zip.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { ZipCodes } from '#ports/shipping/zip-codes.ts';
import type { ZipReach } from '#ports/shipping/zip-reach.ts';

export interface ShippingPorts {
  readonly zipCodes: ZipCodes;
  readonly shopperMemory: ShopperMemory;
  readonly zipReach: ZipReach;
}

/** Use cases of zip codes. */
export const shippingUseCases = (ports: ShippingPorts) => ({
  setZip: makeSetZip(ports.zipCodes, ports.shopperMemory),
  declineZip: makeDeclineZip(ports.shopperMemory),
  checkZip: makeCheckZip(ports.zipReach, ports.shopperMemory),
});

export type ShippingUseCases = ReturnType<typeof shippingUseCases>;
