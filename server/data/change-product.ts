import type { Kysely } from 'kysely';
import type { Tables } from '#server/data/tables.ts';

export interface ProductChange {
  readonly priceCents?: number;
  /** Units on the shelf. */
  readonly stock?: number;
  /** Where the stock changes; absent = everywhere. */
  readonly locationNumber?: string;
}

/** Changes price and stock of one product, as the shop's back office would. False: no such product. */
export const changeProduct = (
  db: Kysely<Tables>,
  productId: string,
  { priceCents, stock, locationNumber }: ProductChange,
): Promise<boolean> =>
  db.transaction().execute(async (changes) => {
    const known = await changes
      .selectFrom('products')
      .select('product_id')
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (known === undefined) return false;
    if (priceCents !== undefined) {
      await changes
        .updateTable('products')
        .set({ price_cents: priceCents })
        .where('product_id', '=', productId)
        .execute();
    }
    if (stock === undefined) return true;
    const shelf = changes
      .updateTable('stock')
      .set({ quantity: stock })
      .where('product_id', '=', productId);
    const { numUpdatedRows } = await (locationNumber === undefined
      ? shelf
      : shelf.where('location_number', '=', locationNumber)
    ).executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });
