import type { CouponRecord } from '#domain/coupon/coupon.ts';
import type { Bilingual } from '#domain/locale/language.ts';
import { coupons } from './coupons.ts';
import { flavors } from './flavors/flavors.ts';
import { snackFamilies } from './makers/snack-families.ts';
import { giftCardProducts, merchandiseProducts } from './merchandise/merchandise-products.ts';
import { brands, type SeedBrand } from './seed/brands.ts';
import { locations, type SeedLocation } from './seed/locations.ts';
import { productTypes, type SeedProductType } from './seed/product-types.ts';
import type { SeedProduct } from './seed/seed-product.ts';
import { shopConfig } from './shop-config.ts';
import { words } from './snacks/snack-family.ts';
import { snackProducts } from './snacks/snack-products.ts';
import {
  banners,
  navigation,
  parentCategories,
  promoTiles,
  type SeedBanner,
  type SeedMenu,
  type SeedSubCategory,
  type SeedTile,
  subCategories,
} from './storefront.ts';
import { varietyPacks } from './variety-packs/variety-packs.ts';

export interface SeedFlavorLabel {
  readonly flavorId: string;
  readonly label: Bilingual;
}

/** Everything the sandbox's shop starts with. */
export interface SeedCatalog {
  readonly products: readonly SeedProduct[];
  readonly brands: readonly SeedBrand[];
  readonly flavors: readonly SeedFlavorLabel[];
  readonly productTypes: readonly SeedProductType[];
  readonly navigation: readonly SeedMenu[];
  readonly banners: readonly SeedBanner[];
  readonly promoTiles: readonly SeedTile[];
  readonly categories: {
    readonly parentCategories: readonly SeedTile[];
    readonly subCategories: readonly SeedSubCategory[];
  };
  /** Texts by key that win over the built-in ones (I18N-07). */
  readonly labels: {
    readonly en: Readonly<Record<string, string>>;
    readonly es: Readonly<Record<string, string>>;
  };
  readonly config: Readonly<Record<string, string>>;
  readonly locations: readonly SeedLocation[];
  readonly coupons: readonly CouponRecord[];
}

/** What no single flavor describes: packs of many, and things nobody eats. */
const otherFlavors: readonly SeedFlavorLabel[] = [
  { flavorId: 'assorted', label: words('Assorted', 'Surtido') },
  { flavorId: 'none', label: words('Not for eating', 'No se come') },
];

/** The same catalogue every time: no clock, no chance. */
export const seedCatalog = (): SeedCatalog => {
  const snacks = snackFamilies.flatMap(snackProducts);
  return {
    products: [...snacks, ...varietyPacks(snacks), ...merchandiseProducts, ...giftCardProducts],
    brands,
    flavors: [...flavors.map(({ flavorId, label }) => ({ flavorId, label })), ...otherFlavors],
    productTypes,
    navigation,
    banners,
    promoTiles,
    categories: { parentCategories, subCategories },
    labels: { en: {}, es: {} },
    config: shopConfig,
    locations,
    coupons,
  };
};
