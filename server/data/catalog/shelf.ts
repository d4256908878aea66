import { type Kysely, type Selectable, sql } from 'kysely';
import { type TaxCategory, taxCategories } from '#domain/catalog/tax-category.ts';
import { inLanguage, type Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Stock, StockedProduct } from '#domain/order/quote/stocked-product.ts';
import type { ProductsTable } from '#server/data/tables/catalog-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** The products of these ids and, for variety packs, the products inside them. */
export const readShelf = async (
  db: Kysely<Tables>,
  productIds: readonly string[],
  locationNumber: string,
  language: Language,
): Promise<Stock> => {
  const asked = await readProducts(db, productIds, locationNumber, language);
  const inside = asked
    .flatMap(({ bundle }) => bundle?.products ?? [])
    .map(({ productId }) => productId as string)
    .filter((productId) => !productIds.includes(productId));
  const packed = await readProducts(db, inside, locationNumber, language);
  return new Map([...asked, ...packed].map((product) => [product.productId, product]));
};

const readProducts = async (
  db: Kysely<Tables>,
  productIds: readonly string[],
  locationNumber: string,
  language: Language,
): Promise<readonly StockedProduct[]> => {
  const wanted = [...new Set(productIds)];
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(shelfColumns)
    // One list, not one value each: thousands of values take longer to plan than to look up.
    .where('product_id', '=', sql<string>`any (${wanted}::text[])`)
    .execute();
  const known = rows.map((row) => row.product_id);
  if (known.length === 0) return [];
  const stock = await db
    .selectFrom('stock')
    .select(['product_id', 'location_number', 'quantity'])
    .where('product_id', '=', sql<string>`any (${known}::text[])`)
    .execute();
  const stockOf = Map.groupBy(stock, (entry) => entry.product_id);
  return rows.map((row) => {
    const mine = stockOf.get(row.product_id) ?? [];
    const here = mine.find((entry) => entry.location_number === locationNumber);
    return {
      ...asProduct(row, language),
      stock: here?.quantity ?? 0,
      stockAnywhere: mine.reduce((sum, entry) => sum + entry.quantity, 0),
    };
  });
};

const shelfColumns = [
  'product_id',
  'kind',
  'listed',
  'size_choice',
  'title_en',
  'title_es',
  'size',
  'image_path',
  'price_cents',
  'tax_category',
  'mixable',
  'pre_order_text',
  'pre_order_release',
  'bundle',
  'excluded_zip_prefixes',
] as const;

type ShelfRow = Pick<Selectable<ProductsTable>, (typeof shelfColumns)[number]>;

const asProduct = (
  row: ShelfRow,
  language: Language,
): Omit<StockedProduct, 'stock' | 'stockAnywhere'> => ({
  productId: row.product_id,
  isSold: isSold(row),
  title: language === 'es' ? row.title_es : row.title_en,
  size: row.size,
  imagePath: row.image_path,
  price: row.price_cents as Cents,
  taxCategory: asTaxCategory(row.tax_category),
  isMixable: row.mixable,
  ...(row.pre_order_text === null
    ? {}
    : {
        preOrderText: inLanguage(row.pre_order_text, language),
        release: row.pre_order_release ?? 'undated',
      }),
  ...(row.bundle === null ? {} : { bundle: row.bundle }),
  excludedZipPrefixes: row.excluded_zip_prefixes,
});

/**
 * Gift cards and the sizes of an article are in no list, and sold all the same; an article is sold
 * only in a size.
 */
const isSold = ({ listed, kind, size_choice: choice }: ShelfRow): boolean =>
  kind === 'gift-card' || choice === 'made' || (listed && choice !== 'open');

/** A category nobody knows is taxed as merchandise: rather too much on an estimate than too little. */
const asTaxCategory = (text: string): TaxCategory =>
  taxCategories.find((category) => category === text) ?? 'merchandise';
