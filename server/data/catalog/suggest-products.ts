import { type Kysely, sql } from 'kysely';
import { type SuggestedProduct, suggestionLimits } from '#domain/search/suggestions.ts';
import { dataBytes, makeBoundedMemory } from '#server/base/host/bounded-memory.ts';
import { readInside } from '#server/data/catalog/inside-packs.ts';
import type { Place } from '#server/data/catalog/place.ts';
import { type SummaryRow, summaryColumns, summaryFrom } from '#server/data/catalog/product-row.ts';
import type { CatalogState } from '#server/data/catalog-state/catalog-state.ts';
import { findMatches, type Match } from '#server/data/search/find-matches.ts';
import type { SearchReading } from '#server/data/search/search-reading.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Suggestions of one answer (D-API-11). */
const mostSuggestions = suggestionLimits.products;

/** Compared with each other: enough that their sizes, taken together, still leave as many. */
const mostCompared = 4 * mostSuggestions;

type CardRow = SummaryRow & { readonly flavor_label: string; readonly type_label: string };

/** The best matches for a text, each snack in one size only. */
export type Suggester = (
  search: SearchReading,
  place: Place,
) => Promise<readonly SuggestedProduct[]>;

/** Some five thousand cards, of all languages and locations together. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Suggests from the best sellers among what matches. The same few cards answer most texts, so
 * they are kept until the catalogue changes.
 */
export const makeSuggester = (
  db: Kysely<Tables>,
  catalog: () => CatalogState | Promise<CatalogState>,
): Suggester => {
  const memory = makeBoundedMemory<SuggestedProduct>({ mostBytes, bytesOf: dataBytes });
  return async (search, place) => {
    const { questions } = search;
    if (questions === undefined) return [];
    const { version } = await catalog();
    const { locationNumber, language } = place;
    const found = await findMatches(
      db,
      { ...search, questions },
      { shelf: sql`p.listed`, locationNumber, language, most: mostCompared },
    );
    const chosen = oneOfEachSize(found).slice(0, mostSuggestions);
    const keyOf = (productId: string) => `${language} ${locationNumber} ${productId}`;
    const known = chosen.map(({ productId }) => memory.get(version, keyOf(productId)));
    const missing = chosen.filter((_, at) => known[at] === undefined);
    const ids = missing.map(({ productId }) => productId);
    const cards = ids.length > 0 ? await readCards(db, ids, place) : [];
    for (const card of cards) memory.keep(version, keyOf(card.productId), card);
    return chosen.flatMap(
      ({ productId }, at) => known[at] ?? cards.find((card) => card.productId === productId) ?? [],
    );
  };
};

const oneOfEachSize = (found: readonly Match[]): readonly Match[] => {
  const groups = new Set<string>();
  return found.filter(({ sizeGroupId }) => {
    const isFirst = !groups.has(sizeGroupId);
    groups.add(sizeGroupId);
    return isFirst;
  });
};

const readCards = async (
  db: Kysely<Tables>,
  ids: readonly string[],
  place: Place,
): Promise<readonly SuggestedProduct[]> => {
  const label = (table: string) =>
    sql.ref(`${table}.label_${place.language === 'es' ? 'es' : 'en'}`);
  const { rows } = await sql<CardRow>`
    select ${summaryColumns},
      coalesce(${label('f')}, '') as flavor_label, coalesce(${label('t')}, '') as type_label
    from products p
    join brands b on b.brand_id = p.brand_id
    left join stock s on s.product_id = p.product_id and s.location_number = ${place.locationNumber}
    left join flavors f on f.flavor_id = p.flavor
    left join product_types t on t.slug = p.type
    where p.product_id in (${sql.join([...ids])})
  `.execute(db);
  const inside = await readInside(db, rows, place);
  return rows.map((row) => ({
    ...summaryFrom(row, place.language, inside),
    flavorLabel: row.flavor_label,
    typeLabel: row.type_label,
  }));
};
