import type { Generated, JSONColumnType } from 'kysely';
import type { PriceBand } from '#domain/catalog/price-band.ts';
import type {
  BundledProduct,
  Nutrition,
  ProductKind,
  SizeChoice,
} from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/locale/language.ts';
import type { Dispatch, Release } from '#domain/shipping/expected-day/dispatch.ts';
import type { Mark } from '#server/data/tables/product-marks.ts';

/** JSON, read as a value and written as text, the same on both databases. */
type Json<Value extends object | null> = JSONColumnType<Value, string, string>;

export interface LocationsTable {
  location_number: string;
  city: string;
  state: string;
  is_default: boolean;
  zip_prefixes: Json<readonly string[]>;
  /** When it sends, and how long its carrier takes. */
  dispatch: Json<Dispatch>;
}

export interface BrandsTable {
  brand_id: string;
  seq: number;
  name: string;
  slug: string;
  image_url: string;
  color: string;
  /** False for the shop's own brand: it is on products, but not in the list of brands. */
  listed: boolean;
}

export interface FlavorsTable {
  flavor_id: string;
  label_en: string;
  label_es: string;
}

export interface ProductTypesTable {
  slug: string;
  seq: number;
  label_en: string;
  label_es: string;
  /** What is eaten with it, the best first. */
  pairs_with: Json<readonly string[]>;
}

export interface ProductsTable {
  product_id: string;
  /**
   * Position in the catalogue, unique; decides between products that are otherwise equal in a sort
   * order.
   */
  seq: number;
  kind: ProductKind;
  /** False for what exists but is not sold yet. */
  listed: boolean;
  brand_id: string;
  /** Slug path, outermost first: `chips/tortilla`. */
  type: string;
  flavor: string;
  heat: number;
  size: string;
  /** The size as filters name it: `9-oz`. */
  size_slug: string;
  size_group_id: string;
  size_choice: SizeChoice | null;
  price_cents: number;
  title_en: string;
  title_es: string;
  /** Lower case without accents, so that both databases sort names alike. */
  name_key_en: string;
  name_key_es: string;
  description: Json<Bilingual>;
  ingredients: Json<Bilingual>;
  allergens: Json<readonly string[]>;
  nutrition: Json<(Omit<Nutrition, 'servingSize'> & { servingSize: Bilingual }) | null>;
  tax_category: string;
  image_path: string;
  inside_path: string | null;
  tint_light: string;
  tint_dark: string;
  /** Diets too. */
  badges: Json<readonly Mark[]>;
  pre_order_text: Json<Bilingual | null>;
  /** When a pre-order can leave; null: nobody has said so. */
  pre_order_release: Json<Release | null>;
  mixable: boolean;
  bundle: Json<{ virtualSku: string; products: readonly BundledProduct[] } | null>;
  bestseller_rank: number | null;
  staff_pick: Json<{ quote: Bilingual; by: Bilingual } | null>;
  popularity: number;
  created_day: number;
  excluded_zip_prefixes: Json<readonly string[]>;
  /** When the text of the page last changed; set by the database. */
  changed_at: Generated<Date>;
  /** Words of title, brand, flavour, type, size and diet in both languages, with their places. */
  search_document: string;
}

/** Every word of the catalogue; typed words are compared with them. */
export interface SearchVocabularyTable {
  word: string;
  /** In the catalogue's spelling, with accents. */
  shown: string;
  products: number;
  stem: string;
  triples: readonly string[];
}

export interface StockTable {
  product_id: string;
  location_number: string;
  /** Units that can still be sold; never negative. */
  quantity: number;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface LabelsTable {
  key: string;
  text_en: string;
  text_es: string;
}

export interface NavigationTable {
  navigation_id: number;
  parent_id: number | null;
  menu_seq: number;
  label_en: string;
  label_es: string;
  url: string;
}

export interface BannersTable {
  banner_id: string;
  position: number;
  title_en: string;
  title_es: string;
  text_en: string;
  text_es: string;
  image_url: string;
  link_url: string;
}

export interface HomeTilesTable {
  part: 'parent-category' | 'sub-category' | 'promo';
  position: number;
  slug: string;
  title_en: string;
  title_es: string;
  text_en: string;
  text_es: string;
  url: string;
  color: string;
  image_urls: Json<readonly string[]>;
}

/** One row, increased at the commit of each change of the catalogue. */
export interface CatalogVersionTable {
  version: string;
  /** Increased by each change of the filter counts. */
  shelf: Generated<string>;
}

/**
 * A ledger: the sum of `change` is the number of products with equal values in all other columns.
 */
export interface ShelfCountsTable {
  /** `*` counts what is sold, a location what is in stock there. */
  location_number: string;
  type: string;
  /** Diets too. */
  badges: Json<readonly Mark[]>;
  brand_id: string;
  flavor: string;
  size: string;
  price_band: PriceBand;
  pre_order: boolean;
  change: number;
}

export interface NewsletterSignupsTable {
  /** The e-mail in lower case; one row for each person. */
  email_key: string;
  email: string;
  opt_in_codes: Json<readonly string[]>;
  source_id: string;
  created_at: Generated<Date>;
}

export interface CatalogTables {
  locations: LocationsTable;
  brands: BrandsTable;
  flavors: FlavorsTable;
  product_types: ProductTypesTable;
  products: ProductsTable;
  search_vocabulary: SearchVocabularyTable;
  stock: StockTable;
  settings: SettingsTable;
  labels: LabelsTable;
  navigation: NavigationTable;
  banners: BannersTable;
  home_tiles: HomeTilesTable;
  catalog_version: CatalogVersionTable;
  shelf_counts: ShelfCountsTable;
  news_signups: NewsletterSignupsTable;
}
