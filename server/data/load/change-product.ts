import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

export interface ProductChange {
  readonly priceCents?: number;
  /** New stock in units; 0 makes the product sold out. */
  readonly stock?: number;
  /** Where the stock changes; absent = everywhere. */
  readonly locationNumber?: string;
}

/**
 * Changes price and stock of one product, as a back office would; for a variety pack also the stock
 * of its contents, for an article sold in sizes that of each size. False when the product or the location does not exist.
 */
export const changeProduct = (
  db: Kysely<Tables>,
  productId: string,
  change: ProductChange,
): Promise<boolean> =>
  db.transaction().execute((changes) => changeProductWithin(changes, productId, change));

/** The same as a part of the caller's transaction. */
export const changeProductWithin = async (
  changes: Kysely<Tables>,
  productId: string,
  { priceCents, stock, locationNumber }: ProductChange,
): Promise<boolean> => {
  const product = await changes
    .selectFrom('products')
    .select(['bundle', 'size_group_id', 'size_choice'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (product === undefined) return false;
  if (priceCents !== undefined) {
    await changes
      .updateTable('products')
      .set({ price_cents: priceCents })
      .where('product_id', '=', productId)
      .execute();
  }
  if (stock === undefined) return true;
  if (product.size_choice === 'open') {
    return shelveSizes(changes, product.size_group_id, stock, locationNumber);
  }
  const inside = stock === 0 ? [] : (product.bundle?.products ?? []);
  for (const part of inside) {
    const wanted = stock * part.quantity;
    await shelve(changes, part.productId, wanted, 'at least', locationNumber);
  }
  return (await shelve(changes, productId, stock, 'exactly', locationNumber)) > 0;
};

/** The stock of an article sold in sizes is that of each of its sizes. */
const shelveSizes = async (
  db: Kysely<Tables>,
  sizeGroup: string,
  quantity: number,
  locationNumber: string | undefined,
): Promise<boolean> => {
  const sizes = await db
    .selectFrom('products')
    .select('product_id')
    .where('size_group_id', '=', sizeGroup)
    .where('size_choice', '=', 'made')
    .orderBy('product_id')
    .execute();
  let changed = 0;
  for (const { product_id: size } of sizes) {
    changed += await shelve(db, size, quantity, 'exactly', locationNumber);
  }
  return changed > 0;
};

/** Sets the stock; returns the number of locations changed. */
const shelve = async (
  db: Kysely<Tables>,
  productId: string,
  quantity: number,
  meant: 'exactly' | 'at least',
  locationNumber: string | undefined,
): Promise<number> => {
  const place = locationNumber === undefined ? sql`true` : sql`location_number = ${locationNumber}`;
  const units =
    meant === 'exactly' ? sql`excluded.quantity` : sql`greatest(stock.quantity, excluded.quantity)`;
  const { rows } = await sql`
    insert into stock (product_id, location_number, quantity)
    select ${productId}, location_number, ${quantity} from locations where ${place}
    on conflict (product_id, location_number) do update set quantity = ${units}
    returning location_number
  `.execute(db);
  return rows.length;
};
