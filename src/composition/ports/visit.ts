import { makeHttpProductCards } from '#adapters/http/catalog/http-product-cards.ts';
import { makeHttpBackInStock } from '#adapters/http/notice/http-back-in-stock.ts';
import { makeStoredViewedProducts } from '#adapters/slices/stored-viewed-products.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** Viewed products and back-in-stock notices. */
export const visitPorts = {
  viewedProducts: ({ keyValueStorage }: StorefrontPorts) =>
    makeStoredViewedProducts(keyValueStorage),
  productCards: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpProductCards(http, place),
  backInStock: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpBackInStock(http, place),
};
