import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { SearchQuestions, SearchReading } from '#server/data/search/search-reading.ts';

/** A reading that some product may answer. */
export type Answerable = SearchReading & { readonly questions: SearchQuestions };

/** A product that answers a search, with what decides its rank. */
export interface Match {
  readonly productId: string;
  /** The same snack in other sizes has the same. */
  readonly sizeGroupId: string;
  /** Called or numbered exactly as typed. */
  readonly exact: boolean;
  readonly inTitle: boolean;
  /** Its title begins with the whole text. */
  readonly begins: boolean;
  /** Has every word whole, not only something that begins so. */
  readonly whole: boolean;
  readonly available: boolean;
  readonly popularity: number;
  readonly seq: number;
}

export interface MatchScope {
  /** A condition on `products p`. */
  readonly shelf: RawBuilder<unknown>;
  readonly locationNumber: string;
  /**
   * Products that are compared with each other: the best sellers among those that match. What a
   * search costs follows from this number and not from the size of the catalogue.
   */
  readonly most: number;
  /** With so many that have all words in the title nobody looks further. */
  readonly enough: number;
}

/** Full text match of `products p`. */
export const matches = (question: string): RawBuilder<unknown> =>
  sql`p.search_document @@ ${question}::tsquery`;

/** The products that match best, best first, each once. */
export const findMatches = async (
  db: QueryExecutorProvider,
  search: Answerable,
  scope: MatchScope,
): Promise<readonly Match[]> => {
  const { name, productId, questions } = search;
  const walk = async (question: RawBuilder<unknown>): Promise<readonly Match[]> => {
    const { rows } = await sql<Match>`
      select p.product_id as "productId", p.size_group_id as "sizeGroupId",
        (p.product_id = ${productId} or p.name_key_en = ${name} or p.name_key_es = ${name}) as exact,
        ${matches(questions.inTitle)} as "inTitle",
        (p.name_key_en ^@ ${name} or p.name_key_es ^@ ${name}) as begins,
        ${matches(questions.whole)} as whole,
        coalesce((
          select s.quantity > 0 from stock s
          where s.product_id = p.product_id and s.location_number = ${scope.locationNumber}
        ), false) as available,
        p.popularity, p.seq
      from products p where ${scope.shelf} and ${question}
      order by p.popularity desc, p.seq limit ${scope.most}
    `.execute(db);
    return rows;
  };
  const titled = await walk(matches(questions.inTitle));
  const exact =
    titled.length < scope.most
      ? []
      : await walk(
          sql`(p.product_id = ${productId} or p.name_key_en = ${name} or p.name_key_es = ${name})`,
        );
  const others = titled.length >= scope.enough ? [] : await walk(matches(questions.anywhere));
  const found = new Map([...exact, ...titled, ...others].map((match) => [match.productId, match]));
  return [...found.values()].sort(byRank);
};

/** The best match first; among equals what can be had now, then what sells best. */
const byRank = (one: Match, other: Match): number =>
  yesFirst(one.exact, other.exact) ||
  yesFirst(one.inTitle, other.inTitle) ||
  yesFirst(one.begins, other.begins) ||
  yesFirst(one.whole, other.whole) ||
  yesFirst(one.available, other.available) ||
  other.popularity - one.popularity ||
  one.seq - other.seq;

const yesFirst = (one: boolean, other: boolean): number => Number(other) - Number(one);
