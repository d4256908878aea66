import { makeHttpCatalog } from '#adapters/http/catalog/http-catalog.ts';
import { makeHttpProductCards } from '#adapters/http/catalog/http-product-cards.ts';
import { makeHttpProductReviews } from '#adapters/http/catalog/http-product-reviews.ts';
import { quietly } from '#adapters/http/client/quietly.ts';
import { makeHttpBackInStock } from '#adapters/http/notice/http-back-in-stock.ts';
import { makeStoredViewedProducts } from '#adapters/slices/stored-viewed-products.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** Viewed products, back-in-stock notices, and what customers say. */
export const visitPorts = {
  viewedProducts: ({ keyValueStorage }: StorefrontPorts) =>
    makeStoredViewedProducts(keyValueStorage),
  productCards: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpProductCards(http, place),
  backInStock: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpBackInStock(http, place),
  productReviews: ({ storefront: { http } }: StorefrontPorts) => makeHttpProductReviews(http),
};

/** The catalogue for what a page shows beside what was asked for: without it the page is complete, too. */
export const asidePorts = {
  asideCatalog: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpCatalog(quietly(http), place),
  asideCards: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpProductCards(quietly(http), place),
};
