import { makeHttpContactMessages } from '#adapters/http/content/http-contact-messages.ts';
import { makeHttpShopContent } from '#adapters/http/content/http-shop-content.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** Texts, events and contact messages. */
export const contentPorts = {
  shopContent: ({ storefront: { http, place } }: ToStorefront) => makeHttpShopContent(http, place),
  contactMessages: ({ storefront: { http, place } }: ToStorefront) =>
    makeHttpContactMessages(http, place),
};
