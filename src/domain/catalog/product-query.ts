import type { Availability } from '#domain/catalog/availability.ts';
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

/** What narrows a list: every list of its own narrows, an empty list narrows nothing. */
export interface ProductFilter {
  readonly searchText?: string;
  /** Slug path, outermost first: `['chips', 'tortilla']`. */
  readonly productTypes: readonly string[];
  readonly brand: readonly string[];
  readonly flavor: readonly string[];
  readonly size: readonly string[];
  readonly price: readonly PriceBand[];
  readonly availability: readonly Availability[];
  /** A shelf of its own, such as the holiday shop's (D-LIST-03). */
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
  size: [],
  price: [],
  availability: [],
  badge: [],
  sort: 'featured',
  page: 1,
};

/** What a list says about the text it was found by. */
export interface SearchTold {
  /** What was looked for in place of the text, when a slip of the finger was forgiven. */
  readonly correctedText?: string;
  /** Words of a text nothing was found for that find something each by itself. */
  readonly knownWords?: readonly string[];
}

export interface ProductPage extends SearchTold {
  readonly list: readonly ProductSummary[];
  readonly totalProduct: number;
  readonly page: number;
  readonly pageSize: number;
}
