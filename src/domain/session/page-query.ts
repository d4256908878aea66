import {
  filterLimits,
  type ListQuery,
  listValuesOf,
  queryWith,
} from '#domain/catalog/list-query.ts';
import { longestReturn } from '#domain/session/return-to.ts';

/** What pages read in the query of their address to draw themselves (D-PAGE-01). */
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
      // A page shows that there is one, never which.
      return ['-'];
    default:
      return listValuesOf(params, name);
  }
};

/** A query with nothing but what is read, each once and in one order: equal for equal pages. */
export const tidyQuery = (params: URLSearchParams, known: readonly PageQuery[]): URLSearchParams =>
  queryWith(known, (name) => valuesOf(params, name));
