import { ContainerModule } from 'inversify';
import { makeListBrands } from '#application/catalog/list-brands.ts';
import { makeListFilters } from '#application/catalog/list-filters.ts';
import { makeListProducts } from '#application/catalog/list-products.ts';
import { makeReadLabels } from '#application/catalog/read-labels.ts';
import { makeReadShopConfig } from '#application/catalog/read-shop-config.ts';
import { makeRecommendPacks } from '#application/catalog/recommend-packs.ts';
import { makeShowHome } from '#application/catalog/show-home.ts';
import { makeShowNavigation } from '#application/catalog/show-navigation.ts';
import { makeShowProduct } from '#application/catalog/show-product.ts';
import { CatalogToken, ShopSettingsToken, tokenOf } from '#composition/tokens.ts';

export const catalogUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('showHome')).toResolvedValue(makeShowHome, [CatalogToken]);
  bind(tokenOf('listProducts')).toResolvedValue(makeListProducts, [CatalogToken]);
  bind(tokenOf('listFilters')).toResolvedValue(makeListFilters, [CatalogToken]);
  bind(tokenOf('recommendPacks')).toResolvedValue(makeRecommendPacks, [CatalogToken]);
  bind(tokenOf('showProduct')).toResolvedValue(makeShowProduct, [CatalogToken]);
  bind(tokenOf('listBrands')).toResolvedValue(makeListBrands, [CatalogToken]);
  bind(tokenOf('showNavigation')).toResolvedValue(makeShowNavigation, [ShopSettingsToken]);
  bind(tokenOf('readShopConfig')).toResolvedValue(makeReadShopConfig, [ShopSettingsToken]);
  bind(tokenOf('readLabels')).toResolvedValue(makeReadLabels, [ShopSettingsToken]);
});
