import type {
  BannerRecord,
  BrandRecord,
  CatalogRecord,
  LocationRecord,
  MenuRecord,
  TileRecord,
} from '#domain/catalog/records/catalog-record.ts';
import type { Bilingual } from '#domain/locale/language.ts';
import { usualDispatch } from '#domain/shipping/expected-day/dispatch.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * The rows of everything except products, table by table, in an order that satisfies the foreign
 * keys.
 */
export const textRows = (
  catalog: CatalogRecord,
): readonly (readonly [keyof Tables, readonly object[]])[] => [
  ['locations', catalog.locations.map(locationRow)],
  ['brands', catalog.brands.map(brandRow)],
  [
    'flavors',
    catalog.flavors.map(({ flavorId, label }) => ({
      flavor_id: flavorId,
      ...inBoth('label', label),
    })),
  ],
  [
    'product_types',
    catalog.productTypes.map(({ slug, label, pairsWith = [] }, seq) => ({
      slug,
      seq,
      ...inBoth('label', label),
      pairs_with: pairsWith,
    })),
  ],
  ['settings', Object.entries(catalog.settings).map(([key, value]) => ({ key, value }))],
  [
    'labels',
    Object.entries(catalog.labels).map(([key, text]) => ({ key, ...inBoth('text', text) })),
  ],
  ['navigation', navigationRows(catalog.navigation)],
  ['banners', catalog.banners.map(bannerRow)],
  [
    'home_tiles',
    [
      ...tileRows('parent-category', catalog.parentCategories),
      ...tileRows('sub-category', catalog.subCategories),
      ...tileRows('promo', catalog.promoTiles),
    ],
  ],
];

const inBoth = (column: string, text: Bilingual | undefined) => ({
  [`${column}_en`]: text?.en ?? '',
  [`${column}_es`]: text?.es ?? '',
});

const locationRow = (location: LocationRecord) => ({
  location_number: location.locationNumber,
  city: location.city,
  state: location.state,
  is_default: location.isDefault,
  zip_prefixes: location.zipPrefixes,
  dispatch: location.dispatch ?? usualDispatch,
});

const brandRow = (brand: BrandRecord, seq: number) => ({
  brand_id: brand.brandId,
  seq,
  name: brand.name,
  slug: brand.slug,
  image_url: brand.wordmarkPath,
  color: brand.color,
  listed: brand.house !== true,
});

const bannerRow = (banner: BannerRecord) => ({
  banner_id: banner.bannerId,
  position: banner.position,
  ...inBoth('title', banner.title),
  ...inBoth('text', banner.text),
  image_url: banner.imageUrl,
  link_url: banner.linkUrl,
});

const tileRows = (part: string, tiles: readonly TileRecord[]) =>
  tiles.map((tile, position) => ({
    part,
    position,
    slug: tile.slug ?? '',
    ...inBoth('title', tile.title),
    ...inBoth('text', tile.text),
    url: tile.url,
    color: tile.color ?? '',
    image_urls: tile.imageUrls ?? [],
  }));

const navigationRows = (navigation: readonly MenuRecord[]): readonly object[] => {
  let next = 0;
  const row = (item: Omit<MenuRecord, 'subMenu'>, parent: number | null) => {
    next += 1;
    return {
      navigation_id: next,
      parent_id: parent,
      menu_seq: item.menuSeq,
      ...inBoth('label', item.label),
      url: item.url,
    };
  };
  return navigation.flatMap((menu) => {
    const outer = row(menu, null);
    return [outer, ...menu.subMenu.map((item) => row(item, outer.navigation_id))];
  });
};
