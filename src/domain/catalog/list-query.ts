import { type FacetName, facetNames } from '#domain/catalog/list-scope.ts';
import { productSorts } from '#domain/catalog/product-query.ts';
import { searchTextOf } from '#domain/catalog/search-text.ts';

/** What lists read in the query of their address (D-PAGE-01). */
export type ListQuery = 'lang' | 'view' | 'q' | FacetName | 'sort' | 'page';

export const listQueries: readonly ListQuery[] = [
  'lang',
  'view',
  'q',
  ...facetNames,
  'sort',
  'page',
];

/** More values of one filter than this are not asked for; longer ones nobody has. */
export const filterLimits = { values: 40, letters: 80 } as const;
/** Pages a list has at most: no catalogue is longer. */
const mostPages = 100_000;

/** A page of a list; the first one for all that is none. */
export const pageNumberOf = (text: string | null): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, mostPages) : 1;
};

const filterValues = (values: readonly string[]): readonly string[] =>
  [...new Set(values)]
    .filter((value) => value !== '' && value.length <= filterLimits.letters)
    .slice(0, filterLimits.values)
    .sort();

/** Values that are read at all; the others of these queries do nothing (I18N-04 for `lang`). */
const allowed: Readonly<Record<'lang' | 'view' | 'sort', readonly string[]>> = {
  lang: ['es-us'],
  view: ['brands'],
  sort: productSorts,
};

/** What a list reads of one of its queries, in one order. */
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

/** A query of these names and values, one after the other. */
export const queryWith = <Name extends string>(
  names: readonly Name[],
  valuesOf: (name: Name) => readonly string[],
): URLSearchParams =>
  new URLSearchParams(
    names.flatMap((name) => valuesOf(name).map((value): [string, string] => [name, value])),
  );

/** A list's query with nothing but what it reads, each once: equal for equal lists. */
export const tidyListQuery = (params: URLSearchParams): URLSearchParams =>
  queryWith(listQueries, (name) => listValuesOf(params, name));
