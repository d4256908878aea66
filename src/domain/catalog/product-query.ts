import type { Availability } from '#domain/catalog/availability.ts';
import type { DietClaim } from '#domain/catalog/diet-claim.ts';
import type { PriceBand } from '#domain/catalog/price-band.ts';
import type { ProductBadge, ProductSummary } from '#domain/catalog/product.ts';

/** Page size of every product list, desktop and mobile (BROWSE-06). */
export const productPageSize = 36;

export type ProductSort = 'featured' | 'price-low' | 'price-high' | 'name' | 'newest';

export const productSorts: readonly ProductSort[] = [
  'featured',
  'price-low',
  'price-high',
  'name',
  'newest',
];

/** What narrows a list. Fields are combined with "and", values of one field with "or"; empty = all. */
export interface ProductFilter {
  readonly searchText?: string;
  /** Slug path, outermost first: `['chips', 'tortilla']`. */
  readonly productTypes: readonly string[];
  readonly brand: readonly string[];
  readonly flavor: readonly string[];
  /** All of them, not any: who eats vegan and without soy wants both (D-LIST-09). */
  readonly diet: readonly DietClaim[];
  readonly size: readonly string[];
  readonly price: readonly PriceBand[];
  readonly availability: readonly Availability[];
  /** A list by badge, such as the holiday shop's (D-LIST-03). */
  readonly badge: readonly ProductBadge[];
}

/** What a list asks for. */
export interface ProductQuery extends ProductFilter {
  readonly sort: ProductSort;
  /** Starts at 1. */
  readonly page: number;
}

export const everyProduct: ProductQuery = {
  productTypes: [],
  brand: [],
  flavor: [],
  diet: [],
  size: [],
  price: [],
  availability: [],
  badge: [],
  sort: 'featured',
  page: 1,
};

/** What a list says about its search text (D-SEARCH-01). */
export interface SearchTold {
  /** The text that was searched instead, when a typing mistake was corrected. */
  readonly correctedText?: string;
  /** When the whole text finds nothing: its words that find something each alone. */
  readonly knownWords?: readonly string[];
}

export interface ProductPage extends SearchTold {
  readonly list: readonly ProductSummary[];
  readonly totalProduct: number;
  readonly page: number;
  readonly pageSize: number;
}
