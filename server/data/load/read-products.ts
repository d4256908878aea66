import { type Kysely, type Selectable, sql } from 'kysely';
import type { BundleRecord, ProductRecord } from '#domain/catalog/records/product-record.ts';
import type { TaxCategory } from '#domain/catalog/tax-category.ts';
import { bothOf } from '#server/data/load/both-languages.ts';
import type { ProductsTable } from '#server/data/tables/catalog-tables.ts';
import { badgesIn } from '#server/data/tables/product-marks.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Units by location number, of each product. */
type Shelved = ReadonlyMap<string, ProductRecord['stock']>;

/** A product as it is stored, with its position in the catalogue. */
export interface StoredProduct {
  readonly record: ProductRecord;
  readonly seq: number;
}

/** Every product as it was loaded, in the order of the catalogue, with what is in stock now. */
export const readProducts = async (db: Kysely<Tables>): Promise<readonly StoredProduct[]> => {
  const shelved = await readStock(db);
  const rows = await db.selectFrom('products').selectAll().orderBy('seq').execute();
  return rows.map((row) => ({
    record: recordOf(row, shelved.get(row.product_id) ?? {}),
    seq: row.seq,
  }));
};

/** Stock of 0 is left out: a load adds it for every location. */
const readStock = async (db: Kysely<Tables>): Promise<Shelved> => {
  const { rows } = await sql<{ product_id: string; units: ProductRecord['stock'] }>`
    select product_id, jsonb_object_agg(location_number, quantity) as units
    from stock where quantity > 0 group by product_id
  `.execute(db);
  return new Map(rows.map(({ product_id: productId, units }) => [productId, units]));
};

const recordOf = (
  row: Selectable<ProductsTable>,
  stock: ProductRecord['stock'],
): ProductRecord => ({
  productId: row.product_id,
  kind: row.kind,
  brandId: row.brand_id,
  type: row.type,
  flavor: row.flavor,
  heat: row.heat as ProductRecord['heat'],
  size: row.size,
  sizeGroupId: row.size_group_id,
  ...(row.size_choice !== null && { sizeChoice: row.size_choice }),
  priceCents: row.price_cents,
  title: bothOf(row, 'title'),
  description: row.description,
  ingredients: row.ingredients,
  allergens: row.allergens as ProductRecord['allergens'],
  ...(row.nutrition !== null && { nutrition: row.nutrition }),
  taxCategory: row.tax_category as TaxCategory,
  imagePath: row.image_path,
  ...(row.inside_path !== null && { insidePath: row.inside_path }),
  tint: { light: row.tint_light, dark: row.tint_dark },
  badges: badgesIn(row.badges),
  ...preOrderOf(row),
  mixable: row.mixable,
  ...(row.bundle !== null && { bundle: row.bundle satisfies BundleRecord }),
  ...(row.bestseller_rank !== null && { bestsellerRank: row.bestseller_rank }),
  ...(row.staff_pick !== null && { staffPick: row.staff_pick }),
  popularity: row.popularity,
  createdDay: row.created_day,
  ...(row.excluded_zip_prefixes.length > 0 && { excludedZipPrefixes: row.excluded_zip_prefixes }),
  stock,
});

const preOrderOf = ({
  pre_order_text: text,
  pre_order_release: release,
}: Selectable<ProductsTable>): Pick<ProductRecord, 'preOrder'> =>
  text === null ? {} : { preOrder: { text, ...(release !== null && { release }) } };
