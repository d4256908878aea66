import type { Kysely } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** What was ever loaded; a database may be from before texts or coupons existed. */
export interface LoadedParts {
  readonly catalog: boolean;
  readonly content: boolean;
  readonly coupons: boolean;
}

export const loadedParts = async (db: Kysely<Tables>): Promise<LoadedParts> => {
  const parts = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('products').select('product_id')).as('catalog'),
      exists(selectFrom('content_pages').select('page')).as('content'),
      exists(selectFrom('coupons').select('code')).as('coupons'),
    ])
    .executeTakeFirstOrThrow();
  return {
    catalog: Boolean(parts.catalog),
    content: Boolean(parts.content),
    coupons: Boolean(parts.coupons),
  };
};
