import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Rating } from '#domain/catalog/reviews/rating.ts';
import type { Cents } from '#domain/money/cents.ts';

/** What a product is sold as: it decides the tax category, the page and what a mix may hold. */
export type ProductKind = 'snack' | 'variety-pack' | 'merchandise' | 'gift-card';

/**
 * Of an article sold in sizes: `open` is the article before one is chosen, shown and not sold; `made`
 * is the article in one size, sold and in no list.
 */
export type SizeChoice = 'open' | 'made';

export type ProductBadge = 'new' | 'hot' | 'holiday';

/** Background colour of a picture, by flavor; one value for each theme. */
export interface Tint {
  readonly light: string;
  readonly dark: string;
}

/** A product as a card in a list shows it, in one language, for one location. */
export interface ProductSummary {
  readonly productId: ProductId;
  readonly kind: ProductKind;
  readonly title: string;
  readonly brandId: string;
  readonly brand: string;
  /** Slug path, outermost first: `chips/tortilla` (D-ROUTE-27). */
  readonly type: string;
  readonly flavor: string;
  readonly size: string;
  readonly price: Cents;
  readonly available: boolean;
  readonly preOrder: boolean;
  readonly preOrderText?: string;
  readonly imagePath: string;
  readonly tint: Tint;
  readonly badges: readonly ProductBadge[];
  /** Absent before the first review is shown. */
  readonly rating?: Rating;
  /** Absent where nothing is to be chosen. */
  readonly sizeChoice?: SizeChoice;
  /** Set for variety packs: a cart line of it is a bundle. */
  readonly bundle?: ProductBundle;
}

export interface ProductBundle {
  readonly virtualSku: string;
  readonly products: readonly BundledProduct[];
}

export interface BundledProduct {
  readonly productId: ProductId;
  readonly title?: string;
  /** On the pack's own page only. */
  readonly imagePath?: string;
  readonly quantity: number;
}

/** The nutrition table of one serving. */
export interface Nutrition {
  readonly servingSize: string;
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

export interface ProductSize {
  readonly productId: ProductId;
  readonly size: string;
  readonly price: Cents;
  readonly available: boolean;
}

/** Everything the product page shows. */
export interface ProductDetail extends ProductSummary {
  readonly description: string;
  readonly ingredients: string;
  readonly allergens: readonly string[];
  readonly nutrition?: Nutrition;
  readonly sizes: readonly ProductSize[];
  /** Units in stock at the shopper's location. */
  readonly stock: number;
  /** May be put into a mix; absent: it may not. */
  readonly mixable?: boolean;
  /** The picture of what is in the pack, where there is one. */
  readonly insidePath?: string;
}
