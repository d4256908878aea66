import type { PairedType } from '#domain/catalog/records/pairings.ts';
import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import type { ContentRecord } from '#domain/content/content-record.ts';
import type { CouponRecord } from '#domain/coupon/coupon.ts';
import type { Bilingual } from '#domain/locale/language.ts';
import type { Dispatch } from '#domain/shipping/expected-day/dispatch.ts';

export interface BrandRecord {
  readonly brandId: string;
  readonly name: string;
  /** Its name in addresses. */
  readonly slug: string;
  readonly wordmarkPath: string;
  readonly color: string;
  /** The shop's own brand: shown on products, not in the list of brands. */
  readonly house?: true;
}

export interface FlavorRecord {
  readonly flavorId: string;
  readonly label: Bilingual;
}

export interface ProductTypeRecord extends PairedType {
  readonly label: Bilingual;
}

export interface MenuRecord {
  readonly menuSeq: number;
  readonly label: Bilingual;
  readonly url: string;
  readonly subMenu: readonly Omit<MenuRecord, 'subMenu'>[];
}

export interface BannerRecord {
  readonly bannerId: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly imageUrl: string;
  readonly linkUrl: string;
  readonly position: number;
}

/** A tile of the home page: a category, a link to one, or a promotion. */
export interface TileRecord {
  readonly slug?: string;
  readonly title: Bilingual;
  readonly text?: Bilingual;
  readonly url: string;
  readonly color?: string;
  readonly imageUrls?: readonly string[];
}

export interface LocationRecord {
  readonly locationNumber: string;
  readonly city: string;
  readonly state: string;
  /** Leading zip digits served from here. */
  readonly zipPrefixes: readonly string[];
  readonly isDefault: boolean;
  /** Absent: as the shop usually sends. */
  readonly dispatch?: Dispatch;
}

/** Everything a new shop is loaded with, in display order. */
export interface CatalogRecord {
  /** An iterable, so that a large catalog need not fit into memory. */
  readonly products: Iterable<ProductRecord>;
  readonly brands: readonly BrandRecord[];
  readonly flavors: readonly FlavorRecord[];
  readonly productTypes: readonly ProductTypeRecord[];
  readonly navigation: readonly MenuRecord[];
  readonly banners: readonly BannerRecord[];
  readonly parentCategories: readonly TileRecord[];
  readonly subCategories: readonly TileRecord[];
  readonly promoTiles: readonly TileRecord[];
  /** Texts by key that override the built-in ones. */
  readonly labels: Readonly<Record<string, Bilingual>>;
  /** Names and values of the configuration list. */
  readonly settings: Readonly<Record<string, string>>;
  readonly locations: readonly LocationRecord[];
  readonly content: ContentRecord;
  readonly coupons?: readonly CouponRecord[];
}
