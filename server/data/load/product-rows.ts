import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import { sizeSlug } from '#domain/catalog/size-text.ts';
import { sortKey } from '#domain/locale/search-words.ts';
import { dietClaimsOf } from '#domain/search/diet-claims-of.ts';
import type { CatalogParts } from '#server/data/load/catalog-parts.ts';
import { type CatalogNames, entryOf, searchDocument } from '#server/data/search/search-document.ts';
import type { VocabularyMaker } from '#server/data/search/vocabulary.ts';
import { markOf } from '#server/data/tables/product-marks.ts';

interface Rows {
  readonly product: object;
  readonly stock: readonly object[];
}

/** The rows of a product; `seq` is its position in the catalogue. */
export const makeProductRows = (
  catalog: CatalogParts,
  vocabulary: VocabularyMaker,
): ((record: ProductRecord, seq: number) => Rows) => {
  const names = namesOf(catalog);
  const documentOf = (record: ProductRecord): string => {
    const entry = entryOf(record, names);
    // What lists do not show is no word that searches find.
    if (record.sizeChoice !== 'made') vocabulary.add(record.productId, entry);
    return searchDocument(record.productId, entry);
  };
  return (record, seq) => ({
    product: { ...selling(record, seq), ...telling(record), search_document: documentOf(record) },
    stock: Object.entries(record.stock).map(([location, quantity]) => ({
      product_id: record.productId,
      location_number: location,
      quantity,
    })),
  });
};

const namesOf = (catalog: CatalogParts): CatalogNames => ({
  brands: new Map(catalog.brands.map(({ brandId, name }) => [brandId, name])),
  flavors: new Map(catalog.flavors.map(({ flavorId, label }) => [flavorId, label])),
  types: new Map(catalog.productTypes.map(({ slug, label }) => [slug, label])),
});

/** Columns used by lists, filters, sort orders and order pricing. */
const selling = (record: ProductRecord, seq: number) => ({
  product_id: record.productId,
  seq,
  kind: record.kind,
  // Gift cards are in no product list; they have a page of their own. Of an article in sizes, lists
  // show the one that stands for all.
  listed: record.kind !== 'gift-card' && record.sizeChoice !== 'made',
  brand_id: record.brandId,
  type: record.type,
  flavor: record.flavor,
  heat: record.heat,
  size: record.size,
  size_slug: sizeSlug(record.size),
  size_group_id: record.sizeGroupId,
  size_choice: record.sizeChoice ?? null,
  price_cents: record.priceCents,
  tax_category: record.taxCategory,
  pre_order_text: record.preOrder?.text ?? null,
  pre_order_release: record.preOrder?.release ?? null,
  mixable: record.mixable,
  bundle: record.bundle ?? null,
  bestseller_rank: record.bestsellerRank ?? null,
  staff_pick: record.staffPick ?? null,
  popularity: record.popularity,
  created_day: record.createdDay,
  excluded_zip_prefixes: record.excludedZipPrefixes ?? [],
});

/** Columns shown on pages. */
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
  inside_path: record.insidePath ?? null,
  tint_light: record.tint.light,
  tint_dark: record.tint.dark,
  badges: [
    ...record.badges,
    ...dietClaimsOf({
      kind: record.kind,
      allergens: record.allergens,
      ingredients: record.ingredients.en,
      sugarGrams: record.nutrition?.totalSugarsGrams,
    }).map(markOf),
  ],
});
