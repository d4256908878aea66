import type { CatalogRecord } from '#domain/catalog/catalog-record.ts';
import type { ProductRecord } from '#domain/catalog/product-record.ts';
import { searchWords, sortKey } from '#domain/catalog/search-words.ts';
import { sizeSlug } from '#domain/catalog/size-slug.ts';
import type { Bilingual } from '#domain/locale/language.ts';

interface Rows {
  readonly product: object;
  readonly stock: readonly object[];
}

/** The rows of a product; `seq` is its place in the catalogue. */
export const makeProductRows = (
  catalog: CatalogRecord,
): ((record: ProductRecord, seq: number) => Rows) => {
  const brands = new Map(catalog.brands.map(({ brandId, name }) => [brandId, name]));
  const flavors = new Map(catalog.flavors.map(({ flavorId, label }) => [flavorId, label]));
  const types = new Map(catalog.productTypes.map(({ slug, label }) => [slug, label]));
  const words = (record: ProductRecord): string => {
    const segments = record.type.split('/');
    const found: (string | Bilingual | undefined)[] = [
      record.title,
      brands.get(record.brandId),
      flavors.get(record.flavor),
      ...segments.map((_, depth) => types.get(segments.slice(0, depth + 1).join('/'))),
      record.productId,
    ];
    const texts = found.flatMap((text) =>
      text === undefined ? [] : typeof text === 'string' ? [text] : [text.en, text.es],
    );
    return [...new Set(texts.flatMap(searchWords))].join(' ');
  };
  return (record, seq) => ({
    product: { ...selling(record, seq), ...telling(record), search_words: words(record) },
    stock: Object.entries(record.stock).map(([location, quantity]) => ({
      product_id: record.productId,
      location_number: location,
      quantity,
    })),
  });
};

/** What lists, filters, orders and the till look at. */
const selling = (record: ProductRecord, seq: number) => ({
  product_id: record.productId,
  seq,
  kind: record.kind,
  // Gift cards come with a later step; until then they exist unseen.
  listed: record.kind !== 'gift-card',
  brand_id: record.brandId,
  type: record.type,
  flavor: record.flavor,
  heat: record.heat,
  size: record.size,
  size_slug: sizeSlug(record.size),
  size_group_id: record.sizeGroupId,
  price_cents: record.priceCents,
  tax_category: record.taxCategory,
  pre_order_text: record.preOrder?.text ?? null,
  mixable: record.mixable,
  bundle: record.bundle ?? null,
  bestseller_rank: record.bestsellerRank ?? null,
  staff_pick: record.staffPick ?? null,
  popularity: record.popularity,
  created_day: record.createdDay,
  excluded_zip_prefixes: record.excludedZipPrefixes ?? [],
});

/** What pages tell about it. */
const telling = (record: ProductRecord) => ({
  title_en: record.title.en,
  title_es: record.title.es,
  name_key_en: sortKey(record.title.en),
  name_key_es: sortKey(record.title.es),
  description: record.description,
  ingredients: record.ingredients,
  allergens: record.allergens,
  nutrition: record.nutrition ?? null,
  image_path: record.imagePath,
  tint_light: record.tint.light,
  tint_dark: record.tint.dark,
  badges: record.badges,
});
