import type { ProductSummary } from '#domain/catalog/product.ts';

export interface BrandTile {
  readonly brandId: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly color: string;
}

export interface CategoryTile {
  readonly slug: string;
  readonly title: string;
  readonly url: string;
  readonly color: string;
  readonly imageUrls: readonly string[];
}

export interface SubCategory {
  readonly title: string;
  readonly url: string;
}

export interface PromoTile {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly color: string;
  readonly imageUrls: readonly string[];
}

export interface Banner {
  readonly bannerId: string;
  readonly title: string;
  readonly text: string;
  readonly imageUrl: string;
  readonly linkUrl: string;
  readonly position: number;
}

/** A product recommended by a person of the staff. */
export interface StaffPick extends ProductSummary {
  readonly quote: string;
  readonly by: string;
}

/** A product type and its newest products. */
export interface ProductGroup {
  readonly type: string;
  readonly title: string;
  readonly products: readonly ProductSummary[];
}

/** The home page's parts; an empty part is left out of the page. */
export interface Home {
  readonly banners: readonly Banner[];
  readonly bestsellers: readonly ProductSummary[];
  readonly brands: readonly BrandTile[];
  readonly parentCategories: readonly CategoryTile[];
  readonly subCategories: readonly SubCategory[];
  readonly promoTiles: readonly PromoTile[];
  readonly staffPicks: readonly StaffPick[];
  readonly productGroups: readonly ProductGroup[];
}

/** How much of each part the home page shows (LIM-03, LIM-04). */
export const homeLimits = {
  bestsellers: 4,
  staffPicks: 4,
  brands: 12,
  parentCategories: 4,
  subCategories: 10,
  promoTiles: 2,
  /** Ours: one row, the newest of each type (D-LIST-05). */
  productGroups: 4,
} as const;

export const withinHomeLimits = (home: Home): Home => ({
  banners: [...home.banners].sort((a, b) => a.position - b.position),
  bestsellers: home.bestsellers.slice(0, homeLimits.bestsellers),
  brands: home.brands.slice(0, homeLimits.brands),
  parentCategories: home.parentCategories.slice(0, homeLimits.parentCategories),
  subCategories: home.subCategories.slice(0, homeLimits.subCategories),
  promoTiles: home.promoTiles.slice(0, homeLimits.promoTiles),
  staffPicks: home.staffPicks.slice(0, homeLimits.staffPicks),
  productGroups: home.productGroups
    .filter(({ products }) => products.length > 0)
    .slice(0, homeLimits.productGroups),
});
