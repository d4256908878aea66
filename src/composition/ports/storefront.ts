import { makeHttpCatalog } from '#adapters/http/catalog/http-catalog.ts';
import { makeHttpInventory } from '#adapters/http/catalog/http-inventory.ts';
import { makeHttpNewsletter } from '#adapters/http/notice/http-newsletter.ts';
import { makeHttpShopSettings } from '#adapters/http/session/http-shop-settings.ts';
import { makeHttpZipCodes } from '#adapters/http/shipping/http-zip-codes.ts';
import { makeHttpZipReach } from '#adapters/http/shipping/http-zip-reach.ts';
import type { Made } from '#composition/host/host.ts';
import type { DevicePorts } from '#composition/ports/device-ports.ts';
import type { ShopFacts } from '#composition/ports/shop-facts.ts';
import type { storedPorts } from '#composition/ports/stored.ts';
import {
  makeStorefrontClient,
  type StorefrontClient,
} from '#composition/ports/storefront-client.ts';

export interface ToStorefront {
  readonly storefront: StorefrontClient;
}

export const clientPorts = { storefront: makeStorefrontClient };

/** What any page may ask of the storefront. */
export const storefrontPorts = {
  shopSession: ({ storefront: { session } }: ToStorefront) => session,
  catalog: ({ storefront: { http, place } }: ToStorefront) => makeHttpCatalog(http, place),
  inventory: ({ storefront: { http, place } }: ToStorefront) => makeHttpInventory(http, place),
  shopSettings: ({ storefront: { http, place } }: ToStorefront) =>
    makeHttpShopSettings(http, place),
  zipCodes: ({ storefront: { http } }: ToStorefront) => makeHttpZipCodes(http),
  zipReach: ({ storefront: { http, place } }: ToStorefront) => makeHttpZipReach(http, place),
  newsletter: ({
    storefront: { http, place },
    shopFacts: { variant },
  }: ToStorefront & { readonly shopFacts: ShopFacts }) =>
    makeHttpNewsletter(http, place, { optInCode: variant.optInCode, sourceID: variant.sourceId }),
};

/** What contexts of single pages are built on. */
export type StorefrontPorts = DevicePorts &
  Made<typeof storedPorts> &
  Made<typeof clientPorts> &
  Made<typeof storefrontPorts>;
