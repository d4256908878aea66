import { makeListBrands } from '#application/catalog/list-brands.ts';
import { makeListFilters } from '#application/catalog/list-filters.ts';
import { makeListProducts } from '#application/catalog/list-products.ts';
import { makeReadLabels } from '#application/catalog/read-labels.ts';
import { makeReadShopConfig } from '#application/catalog/read-shop-config.ts';
import { makeRecommendPacks } from '#application/catalog/recommend-packs.ts';
import { makeShowHome } from '#application/catalog/show-home.ts';
import { makeShowNavigation } from '#application/catalog/show-navigation.ts';
import { makeShowProduct } from '#application/catalog/show-product.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { ShopSettings } from '#ports/session/shop-settings.ts';

export interface CatalogPorts {
  readonly catalog: Catalog;
  readonly shopSettings: ShopSettings;
}

/** What the shop sells, and how it is set up. */
export const catalogUseCases = (ports: CatalogPorts) => ({
  showHome: makeShowHome(ports.catalog),
  listProducts: makeListProducts(ports.catalog),
  listFilters: makeListFilters(ports.catalog),
  recommendPacks: makeRecommendPacks(ports.catalog),
  showProduct: makeShowProduct(ports.catalog),
  listBrands: makeListBrands(ports.catalog),
  showNavigation: makeShowNavigation(ports.shopSettings),
  readShopConfig: makeReadShopConfig(ports.shopSettings),
  readLabels: makeReadLabels(ports.shopSettings),
});

export type CatalogUseCases = ReturnType<typeof catalogUseCases>;
