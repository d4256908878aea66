import type { Kysely } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** The newest code of an order; earlier ones open nothing any more. */
export const keepCode = async (
  changes: Kysely<Tables>,
  orderId: string,
  code: string,
  expiresAt: Date,
): Promise<void> => {
  const fresh = { code, misses: 0, expires_at: expiresAt };
  await changes
    .insertInto('order_codes')
    .values({ order_id: orderId, ...fresh })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(fresh))
    .execute();
};

/** The code that was asked for, while it is good. */
export const findCode = async (
  db: Kysely<Tables>,
  orderId: string,
  now: Date,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('order_codes')
      .select('code')
      .where('order_id', '=', orderId)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  )?.code;

/** True when the code was right: then it is used up, for one caller only. */
export const spendCode = async (
  db: Kysely<Tables>,
  orderId: string,
  code: string,
  good: { readonly now: Date; readonly mostMisses: number },
): Promise<boolean> => {
  const used = await db
    .deleteFrom('order_codes')
    .where('order_id', '=', orderId)
    .where('code', '=', code)
    .where('expires_at', '>', good.now)
    .where('misses', '<', good.mostMisses)
    .executeTakeFirst();
  if (used.numDeletedRows > 0n) return true;
  await db
    .updateTable('order_codes')
    .set(({ eb }) => ({ misses: eb('misses', '+', 1) }))
    .where('order_id', '=', orderId)
    .execute();
  return false;
};

export const forgetOldCodes = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('order_codes').where('expires_at', '<', before).execute();
};
