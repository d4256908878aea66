import type { ProductBadge, ProductKind, SizeChoice } from '#domain/catalog/product.ts';
import type { TaxCategory } from '#domain/catalog/tax-category.ts';
import type { Bilingual } from '#domain/locale/language.ts';
import type { Release } from '#domain/shipping/expected-day/dispatch.ts';

export type Allergen = 'milk' | 'wheat' | 'soy' | 'peanut' | 'tree-nuts' | 'sesame' | 'egg';

/** 0 mild, 1 warm, 2 hot, 3 very hot. */
export type Heat = 0 | 1 | 2 | 3;

/** The nutrition table of one serving, in both languages. */
export interface NutritionRecord {
  readonly servingSize: Bilingual;
  readonly servingsPerContainer: number;
  readonly calories: number;
  readonly totalFatGrams: number;
  readonly saturatedFatGrams: number;
  readonly transFatGrams: number;
  readonly cholesterolMilligrams: number;
  readonly sodiumMilligrams: number;
  readonly totalCarbohydrateGrams: number;
  readonly dietaryFiberGrams: number;
  readonly totalSugarsGrams: number;
  readonly addedSugarsGrams: number;
  readonly proteinGrams: number;
}

export interface BundleRecord {
  readonly virtualSku: string;
  readonly products: readonly { readonly productId: string; readonly quantity: number }[];
}

/** A product that can be ordered before it is there; without a release nobody has said when it can leave. */
export interface PreOrder {
  readonly text: Bilingual;
  readonly release?: Release;
}

/** A product as it is loaded into the catalog, for every language and location. */
export interface ProductRecord {
  /** Such as `CHP-0101`; never given to another product. */
  readonly productId: string;
  readonly kind: ProductKind;
  readonly brandId: string;
  /** Slug path, outermost first: `chips/tortilla`. */
  readonly type: string;
  readonly flavor: string;
  readonly heat: Heat;
  readonly size: string;
  /** Products of one group are the same snack in other sizes. */
  readonly sizeGroupId: string;
  /** An `open` one stands for its group in lists; its stock follows from that of its sizes. */
  readonly sizeChoice?: SizeChoice;
  readonly priceCents: number;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly ingredients: Bilingual;
  readonly allergens: readonly Allergen[];
  readonly nutrition?: NutritionRecord;
  readonly taxCategory: TaxCategory;
  /** `/packs/<slug>.svg`. */
  readonly imagePath: string;
  /** The picture of what is in the pack, where there is one. */
  readonly insidePath?: string;
  readonly tint: { readonly light: string; readonly dark: string };
  readonly badges: readonly ProductBadge[];
  readonly preOrder?: PreOrder;
  /** May be put into a mix. */
  readonly mixable: boolean;
  readonly bundle?: BundleRecord;
  /** 1 is the best-selling product. */
  readonly bestsellerRank?: number;
  readonly staffPick?: { readonly quote: Bilingual; readonly by: Bilingual };
  /** Higher means sold more often; the `featured` order. */
  readonly popularity: number;
  /** Days since the shop opened, for the `newest` order. */
  readonly createdDay: number;
  /** Leading zip digits the product cannot be sent to. */
  readonly excludedZipPrefixes?: readonly string[];
  /** Units by location number. */
  readonly stock: Readonly<Record<string, number>>;
}
