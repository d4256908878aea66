import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Judged } from '#domain/catalog/reviews/moderation.ts';
import {
  isStars,
  type StarCounts,
  type Stars,
  starChoices,
} from '#domain/catalog/reviews/rating.ts';
import { type ReviewState, reviewsOnPage } from '#domain/catalog/reviews/review.ts';
import type { Bilingual } from '#domain/locale/language.ts';
import type { ProductReviewsTable } from '#server/data/tables/review-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type ReviewRow = Selectable<ProductReviewsTable>;

/** The column holds nothing else. */
export const starsOf = ({ stars }: Pick<ReviewRow, 'stars'>): Stars => {
  if (isStars(stars)) return stars;
  throw new Error('the table keeps no such stars');
};

/** One page of the shown reviews of a product, newest first; pages count from 1. */
export const shownReviews = (
  db: Kysely<Tables>,
  sizeGroupId: string,
  page: number,
): Promise<readonly ReviewRow[]> =>
  db
    .selectFrom('product_reviews')
    .selectAll()
    .where('size_group_id', '=', sizeGroupId)
    .where('state', '=', 'SHOWN')
    .orderBy('written_at', 'desc')
    .orderBy('review_id')
    .limit(reviewsOnPage)
    .offset((page - 1) * reviewsOnPage)
    .execute();

/** How many of the shown ones gave one star, two, … five. */
export const countStars = async (db: Kysely<Tables>, sizeGroupId: string): Promise<StarCounts> => {
  const rows = await db
    .selectFrom('product_reviews')
    .select(({ fn }) => ['stars', fn.countAll<string>().as('count')])
    .where('size_group_id', '=', sizeGroupId)
    .where('state', '=', 'SHOWN')
    .groupBy('stars')
    .execute();
  const counted = (stars: Stars) => Number(rows.find((row) => row.stars === stars)?.count ?? 0);
  const [one, two, three, four, five] = starChoices;
  return [counted(one), counted(two), counted(three), counted(four), counted(five)];
};

export const findOwnReview = (
  db: Kysely<Tables>,
  accountId: string,
  sizeGroupId: string,
): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('product_reviews')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('size_group_id', '=', sizeGroupId)
    .executeTakeFirst();

/** In place of what the account wrote about the product before. */
export const keepReview = async (
  changes: Kysely<Tables>,
  row: Insertable<ProductReviewsTable>,
): Promise<void> => {
  await changes
    .insertInto('product_reviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'size_group_id']).doUpdateSet(row))
    .execute();
};

export const removeReview = async (
  db: Kysely<Tables>,
  accountId: string,
  sizeGroupId: string,
): Promise<void> => {
  await db
    .deleteFrom('product_reviews')
    .where('account_id', '=', accountId)
    .where('size_group_id', '=', sizeGroupId)
    .execute();
};

/** Those an operator looks at, the one that waits longest first. */
export const reviewsInState = (
  db: Kysely<Tables>,
  state: ReviewState,
  most: number,
): Promise<readonly ReviewRow[]> =>
  db
    .selectFrom('product_reviews')
    .selectAll()
    .where('state', '=', state)
    .orderBy('written_at', state === 'WAITING' ? 'asc' : 'desc')
    .orderBy('review_id')
    .limit(most)
    .execute();

export const findReview = (db: Kysely<Tables>, reviewId: string): Promise<ReviewRow | undefined> =>
  db.selectFrom('product_reviews').selectAll().where('review_id', '=', reviewId).executeTakeFirst();

/** Undefined when there is no such review: its words may have changed, and its number with them. */
export const judgeReview = (
  db: Kysely<Tables>,
  reviewId: string,
  { state, reason }: Judged,
  now: Date,
): Promise<ReviewRow | undefined> =>
  db
    .updateTable('product_reviews')
    .set({ state, reason: reason ?? null, decided_at: now })
    .where('review_id', '=', reviewId)
    .returningAll()
    .executeTakeFirst();

/** The product that stands for all sizes of it: the article, or the first in the catalogue. */
export interface NamedProduct {
  readonly productId: string;
  readonly title: Bilingual;
}

export const productsOf = async (
  db: Kysely<Tables>,
  sizeGroupIds: readonly string[],
): Promise<ReadonlyMap<string, NamedProduct>> => {
  const { rows } = await sql<{
    size_group_id: string;
    product_id: string;
    title_en: string;
    title_es: string;
  }>`
    select distinct on (size_group_id) size_group_id, product_id, title_en, title_es from products
    where size_group_id = any (${[...new Set(sizeGroupIds)]}::text[])
    order by size_group_id, listed desc, seq
  `.execute(db);
  return new Map(
    rows.map((row) => [
      row.size_group_id,
      { productId: row.product_id, title: { en: row.title_en, es: row.title_es } },
    ]),
  );
};
