import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ProductBundle, ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { type StarCounts, starChoices, summaryOf } from '#domain/catalog/reviews/rating.ts';
import { inLanguage, type Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { ProductsTable } from '#server/data/tables/catalog-tables.ts';
import { badgesIn } from '#server/data/tables/product-marks.ts';

/** A product at one location, as a card needs it. */
export type SummaryRow = Pick<
  Selectable<ProductsTable>,
  | 'product_id'
  | 'kind'
  | 'brand_id'
  | 'type'
  | 'flavor'
  | 'size'
  | 'price_cents'
  | 'title_en'
  | 'title_es'
  | 'image_path'
  | 'tint_light'
  | 'tint_dark'
  | 'badges'
  | 'pre_order_text'
  | 'size_choice'
  | 'bundle'
> & { readonly brand: string; readonly stock: number; readonly star_counts: StarCounts };

/** How many of the shown reviews gave one star, two, … five; all sizes of a product have the same. */
const starCounts = sql`(
  select json_build_array(${sql.join(
    starChoices.map((stars) => sql`count(*) filter (where r.stars = ${sql.lit(stars)})`),
  )})
  from product_reviews r where r.state = 'SHOWN' and r.size_group_id = p.size_group_id
)`;

/** Columns of a `SummaryRow`, from `products p`, `brands b` and the location's `stock s`. */
export const summaryColumns = sql`
  p.product_id, p.kind, p.brand_id, p.type, p.flavor, p.size, p.price_cents, p.title_en, p.title_es,
  p.image_path, p.tint_light, p.tint_dark, p.badges, p.pre_order_text, p.bundle, p.size_choice,
  b.name as brand, coalesce(s.quantity, 0) as stock, ${starCounts} as star_counts
`;

/** The contents of a variety pack: the name of each product and how many there are. */
export type Inside = ReadonlyMap<
  string,
  { readonly title: string; readonly image_path: string; readonly stock: number }
>;

/** Units in stock; for a variety pack, as many as its contents allow. */
export const unitsOf = (row: Pick<SummaryRow, 'stock' | 'bundle'>, inside: Inside): number =>
  Math.min(
    row.stock,
    ...(row.bundle?.products ?? []).map(({ productId, quantity }) =>
      Math.floor((inside.get(productId)?.stock ?? 0) / quantity),
    ),
  );

export const summaryFrom = (
  row: SummaryRow,
  language: Language,
  inside: Inside,
): ProductSummary => ({
  productId: row.product_id as ProductId,
  kind: row.kind,
  title: language === 'es' ? row.title_es : row.title_en,
  brandId: row.brand_id,
  brand: row.brand,
  type: row.type,
  flavor: row.flavor,
  size: row.size,
  price: row.price_cents as Cents,
  available: unitsOf(row, inside) > 0,
  preOrder: row.pre_order_text !== null,
  ...(row.pre_order_text !== null && { preOrderText: inLanguage(row.pre_order_text, language) }),
  imagePath: row.image_path,
  tint: { light: row.tint_light, dark: row.tint_dark },
  badges: badgesIn(row.badges),
  ...ratingOf(row),
  ...(row.size_choice !== null && { sizeChoice: row.size_choice }),
  ...(row.bundle !== null && { bundle: withTitles(row.bundle, inside) }),
});

const ratingOf = ({ star_counts: counts }: SummaryRow): Pick<ProductSummary, 'rating'> => {
  const summary = summaryOf(counts);
  return summary === undefined
    ? {}
    : { rating: { average: summary.average, count: summary.count } };
};

const withTitles = (bundle: ProductBundle, inside: Inside): ProductBundle => ({
  virtualSku: bundle.virtualSku,
  products: bundle.products.map(({ productId, quantity }) => {
    const title = inside.get(productId)?.title;
    return { productId, quantity, ...(title !== undefined && { title }) };
  }),
});
