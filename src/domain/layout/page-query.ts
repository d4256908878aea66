import { productSorts } from '#domain/catalog/product-query.ts';
import { type FacetName, facetNames } from '#domain/catalog/shelf.ts';
import { longestReturn } from '#domain/session/return-to.ts';

/** What pages read in the query of their address to draw themselves (D-PAGE-01). */
export type PageQuery =
  | 'lang'
  | 'view'
  | 'q'
  | FacetName
  | 'sort'
  | 'page'
  | 'topic'
  | 'returnTo'
  | 'recovery'
  | 'token';

/** Every list reads these. */
export const listQueries: readonly PageQuery[] = [
  'lang',
  'view',
  'q',
  ...facetNames,
  'sort',
  'page',
];

/** More values of one filter than this are not asked for; longer ones nobody has. */
export const filterLimits = { values: 40, letters: 80 } as const;
/** The longest text a page is searched by, letters. */
export const longestSearch = 200;
/** Pages a list has at most: no catalogue is longer. */
const mostPages = 100_000;

/** A page of a list; the first one for all that is none. */
export const pageNumberOf = (text: string | null): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, mostPages) : 1;
};

/** The text an address is searched by, cut to what the shop reads, without half of a letter. */
export const searchTextOf = (params: URLSearchParams): string =>
  (params.get('q') ?? '').slice(0, longestSearch).toWellFormed();

const only = (text: string, allowed: readonly string[]): readonly string[] =>
  allowed.includes(text) ? [text] : [];

const filterValues = (params: URLSearchParams, name: FacetName): readonly string[] =>
  [...new Set(params.getAll(name))]
    .filter((value) => value !== '' && value.length <= filterLimits.letters)
    .slice(0, filterLimits.values)
    .sort();

const isFacet = (name: PageQuery): name is FacetName => facetNames.some((facet) => facet === name);

const valuesOf = (params: URLSearchParams, name: PageQuery): readonly string[] => {
  if (isFacet(name)) return filterValues(params, name);
  const text = params.get(name) ?? '';
  if (text === '') return [];
  switch (name) {
    case 'lang':
      // Any other value is English, as none is (I18N-04).
      return only(text, ['es-us']);
    case 'view':
      return only(text, ['brands']);
    case 'recovery':
      return only(text, ['unlock']);
    case 'sort':
      return only(text, productSorts);
    case 'page':
      return pageNumberOf(text) === 1 ? [] : [`${pageNumberOf(text)}`];
    case 'q':
      return [searchTextOf(params)];
    case 'returnTo':
      return text.length > longestReturn ? [] : [text];
    case 'topic':
      return text.length > filterLimits.letters ? [] : [text];
    case 'token':
      // A page shows that there is one, never which.
      return ['-'];
  }
};

/** A query with nothing but what is read, each once and in one order: equal for equal pages. */
export const tidyQuery = (params: URLSearchParams, known: readonly PageQuery[]): URLSearchParams =>
  new URLSearchParams(
    known.flatMap((name) => valuesOf(params, name).map((value): [string, string] => [name, value])),
  );
