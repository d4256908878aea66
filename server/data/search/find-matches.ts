import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import type { SearchQuestions, SearchReading } from '#server/data/search/search-reading.ts';

/** A search text that at least one product can match. */
export type Answerable = SearchReading & { readonly questions: SearchQuestions };

/** A matching product, with the values that decide its rank. */
export interface Match {
  readonly productId: string;
  /** Equal for all sizes of one snack. */
  readonly sizeGroupId: string;
  /** The typed text is exactly its name or its number. */
  readonly exact: boolean;
  /** Every word is in its title, in either language. */
  readonly inTitle: boolean;
  /** Words of its title, in the shopper's language, begin with the typed letters. */
  readonly shown: boolean;
  /** Its title begins with the typed text. */
  readonly begins: boolean;
  /** Has every word as a whole word, not only as the beginning of one. */
  readonly whole: boolean;
  readonly available: boolean;
  readonly popularity: number;
  readonly seq: number;
}

export interface MatchScope {
  /** A condition on `products p`. */
  readonly shelf: RawBuilder<unknown>;
  readonly locationNumber: string;
  readonly language: Language;
  /**
   * How many products are compared: the best sellers among the matches. The cost of a search
   * depends on this number and not on the size of the catalogue.
   */
  readonly most: number;
}

/** Full text condition on `products p`. */
export const matches = (question: string): RawBuilder<unknown> =>
  sql`p.search_document @@ ${question}::tsquery`;

/**
 * The best matches, best first, each once. One statement: it reads a number of best sellers, in
 * which frequent words are found often enough, and reads rare words from the index. Neither way can
 * read the whole catalogue, whatever the planner estimates for words that never occur together.
 */
export const findMatches = async (
  db: QueryExecutorProvider,
  search: Answerable,
  scope: MatchScope,
): Promise<readonly Match[]> => {
  const { name, productId, questions } = search;
  const { most, shelf } = scope;
  const title = scope.language === 'es' ? sql`p.name_key_es` : sql`p.name_key_en`;
  const isShown = shownIn(title, search.shownWords);
  const isExact = sql`(p.product_id = ${productId} or p.name_key_en = ${name} or p.name_key_es = ${name})`;
  const { rows } = await sql<Match>`
    with walked as materialized (
      select p.product_id, p.popularity, p.seq, ${matches(questions.inTitle)} as in_title,
        ${isShown} as shown
      from (
        select * from products where listed
        order by popularity desc, seq limit ${bestSellers(most)}
      ) p where ${shelf} and ${matches(questions.anywhere)}
    ),
    titled as (
      (select product_id from walked where in_title order by popularity desc, seq limit ${most})
      union all
      (select product_id from walked where shown order by popularity desc, seq limit ${most})
      union all
      (
        select p.product_id from products p
        where (select count(*) < ${most} from walked where in_title)
          and p.listed and ${shelf} and ${matches(questions.inTitle)}
        order by ${isShown} desc, p.popularity desc, p.seq limit ${most}
      )
    ),
    others as (
      (select product_id from walked order by popularity desc, seq limit ${most})
      union all
      (
        select p.product_id from products p
        where (select count(*) < ${most} from walked)
          and p.listed and ${shelf} and ${matches(questions.anywhere)}
        order by p.popularity + 0 desc, p.seq limit ${most}
      )
    ),
    found as (
      select product_id from titled
      union
      select product_id from others where (select count(distinct product_id) < ${most} from titled)
      union
      select product_id from products p where ${shelf} and ${isExact}
    )
    select p.product_id as "productId", p.size_group_id as "sizeGroupId", ${isExact} as exact,
      ${matches(questions.inTitle)} as "inTitle", ${isShown} as shown,
      (p.name_key_en ^@ ${name} or p.name_key_es ^@ ${name}) as begins,
      ${matches(questions.whole)} as whole,
      coalesce((
        select s.quantity > 0 from stock s
        where s.product_id = p.product_id and s.location_number = ${scope.locationNumber}
      ), false) as available,
      p.popularity, p.seq
    from found join products p using (product_id)
  `.execute(db);
  return [...rows].sort(byRank);
};

/**
 * How many best sellers are read. If fewer than `most` of them match, the matches are rare enough
 * to read all of them from the index at about the same cost. The number grows with the square root
 * of the catalogue's size; the factor one half was measured.
 */
const bestSellers = (most: number): RawBuilder<unknown> => sql`(
  select (${most} + 0.5 * sqrt(${most}::float8 * greatest(reltuples, 0)))::bigint
  from pg_class where oid = 'products'::regclass
)`;

const shownIn = (title: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> =>
  sql`(' ' || ${title}) like all (${words.map((word) => `% ${word}%`)}::text[])`;

/** The best match first; equal ones by stock, then by sales. */
const byRank = (one: Match, other: Match): number =>
  yesFirst(one.exact, other.exact) ||
  yesFirst(one.inTitle, other.inTitle) ||
  yesFirst(one.shown, other.shown) ||
  yesFirst(one.begins, other.begins) ||
  yesFirst(one.whole, other.whole) ||
  yesFirst(one.available, other.available) ||
  other.popularity - one.popularity ||
  one.seq - other.seq;

const yesFirst = (one: boolean, other: boolean): number => Number(other) - Number(one);
