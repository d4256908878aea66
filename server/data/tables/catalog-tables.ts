import type { Generated, JSONColumnType } from 'kysely';
import type { PriceBand } from '#domain/catalog/price-band.ts';
import type {
  BundledProduct,
  Nutrition,
  ProductBadge,
  ProductKind,
} from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/locale/language.ts';

/** JSON that is read parsed and written as text, equal on both databases. */
type Json<Value extends object | null> = JSONColumnType<Value, string, string>;

export interface LocationsTable {
  location_number: string;
  city: string;
  state: string;
  is_default: boolean;
  zip_prefixes: Json<readonly string[]>;
}

export interface BrandsTable {
  brand_id: string;
  seq: number;
  name: string;
  slug: string;
  image_url: string;
  color: string;
  /** False for the shop's own name: on products, not among the brands. */
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
}

export interface ProductsTable {
  product_id: string;
  /** Tie breaker of every order: no two products have the same. */
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
  price_cents: number;
  title_en: string;
  title_es: string;
  /** Lower case without marks, so both databases sort names alike. */
  name_key_en: string;
  name_key_es: string;
  description: Json<Bilingual>;
  ingredients: Json<Bilingual>;
  allergens: Json<readonly string[]>;
  nutrition: Json<(Omit<Nutrition, 'servingSize'> & { servingSize: Bilingual }) | null>;
  tax_category: string;
  image_path: string;
  tint_light: string;
  tint_dark: string;
  badges: Json<readonly ProductBadge[]>;
  pre_order_text: Json<Bilingual | null>;
  mixable: boolean;
  bundle: Json<{ virtualSku: string; products: readonly BundledProduct[] } | null>;
  bestseller_rank: number | null;
  staff_pick: Json<{ quote: Bilingual; by: Bilingual } | null>;
  popularity: number;
  created_day: number;
  excluded_zip_prefixes: Json<readonly string[]>;
  /** When the page last told something new; the database stamps it. */
  changed_at: Generated<Date>;
  /** Words of title, brand, flavour, type, size and diet in both languages, with their places. */
  search_document: string;
}

/** Every word of the catalogue: what typed words are compared with. */
export interface SearchVocabularyTable {
  word: string;
  /** As the catalogue spells it, accents kept. */
  shown: string;
  products: number;
  stem: string;
  triples: readonly string[];
}

export interface StockTable {
  product_id: string;
  location_number: string;
  /** Units that can still be sold; never below zero. */
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

/** One row, counted up at the commit of whatever changes the catalogue. */
export interface CatalogVersionTable {
  version: string;
  /** Counted up by what changes the counts of a shelf. */
  shelf: Generated<string>;
}

/** A ledger: the sum of `change` is how many products are alike in all the other columns. */
export interface ShelfCountsTable {
  /** `*` counts what is sold, a location what is in stock there. */
  location_number: string;
  type: string;
  badges: Json<readonly ProductBadge[]>;
  brand_id: string;
  flavor: string;
  size: string;
  price_band: PriceBand;
  pre_order: boolean;
  change: number;
}

export interface NewsSignupsTable {
  /** The e-mail in lower case: one row a person. */
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
  news_signups: NewsSignupsTable;
}
