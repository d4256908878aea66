import { everyProduct, type ProductQuery, productSorts } from '#domain/catalog/product-query.ts';

/** Queries of a list's address, in the order they are written. */
const filterNames = ['brand', 'flavor', 'size'] as const;
export type FilterName = (typeof filterNames)[number];

/** More pages than this are not opened at once by an address somebody made up. */
const mostPages = 50;

const pageOf = (text: string | null): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, mostPages) : 1;
};

const valuesOf = (params: URLSearchParams, name: FilterName): readonly string[] => [
  ...new Set(params.getAll(name).filter((value) => value !== '')),
];

/** Reads a list's address: what to show, and through which page (`page`, D-ROUTE-03, D-ROUTE-25). */
export const queryOf = (productTypes: readonly string[], params: URLSearchParams): ProductQuery => {
  const text = params.get('q')?.trim().slice(0, 200) ?? '';
  const sort = productSorts.find((known) => known === params.get('sort')) ?? everyProduct.sort;
  return {
    ...everyProduct,
    productTypes,
    brand: valuesOf(params, 'brand'),
    flavor: valuesOf(params, 'flavor'),
    size: valuesOf(params, 'size'),
    sort,
    page: pageOf(params.get('page')),
    ...(text === '' ? {} : { searchText: text }),
  };
};

/** Path segments of `/all-snacks/chips/tortilla`, empty ones left out. */
export const segmentsOf = (splat: string | undefined): readonly string[] =>
  (splat ?? '').split('/').filter((segment) => segment !== '');

export interface ActiveFilter {
  readonly name: FilterName;
  readonly value: string;
}

export const activeFilters = (query: ProductQuery): readonly ActiveFilter[] =>
  filterNames.flatMap((name) => query[name].map((value) => ({ name, value })));

/** The same list with one query changed; every change starts at the first page again. */
export const withQuery = (
  params: URLSearchParams,
  name: string,
  value: string | undefined,
): string => {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next.size === 0 ? '?' : `?${next}`;
};

export const withoutFilter = (params: URLSearchParams, filter: ActiveFilter): string => {
  const next = new URLSearchParams(params);
  next.delete('page');
  next.delete(filter.name, filter.value);
  return next.size === 0 ? '?' : `?${next}`;
};

export const withoutFilters = (params: URLSearchParams): string => {
  const next = new URLSearchParams(params);
  for (const name of [...filterNames, 'page']) next.delete(name);
  return next.size === 0 ? '?' : `?${next}`;
};

export const atPage = (params: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(params);
  next.set('page', String(page));
  return `?${next}`;
};
