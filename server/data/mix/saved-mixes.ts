import type { Kysely } from 'kysely';
import type { AccountMixes } from '#domain/mix/account-mixes.ts';
import { mixIdPrefix, mixNumber } from '#domain/mix/mix-id.ts';
import { mixNameKey, type SavedMix } from '#domain/mix/saved-mix.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** All saved mixes of an account, ordered by number, which is the order of saving. */
export const readSavedMixes = async (
  db: Kysely<Tables>,
  accountId: string,
): Promise<AccountMixes> => {
  const { last_mix: lastNumber } = await db
    .selectFrom('accounts')
    .select('last_mix')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('saved_mixes')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('number')
    .execute();
  const mixes = rows.map(
    (row): SavedMix => ({
      id: `${mixIdPrefix}${row.number}`,
      name: row.name,
      contents: row.contents,
      nonSku: row.non_sku,
      version: row.version,
    }),
  );
  return { mixes, lastNumber };
};

/** Writes one new or changed mix, and the highest number used. */
export const writeSavedMix = async (
  changes: Kysely<Tables>,
  accountId: string,
  { mix, lastNumber }: { readonly mix: SavedMix; readonly lastNumber: number },
  now: Date,
): Promise<void> => {
  const written = {
    name: mix.name,
    name_key: mixNameKey(mix.name),
    contents: JSON.stringify(mix.contents),
    non_sku: mix.nonSku,
    version: mix.version,
    updated_at: now,
  };
  const number = mixNumber(mix.id);
  if (number === undefined) throw new Error(`${mix.id} is no number of a box`);
  await changes
    .insertInto('saved_mixes')
    .values({ ...written, account_id: accountId, number, created_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'number']).doUpdateSet(written))
    .execute();
  await changes
    .updateTable('accounts')
    .set({ last_mix: lastNumber })
    .where('account_id', '=', accountId)
    .execute();
};

export const deleteSavedMix = async (
  db: Kysely<Tables>,
  accountId: string,
  id: string,
): Promise<void> => {
  await db
    .deleteFrom('saved_mixes')
    .where('account_id', '=', accountId)
    .where('number', '=', mixNumber(id) ?? 0)
    .execute();
};

/** Which of these products may go into a mix, whether in stock or not. */
export const readMixableAmong = async (
  db: Kysely<Tables>,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', 'in', [...new Set(productIds)])
    .where('mixable', '=', true)
    .where('listed', '=', true)
    .execute();
  return new Set(rows.map((row) => row.product_id));
};
