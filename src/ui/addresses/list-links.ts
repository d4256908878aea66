import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { tidyListQuery } from '#domain/catalog/list-query.ts';
import { type FacetName, facetNames } from '#domain/catalog/list-scope.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';
import { sizeSlug } from '#domain/catalog/size-text.ts';

export interface ActiveFilter {
  readonly name: FacetName;
  readonly value: string;
}

export const activeFilters = (filter: ProductFilter): readonly ActiveFilter[] =>
  facetNames.flatMap((name) => filter[name].map((value) => ({ name, value })));

/** The same list with one query changed; every change starts at the first page again. */
const changed = (params: URLSearchParams, change: (next: URLSearchParams) => void): string => {
  const next = new URLSearchParams(params);
  next.delete('page');
  change(next);
  return next.size === 0 ? '?' : `?${next}`;
};

export const withQuery = (
  params: URLSearchParams,
  name: string,
  value: string | undefined,
): string =>
  changed(params, (next) => {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  });

const take = (params: URLSearchParams, { name, value }: ActiveFilter): void => {
  for (const written of params.getAll(name)) {
    if (isSame(name, written, value)) params.delete(name, written);
  }
};

/** A size may be written as packs print it: `9 oz` is `9-oz`. */
const isSame = (name: FacetName, one: string, other: string): boolean =>
  name === 'size' ? sizeSlug(one) === other : one === other;

export const withoutFilter = (params: URLSearchParams, filter: ActiveFilter): string =>
  changed(params, (next) => take(next, filter));

export const withoutFilters = (
  params: URLSearchParams,
  names: readonly FacetName[] = facetNames,
): string =>
  changed(params, (next) => {
    for (const name of names) next.delete(name);
  });

/** Adds a filter, or removes it when it is set. */
export const withToggled = (params: URLSearchParams, filter: ActiveFilter): string =>
  changed(params, (next) => {
    const isOn = next.getAll(filter.name).some((each) => isSame(filter.name, each, filter.value));
    if (isOn) take(next, filter);
    else next.append(filter.name, filter.value);
  });

/** The address with the filters of a query instead of its own. */
export const withFilters = (params: URLSearchParams, filter: ProductFilter): string =>
  changed(params, (next) => {
    for (const name of facetNames) next.delete(name);
    for (const { name, value } of activeFilters(filter)) next.append(name, value);
  });

/** Where such a query leads: without one to the list alone, also for a browser that follows the link by itself. */
export const useListLink = (): ((query: string) => string) => {
  const { pathname } = useLocation();
  return (query) => (query === '?' ? pathname : query);
};

export const atPage = (params: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(params);
  next.set('page', String(page));
  return `?${next}`;
};

/**
 * The queries of the list as it is shown, without what no list reads: the server draws the same.
 */
export const useShownParams = (): URLSearchParams => {
  const [params] = useSearchParams();
  return useMemo(() => tidyListQuery(params), [params]);
};

/**
 * The queries of the list that is being loaded: a second press before it is shown changes those.
 */
export const useListParams = (): URLSearchParams => {
  const shown = useShownParams();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname
    ? tidyListQuery(new URLSearchParams(location.search))
    : shown;
};
