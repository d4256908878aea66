import { type FacetName, facetNames } from '#domain/catalog/list-scope.ts';
import { productSorts } from '#domain/catalog/product-query.ts';
import { searchTextOf } from '#domain/catalog/search-text.ts';

/** The query parameters that lists read (D-PAGE-01). */
export type ListQuery = 'lang' | 'view' | 'q' | FacetName | 'sort' | 'page';

export const listQueries: readonly ListQuery[] = [
  'lang',
  'view',
  'q',
  ...facetNames,
  'sort',
  'page',
];

/** Most values of one filter, and the longest value in characters; the rest is ignored. */
export const filterLimits = { values: 40, letters: 80 } as const;
/** Highest page number that is read; no catalog is longer. */
const mostPages = 100_000;

/** The page number; 1 for any text that is none. */
export const pageNumberOf = (text: string | null): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, mostPages) : 1;
};

const filterValues = (values: readonly string[]): readonly string[] =>
  [...new Set(values)]
    .filter((value) => value !== '' && value.length <= filterLimits.letters)
    .slice(0, filterLimits.values)
    .sort();

/** The known values of these parameters; others have no effect (I18N-04 for `lang`). */
const allowed: Readonly<Record<'lang' | 'view' | 'sort', readonly string[]>> = {
  lang: ['es-us'],
  view: ['brands'],
  sort: productSorts,
};

/** The values a list reads of one parameter, sorted. */
export const listValuesOf = (params: URLSearchParams, name: ListQuery): readonly string[] => {
  switch (name) {
    case 'q': {
      const text = searchTextOf(params);
      return text === '' ? [] : [text];
    }
    case 'page': {
      const page = pageNumberOf(params.get(name));
      return page === 1 ? [] : [`${page}`];
    }
    case 'lang':
    case 'view':
    case 'sort':
      return params
        .getAll(name)
        .slice(0, 1)
        .filter((text) => allowed[name].includes(text));
    default:
      return filterValues(params.getAll(name));
  }
};

/** A query with these names and values, in this order. */
export const queryWith = <Name extends string>(
  names: readonly Name[],
  valuesOf: (name: Name) => readonly string[],
): URLSearchParams =>
  new URLSearchParams(
    names.flatMap((name) => valuesOf(name).map((value): [string, string] => [name, value])),
  );

/** A list's query with only what it reads, each value once: equal for equal lists. */
export const tidyListQuery = (params: URLSearchParams): URLSearchParams =>
  queryWith(listQueries, (name) => listValuesOf(params, name));
