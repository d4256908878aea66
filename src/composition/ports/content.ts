import { makeHttpContactMessages } from '#adapters/http/content/http-contact-messages.ts';
import { makeHttpShopContent } from '#adapters/http/content/http-shop-content.ts';
import { makeHttpOrderTracking } from '#adapters/http/order/http-order-tracking.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** Texts, events, contact messages, and guests' orders. */
export const contentPorts = {
  shopContent: ({ storefront: { http, place } }: ToStorefront) => makeHttpShopContent(http, place),
  contactMessages: ({ storefront: { http, place } }: ToStorefront) =>
    makeHttpContactMessages(http, place),
  orderTracking: ({ storefront: { http, place } }: ToStorefront) =>
    makeHttpOrderTracking(http, place),
};
