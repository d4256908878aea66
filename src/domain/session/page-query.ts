import {
  filterLimits,
  type ListQuery,
  listValuesOf,
  queryWith,
} from '#domain/catalog/list-query.ts';
import { longestReturn } from '#domain/session/return-to.ts';

/** The query parameters that decide what a page shows (D-PAGE-01). */
export type PageQuery = ListQuery | 'topic' | 'returnTo' | 'recovery' | 'token';

const valuesOf = (params: URLSearchParams, name: PageQuery): readonly string[] => {
  const text = params.get(name) ?? '';
  if (text === '') return [];
  switch (name) {
    case 'topic':
      return text.length > filterLimits.letters ? [] : [text];
    case 'returnTo':
      return text.length > longestReturn ? [] : [text];
    case 'recovery':
      return text === 'unlock' ? [text] : [];
    case 'token':
      // The page depends only on whether there is a value.
      return ['-'];
    default:
      return listValuesOf(params, name);
  }
};

/** A query with only the parameters that are read, each once, sorted: equal for equal pages. */
export const tidyQuery = (params: URLSearchParams, known: readonly PageQuery[]): URLSearchParams =>
  queryWith(known, (name) => valuesOf(params, name));
