import { type Kysely, type Selectable, sql } from 'kysely';
import type { ProductDetail, ProductSize, ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { inLanguage, type Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { readInside } from '#server/data/catalog/inside-packs.ts';
import type { Place } from '#server/data/catalog/place.ts';
import {
  type Inside,
  type SummaryRow,
  summaryColumns,
  summaryFrom,
  unitsOf,
} from '#server/data/catalog/product-row.ts';
import type { ProductsTable } from '#server/data/tables/catalog-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

type DetailRow = SummaryRow &
  Pick<
    Selectable<ProductsTable>,
    | 'description'
    | 'ingredients'
    | 'allergens'
    | 'nutrition'
    | 'size_group_id'
    | 'mixable'
    | 'inside_path'
  >;

/** All data of one product; undefined when it is not sold. */
export const findProduct = async (
  db: Kysely<Tables>,
  productId: string,
  place: Place,
): Promise<ProductDetail | undefined> => {
  const { rows } = await sql<DetailRow>`
    select ${summaryColumns}, p.description, p.ingredients, p.allergens, p.nutrition, p.size_group_id,
      p.mixable, p.inside_path
    from products p
    join brands b using (brand_id)
    left join stock s on s.product_id = p.product_id and s.location_number = ${place.locationNumber}
    where p.size_group_id = (
        select p.size_group_id from products p where p.product_id = ${productId} and ${hasPage}
      )
      and ${hasPage}
    order by p.price_cents, p.seq
  `.execute(db);
  const row = rows.find((each) => each.product_id === productId);
  if (row === undefined) return undefined;
  const inside = await readInside(db, rows, place);
  const { language } = place;
  const sizes = rows.filter(({ size_choice: choice }) => choice !== 'open');
  return {
    ...withPictures(summaryFrom(row, language, inside), inside),
    description: inLanguage(row.description, language),
    ingredients: inLanguage(row.ingredients, language),
    allergens: row.allergens,
    ...nutritionOf(row, language),
    sizes: sizes.map(
      (each): ProductSize => ({
        productId: each.product_id as ProductId,
        size: each.size,
        price: each.price_cents as Cents,
        available: unitsOf(each, inside) > 0,
      }),
    ),
    stock: row.size_choice === 'open' ? sum(sizes, inside) : unitsOf(row, inside),
    ...(row.mixable && { mixable: true }),
    ...(row.inside_path !== null && { insidePath: row.inside_path }),
  };
};

/** What has a page: all that lists show, and the sizes of an article. */
const hasPage = sql`(p.listed or p.size_choice = 'made')`;

const sum = (sizes: readonly DetailRow[], inside: Inside): number =>
  sizes.reduce((units, each) => units + unitsOf(each, inside), 0);

/** Whether a product of this number has a page; false for a text that the database cannot store. */
export const hasProduct = async (db: Kysely<Tables>, productId: string): Promise<boolean> => {
  if (productId.length > longestId || productId.includes('\0') || !productId.isWellFormed())
    return false;
  const found = await db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '=', productId)
    .where((where) => where.or([where('listed', '=', true), where('size_choice', '=', 'made')]))
    .executeTakeFirst();
  return found !== undefined;
};

/** The same length limit as on the wire (`wireProductId`). */
const longestId = 40;

/** A product card does not show the pictures of a pack's contents; the pack's own page does. */
const withPictures = (summary: ProductSummary, inside: Inside): ProductSummary => {
  const { bundle } = summary;
  if (bundle === undefined) return summary;
  const products = bundle.products.map((part) => {
    const imagePath = inside.get(part.productId)?.image_path;
    return imagePath === undefined ? part : { ...part, imagePath };
  });
  return { ...summary, bundle: { ...bundle, products } };
};

const nutritionOf = ({ nutrition }: DetailRow, language: Language) => {
  if (nutrition === null) return {};
  return {
    nutrition: { ...nutrition, servingSize: inLanguage(nutrition.servingSize, language) },
  };
};
