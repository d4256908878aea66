import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables.ts';

/**
 * Puts so many units of a product on every shelf, of a variety pack also what goes into it; 0 sells
 * it out. Says whether the product exists. For the sandbox: an ordinary shop has its own deliveries.
 */
export const restock = (
  db: Kysely<Tables>,
  productId: string,
  quantity: number,
): Promise<boolean> =>
  db.transaction().execute(async (changes) => {
    const product = await changes
      .selectFrom('products')
      .select('bundle')
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (product === undefined) return false;
    const inside = quantity === 0 ? [] : (product.bundle?.products ?? []);
    for (const part of inside) await atLeast(changes, part.productId, quantity * part.quantity);
    await sql`
      insert into stock (product_id, location_number, quantity)
      select ${productId}, location_number, ${quantity} from locations
      on conflict (product_id, location_number) do update set quantity = excluded.quantity
    `.execute(changes);
    return true;
  });

const atLeast = async (db: Kysely<Tables>, productId: string, quantity: number): Promise<void> => {
  await sql`
    insert into stock (product_id, location_number, quantity)
    select ${productId}, location_number, ${quantity} from locations
    on conflict (product_id, location_number)
      do update set quantity = greatest(stock.quantity, excluded.quantity)
  `.execute(db);
};
