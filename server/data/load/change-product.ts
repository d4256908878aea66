import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

export interface ProductChange {
  readonly priceCents?: number;
  /** Units on the shelf; 0 sells the product out. */
  readonly stock?: number;
  /** Where the stock changes; absent = everywhere. */
  readonly locationNumber?: string;
}

/**
 * Changes price and stock of one product, as the shop's back office would; of a variety pack also
 * the stock of what goes into it. False: there is no such product, or no such location.
 */
export const changeProduct = (
  db: Kysely<Tables>,
  productId: string,
  { priceCents, stock, locationNumber }: ProductChange,
): Promise<boolean> =>
  db.transaction().execute(async (changes) => {
    const product = await changes
      .selectFrom('products')
      .select('bundle')
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
    const inside = stock === 0 ? [] : (product.bundle?.products ?? []);
    for (const part of inside) {
      const wanted = stock * part.quantity;
      await shelve(changes, part.productId, wanted, 'at least', locationNumber);
    }
    return (await shelve(changes, productId, stock, 'exactly', locationNumber)) > 0;
  });

/** Puts units on the shelves, and says on how many. */
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
